// Runs before anything is drawn: language, direction and theme first, so that
// the page never appears in the wrong ones; then the page itself.

const LANGUAGES = { en: 'ltr', fa: 'rtl', ar: 'rtl', ru: 'ltr' };

dress(document.documentElement);
start(document.documentElement.lang);

/** Sets language, direction and theme on the root element. */
function dress(root) {
  const theme = stored('theme');
  const wished = [stored('language'), ...navigator.languages].map((tag) => String(tag).split('-')[0]);
  root.lang = wished.find((name) => Object.hasOwn(LANGUAGES, name)) ?? 'en';
  root.dir = LANGUAGES[root.lang];
  // Without scripts nothing wakes, and the page says so.
  root.dataset.wakes = wakingBoard();
  if (theme === 'light' || theme === 'dark') {
    root.dataset.theme = theme;
  }
}

/** The look of the board that index.html shows meanwhile: that of the match that was left. */
function wakingBoard() {
  if (location.hash.startsWith('#/learn')) {
    return 'none';
  }
  const sizes = (read('dooz-match') ?? 'SZ[3]').matchAll(/\bSZ\[(\d+)(?::(\d+))?/g);
  // The game on the board stands behind the earlier ones.
  const [, columns, rows = columns] = [...sizes].at(-1) ?? [];
  const pieces = stored('stones');
  const isWooden = pieces === 'stones' || (pieces !== 'crosses' && Math.max(columns, rows) >= 9);
  const hasLines = columns === '3' && rows === '3' && stored('coordinates') !== 'false';
  return isWooden ? 'wood' : hasLines ? 'three' : 'paper';
}

/** Reads a stored setting; the page reads the same lines and checks them. */
function stored(choice) {
  const lines = read('dooz-settings')?.split('\n') ?? [];
  return lines.find((line) => line.startsWith(`${choice} `))?.slice(choice.length + 1);
}

function read(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    // A browser need not let the page see what is stored.
    return null;
  }
}

async function start(language) {
  // The page is made in several tasks, and each can fail.
  addEventListener('error', () => document.getElementById('waking') && giveUp());
  try {
    const [sentences, dooz] = await Promise.all([sentencesIn(language), program()]);
    await parsed();
    dooz.start_page(sentences);
  } catch (error) {
    console.error(error);
    await parsed();
    giveUp();
    return;
  }
  cachePage();
}

/** Says that the page cannot start. */
function giveUp() {
  // With scripts allowed, what stands in it is a text.
  document.body.innerHTML = document.querySelector('noscript').textContent;
}

/** The file with all that the page says in a language. */
async function sentencesIn(language) {
  const response = await fetch(`./sentences/${language}.txt`);
  if (!response.ok) {
    throw new Error(`${response.url}: ${response.status}`);
  }
  return response.text();
}

async function program() {
  const dooz = await import('./dooz.js');
  await dooz.default();
  // The next task: this one has been long enough.
  await new Promise((resolve) => setTimeout(resolve));
  return dooz;
}

/** When the whole of index.html has been read. */
function parsed() {
  return new Promise((resolve) => {
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', resolve, { once: true });
    } else {
      resolve();
    }
  });
}

/** Stores the page for a start without network, where the browser can. */
function cachePage() {
  // Service workers need HTTP, which a window of its own has only on Windows.
  if (location.protocol.startsWith('http')) {
    navigator.serviceWorker?.register('./sw.js').catch(() => {});
  }
}
