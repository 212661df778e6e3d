// A game looked at: chances, lines, reasons, reviews, and side lines.

import assert from 'node:assert/strict';

import { isAccessible } from '../support/accessibility.js';
import { board, cell, count, listen, look, play, shows } from '../support/board.js';
import { eventually } from '../support/eventually.js';
import { visiting } from '../support/visit.js';
import { plain, says } from '../support/words.js';

const analyse = (rules, moves = '') => `#/analyse?rules=${rules}&moves=${moves.replaceAll(' ', '')}`;
const word = (key, gaps) => says('en', key, gaps);
const button = (page, key) => page.getByRole('button', { name: word(key), exact: true });
const engine = (page) => page.locator('.card.engine');
const tab = (page, key) => page.getByRole('button', { name: word(key), exact: true }).click();

/** Returns the text of a part of the screen. */
const text = async (part) => plain(await part.innerText());

/** Returns what the evaluation bar says. */
const bar = async (page) => plain(await page.getByRole('meter').getAttribute('aria-valuetext'));

/** Returns the depth of the search. */
const depth = async (page) => Number(/depth (\d+)/.exec(await text(engine(page)))?.[1] ?? 0);

// An even position that stays undecided for many seconds.
const OPEN = analyse('15x15x5', 'g8 h6 i8 f8 e4 f5 f7 e6');
const FOURS = analyse('15x15x5', 'h8 g8 i8 a1 j8 c1 k9 e1 k10 a3');

visiting('every move of a small board has its proven value', { start: analyse('3x3x3', 'a1 b1') }, async ({ page }) => {
  await engine(page).getByText(word('analyse-solved')).waitFor();
  const empty = board(page).getByRole('gridcell', { name: 'empty' });
  const names = () => empty.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
  await eventually(async () => (await names()).filter((name) => /(X|O) wins in|draw, proven/.test(plain(name))).length, 7);
  assert.equal(await bar(page), 'Proven: X wins in 3.');
  assert.match(await text(page.locator('.pv').first()), /^X wins in 3/);
});

visiting('on a large board the best moves have their chances, and nothing else has numbers', { start: OPEN }, async ({ page }) => {
  await board(page).locator('.w-cand').first().waitFor();
  const shown = await board(page).locator('.w-pct').allTextContents();
  assert.ok(shown.length <= 5 && shown.every((chance) => /^\d{1,2}$/.test(chance)), `${shown}`);
  assert.equal(await board(page).locator('.heat').count(), 0);
  assert.doesNotMatch(await text(page.locator('main')), /~/);
});

visiting('of the squares of a line, those without room are left out as a whole', { start: OPEN, viewport: { width: 1024, height: 768 } }, async ({ page }) => {
  await eventually(() => depth(page), (depth) => depth >= 8);
  const cut = await page.locator('.pv .sq').evaluateAll((lines) => lines.flatMap((line) => {
    const { right, bottom } = line.getBoundingClientRect();
    const boxes = [...line.children].map((word) => word.getBoundingClientRect());
    return boxes.filter((box) => box.top < bottom - 2 && (box.right > right + 1 || box.bottom > bottom + 1));
  }));
  assert.deepEqual(cut, []);
});

visiting('one position has one value on the whole screen', { start: OPEN }, async ({ page }) => {
  await eventually(() => depth(page), (depth) => depth >= 4);
  // The analysis is stopped, so that nothing changes between two looks.
  await button(page, 'analyse-options').click();
  await button(page, 'analyse-stop').click();
  await button(page, 'analyse-resume').waitFor();
  const chance = /X’s chance: (\d+)%/.exec((await bar(page)).replace('Black', 'X'))[1];
  assert.equal(await page.locator('.evalbar b').textContent(), chance);
  assert.equal(await text(page.locator('.pv .pct').first()), `Black ${chance}%`);
  assert.equal(await text(page.locator('.course b')), `Black ${chance}%`);
  assert.equal(await board(page).locator('.w-pct.best').textContent(), chance);
  await tab(page, 'analyse-why-short');
  await eventually(() => text(page.locator('.judgement')), (said) => said.includes(`(Black ${chance}%)`));
});

visiting('the analysis of a large board deepens until it is stopped, and goes on', { start: OPEN }, async ({ page }) => {
  await eventually(() => depth(page), (depth) => depth > 4);
  assert.match(await text(engine(page)), /depth \d+ · [\d.]+ ?[kM]?/);
  await button(page, 'analyse-options').click();
  await button(page, 'analyse-stop').click();
  await button(page, 'analyse-resume').waitFor();
  const stopped = await depth(page);
  await button(page, 'analyse-resume').click();
  await eventually(() => depth(page), (depth) => depth > stopped);

  const least = await fewestLines(page);
  const best = await page.locator('.pv i').first().innerText();
  await cell(page, best).click();
  await page.locator('.pvs.outdated').waitFor({ state: 'detached' });
  assert.ok((await least()) > 0, 'the old lines stay until there are new ones');
  await button(page, 'analyse-stop').click();
  await isAccessible(page);
});

const LONG = 'a1d1g1j1m1b1e1h1k1n1c1f1i1l1o1a3d3g3j3m3b3e3h3k3n3c3f3i3l3o3';

for (const viewport of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) {
  visiting(`the current move stays in its list at ${viewport.width} px, whatever the other cards do`, { start: analyse('15x15x5', LONG), viewport }, async ({ page }) => {
    await tab(page, 'analyse-moves');
    const isSeen = () => page.locator('.tree-moves [aria-current]').evaluate((move) => {
      const { top, bottom } = move.getBoundingClientRect();
      const list = move.closest('.scroll').getBoundingClientRect();
      return top >= list.top - 1 && bottom <= list.bottom + 1;
    });
    const look = async () => {
      // The lines of the analysis come, and take room from the list.
      await page.locator('.pv').nth(1).waitFor();
      await page.waitForTimeout(300);
      assert.ok(await isSeen(), await page.locator('.tree-moves [aria-current]').innerText());
    };
    await look();
    await page.evaluate(() => scrollTo(0, 0));
    for (const key of ['ArrowLeft', 'PageUp', 'PageUp', 'End', 'ArrowLeft']) {
      await page.keyboard.press(key);
      await look();
    }
    assert.equal(await page.evaluate(() => scrollY), 0, 'the page stays where it is');
  });
}

visiting('an analysis rests while the page is hidden', { start: OPEN }, async ({ page }) => {
  await eventually(() => depth(page), (depth) => depth > 2);
  await page.evaluate(hide, true);
  await button(page, 'analyse-options').click();
  await button(page, 'analyse-resume').waitFor();
  await page.evaluate(hide, false);
  await button(page, 'analyse-stop').waitFor();
});

/** Runs on the page: lets it believe that it is hidden, or seen. */
function hide(hidden) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Returns the smallest number of lines that are listed from now on. */
async function fewestLines(page) {
  await page.locator('.pvs').evaluate((list) => {
    globalThis.fewest = list.children.length;
    const count = () => {
      globalThis.fewest = Math.min(globalThis.fewest, list.children.length);
    };
    new MutationObserver(count).observe(list, { childList: true });
  });
  return () => page.evaluate(() => globalThis.fewest);
}

visiting('a win by continuous fours is proven and named', { start: FOURS }, async ({ page }) => {
  await page.getByText(word('analyse-wins-fours', { player: 'Black' })).waitFor();
  assert.match(await text(page.locator('.pv').first()), /^Black wins in at most 3 k8/);
  await eventually(() => bar(page), 'Proven: Black wins in at most 3.');
  await page.keyboard.press('End');
  await cell(page, 'a5').click();
  const danger = page.getByText(word('analyse-danger', { player: 'Black' }));
  await danger.hover();
  await board(page).locator('.thought').first().waitFor();
});

visiting('threats are drawn and heard until they are switched off', { start: analyse('15x15x5', 'h8 a1 i8 a3 j8') }, async ({ page }) => {
  const name = async (square) => plain(await cell(page, square).getAttribute('aria-label'));
  await eventually(() => name('g8'), (name) => /open four for Black/.test(name));
  assert.match(await name('h8'), /threatens/);
  assert.equal(await board(page).locator('.w-threat').count(), 1);
  await page.keyboard.press('t');
  await eventually(() => name('g8'), (name) => !/open four for/.test(name));
});

visiting('rules of a position that cannot be keep what was typed, and say why', { start: analyse('15x15x5', 'h8') }, async ({ page }) => {
  await button(page, 'analyse-setup').click();
  const columns = page.getByRole('spinbutton', { name: word('match-columns') });
  const use = button(page, 'analyse-setup-use');
  await columns.fill('2');
  await eventually(() => use.isDisabled(), true);
  await page.getByRole('status').getByText(word('match-no-board')).waitFor();
  assert.equal(await columns.inputValue(), '2');
  await columns.fill('12');
  await eventually(() => page.getByRole('gridcell').count(), 180);
  await eventually(() => use.isDisabled(), false);
});

visiting('an analysis without its weights says so, and goes on once they are there', { start: analyse('3x3x3') }, async ({ page, host, troubles }) => {
  await board(page).waitFor();
  await page.route('**/*.weights', (route) => route.abort());
  await page.goto(`${host.url}${analyse('renju', 'h8 i9')}`);
  await page.getByRole('alert').getByText(word('page-no-weights')).waitFor();
  assert.doesNotMatch(await page.locator('.deep').getAttribute('aria-label'), /100 of 100/);
  await tab(page, 'analyse-why-short');
  await page.locator('.why').getByText(word('page-no-weights')).waitFor();
  await page.unroute('**/*.weights');
  await button(page, 'analyse-options').click();
  await button(page, 'analyse-resume').click();
  await eventually(() => depth(page), (depth) => depth > 0);
  assert.match(troubles.splice(0).join(), /Failed to load resource/);
});

visiting('a square that is forbidden has no reasons but that', { start: analyse('renju', 'h8 a1 i8 a2 j9 o1 j10 o2') }, async ({ page }) => {
  await board(page).locator('.w-forbid').first().waitFor();
  await page.keyboard.press('w');
  await cell(page, 'j8').click();
  await eventually(() => text(page.locator('.why')), (text) => /j8.*forbidden/i.test(text));
});

visiting('forbidden squares are marked', { start: analyse('renju', 'h8 a1 i8 a2 j9 o1 j10 o2') }, async ({ page }) => {
  await board(page).locator('.w-forbid').first().waitFor();
  assert.match(plain(await cell(page, 'j8').getAttribute('aria-label')), /^j8, forbidden/);
});

visiting('a board that is solved has no switch without effect', { start: analyse('5x5x4', 'c3') }, async ({ page }) => {
  await page.locator('.pv, .deep').first().waitFor();
  await button(page, 'analyse-options').click();
  await page.getByRole('switch', { name: word('analyse-values'), exact: true }).waitFor();
  assert.equal(await page.getByRole('switch', { name: word('analyse-threats'), exact: true }).count(), 0);
});

visiting('the analysis goes with its switch, and stays away over a reload', { start: analyse('3x3x3', 'a1 b1') }, async ({ page }) => {
  await page.locator('.pv').first().waitFor();
  await page.getByRole('switch', { name: word('analyse-switch'), exact: true }).uncheck();
  await page.getByText(word('analyse-off')).waitFor();
  assert.equal(await page.getByRole('meter').count(), 0);
  await page.reload();
  await shows(page, '... / ... / XO.');
  assert.equal(await page.getByRole('meter').count(), 0);
  await page.keyboard.press('a');
  await page.locator('.pv').first().waitFor();
});

visiting('a line is seen on the board while it is pointed at, and played up to the move that is pressed', { start: analyse('3x3x3', 'a1 b1') }, async ({ page }) => {
  const line = page.locator('.pv').first();
  await line.hover();
  const length = await line.locator('i').count();
  assert.ok(length > 1);
  await eventually(() => board(page).locator('.thought').count(), length);
  assert.equal(await look(page), '... / ... / XO.');
  await page.locator('.card.course').hover();
  await eventually(() => board(page).locator('.thought').count(), 0);
  await line.locator('i').nth(1).click();
  await eventually(() => count(page), 4);
});

visiting('behind the end of a game the engine says how it ended', { start: analyse('3x3x3', 'a1 b1 b2 c3 a3 a2 c1') }, async ({ page }) => {
  await engine(page).getByText(word('play-wins', { player: 'X' })).waitFor();
  assert.equal(await page.locator('.pvs').count(), 0);
  await page.keyboard.press('ArrowLeft');
  await page.locator('.pv').first().waitFor();
});

visiting('a move is explained', { start: analyse('3x3x3', 'a1 a2 b1 c1') }, async ({ page }) => {
  await tab(page, 'analyse-why-short');
  const why = page.locator('.why');
  await why.getByText(/Stops the opponent from completing a line/).waitFor();
  await button(page, 'analyse-why-square').click();
  await cell(page, 'b2').click();
  await page.getByRole('heading', { name: /^Why \W*b2/ }).waitFor();
  await shows(page, '... / O.. / XXO');
});

visiting('the review goes on by itself, fills the chart, and finds the move that decided the game', { start: analyse('3x3x3', 'a1 b1 b2 c3 a3 a2 c1') }, async ({ page }) => {
  const rows = page.locator('.rev');
  await eventually(() => rows.count(), 7);
  const decisive = page.locator('.rev.turn');
  await decisive.waitFor();
  assert.match(plain(await decisive.textContent()), /2 b1 O, blunder, 50 points of chance lost turning point/);
  assert.match(await text(decisive), /−50$/);
  await page.getByText(/Turning point: move \W*2/).waitFor();
  assert.equal(await page.locator('.chart .cd.blunder').count(), 1);
  assert.match(await page.locator('.chart .c-line').getAttribute('d'), /^M0 48.*L360 0$/);
  assert.match(plain(await page.locator('.acc').innerText()), /100%.*\d+%/);
});

visiting('the row of a move leads to it, and so does the chart', { start: analyse('3x3x3', 'a1 b1 b2 c3 a3 a2 c1') }, async ({ page }) => {
  await page.locator('.rev').nth(1).click();
  await shows(page, '... / ... / XO.');
  assert.equal(await page.locator('.rev[aria-current]').count(), 1);
  const { width } = await page.locator('.rev').nth(1).boundingBox();
  const card = await page.locator('.card.review').boundingBox();
  assert.ok(width > card.width - 40, 'the whole row is the button');
  const chart = page.getByRole('slider');
  const { x, y, width: wide, height } = await chart.boundingBox();
  await page.mouse.click(x + wide - 6, y + height / 2);
  await eventually(() => count(page), 7);
});

visiting('any position can be set up in place, and the old game is kept', { start: analyse('3x3x3', 'b2') }, async ({ page }) => {
  await shows(page, '... / .X. / ...');
  await button(page, 'analyse-setup').click();
  await button(page, 'analyse-setup-empty').click();
  await play(page, 'a1 c3');
  const pen = page.getByRole('group', { name: word('analyse-setup-place') });
  await pen.getByRole('radio', { name: word('analyse-setup-circle') }).check();
  await cell(page, 'b2').click();
  await play(page, 'a3');
  await shows(page, 'O.X / .O. / X..');
  await cell(page, 'c1').click();
  const turn = page.getByRole('group', { name: word('analyse-setup-turn') });
  await turn.getByRole('radio', { name: word('analyse-setup-circle') }).check();
  await page.getByText(/no game gets there/).waitFor();
  assert.ok(await button(page, 'analyse-setup-use').isDisabled());
  await pen.getByRole('radio', { name: word('analyse-setup-erase') }).check();
  await cell(page, 'c1').click();
  await cell(page, 'a3').click();
  await eventually(() => page.getByText(/no game gets there/).count(), 0);
  await button(page, 'analyse-setup-use').click();
  await button(page, 'analyse-setup').waitFor();
  await cell(page, 'a3').click();
  await shows(page, 'O.X / .O. / X..');
});

visiting('one steps through a game by keys', { start: analyse('3x3x3', 'a1 b1 b2') }, async ({ page }) => {
  await shows(page, '... / .X. / XO.');
  const heard = await listen(page);
  await page.keyboard.press('ArrowLeft');
  await shows(page, '... / ... / XO.');
  // What the position is worth may be said right after it.
  await eventually(heard, (said) => said.includes('Move 2 of 3: b1, O.'));
  await page.keyboard.press('Home');
  await shows(page, '... / ... / ...');
  await page.keyboard.press('End');
  await shows(page, '... / .X. / XO.');
});

visiting('one steps through a game by the wheel over the board', { start: analyse('3x3x3', 'a1 b1 b2') }, async ({ page }) => {
  await shows(page, '... / .X. / XO.');
  await board(page).hover();
  await page.mouse.wheel(0, -100);
  await shows(page, '... / ... / XO.');
  await page.mouse.wheel(0, 100);
  await shows(page, '... / .X. / XO.');
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

visiting('one steps through a game by a finger below the board', { ...PHONE, start: analyse('3x3x3', 'a1 b1 b2') }, async ({ page, context }) => {
  await shows(page, '... / .X. / XO.');
  const card = page.locator('.card.course');
  await card.scrollIntoViewIfNeeded();
  const { x, y } = await card.boundingBox();
  const touch = await context.newCDPSession(page);
  const swipe = async (from, to) => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + from, y: y + 20 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + to, y: y + 22 }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(100, 220);
  await shows(page, '... / ... / XO.');
  await swipe(220, 100);
  await shows(page, '... / .X. / XO.');
});

visiting('from right to left the steps stay as they are, and the tools are mirrored', { start: analyse('3x3x3', 'a1 b1'), settings: { language: 'fa' } }, async ({ page }) => {
  const place = async (key) => (await page.getByRole('button', { name: says('fa', key), exact: true }).boundingBox()).x;
  assert.ok((await place('analyse-first')) < (await place('analyse-last')));
  assert.ok((await place('analyse-import')) > (await place('analyse-share')));
  await isAccessible(page);
});

for (const [width, height] of [[1000, 700], [1024, 768], [1440, 900], [1920, 1080]]) {
  visiting(`at ${width}x${height} the page does not scroll`, { start: OPEN, viewport: { width, height } }, async ({ page }) => {
    await page.locator('.pv').first().waitFor();
    const over = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth - innerWidth, scrollHeight - innerHeight];
    });
    assert.deepEqual(over.filter((pixels) => pixels > 0), []);
  });
}

visiting('on a phone the board and the steps are seen without scrolling', { ...PHONE, viewport: { width: 360, height: 640 }, start: OPEN }, async ({ page }) => {
  await page.locator('.pv').first().waitFor();
  for (const part of [board(page), button(page, 'analyse-next')]) {
    const { y, height } = await part.boundingBox();
    assert.ok(y >= 0 && y + height <= 640 - 60);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 360);
});

visiting('two hundred side lines are listed fast', { start: analyse('15x15x5') }, async ({ page }) => {
  const squares = [...'abcdefghijklmno'].flatMap((column) => [...'abcdefghijklmno'].map((row) => column + row));
  const lines = squares.filter((square) => square !== 'hh').slice(0, 200).map((square) => `(;W[${square}])`);
  await paste(page, `(;GM[4]SZ[15];B[hh]${lines.join('')})`);
  await eventually(() => count(page), (stones) => stones > 0);
  await tab(page, 'analyse-moves');
  await eventually(() => page.locator('.tree-moves button').count(), 201);
  const begin = Date.now();
  await page.keyboard.press('Home');
  await eventually(() => count(page), 0);
  await page.keyboard.press('End');
  await eventually(() => count(page), 2);
  assert.ok(Date.now() - begin < 4000);
});

visiting('a comment stays with its place', { start: analyse('3x3x3', 'a1 b1') }, async ({ page }) => {
  await tab(page, 'analyse-moves');
  const field = page.getByLabel(word('analyse-comment'));
  await field.fill('A slip.');
  await field.blur();
  await page.keyboard.press('ArrowLeft');
  await eventually(() => field.inputValue(), '');
  await page.reload();
  await tab(page, 'analyse-moves');
  await page.keyboard.press('End');
  await eventually(() => field.inputValue(), 'A slip.');
});

visiting('a comment is kept while it is typed', { start: analyse('3x3x3', 'a1 b1') }, async ({ page }) => {
  await tab(page, 'analyse-moves');
  const field = page.getByLabel(word('analyse-comment'));
  await field.focus();
  await page.keyboard.type('A x');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('slip');
  await page.keyboard.press('Home');
  await page.keyboard.type('No: ');
  assert.equal(await field.inputValue(), 'No: A slip');
  await board(page).hover();
  await page.mouse.wheel(0, -100);
  await shows(page, '... / ... / X..');
  await eventually(() => field.inputValue(), '');
  await page.mouse.wheel(0, 100);
  await eventually(() => field.inputValue(), 'No: A slip');
});

/** Pastes a text into the page, outside its fields. */
async function paste(page, text) {
  await board(page).waitFor();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
  }, text);
}

visiting('after a click on the board the arrow keys still step', { start: analyse('15x15x5', 'h8 i9') }, async ({ page }) => {
  await cell(page, 'g7').click();
  await eventually(() => count(page), 3);
  await page.keyboard.press('ArrowLeft');
  await eventually(() => count(page), 2);
});

visiting('the turning point leads there', { start: analyse('3x3x3', 'a1 b1 b2 c3 a3 a2 c1') }, async ({ page }) => {
  await page.locator('.review-state .proof').click();
  await eventually(() => count(page), 2);
});

visiting('on a phone the row of a move leads back to the board', { ...PHONE, start: analyse('3x3x3', 'a1 b1 b2 c3 a3 a2 c1') }, async ({ page }) => {
  await page.locator('.rev').nth(3).waitFor();
  await page.locator('.rev').nth(3).tap();
  await eventually(() => board(page).evaluate((board) => {
    const { top, bottom } = board.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  }), true);
});

visiting('a side line says that it is one, and its review is no news', { start: analyse('3x3x3', 'a1 b1 b2') }, async ({ page }) => {
  await page.locator('.rev').nth(2).waitFor();
  const heard = await listen(page);
  await page.keyboard.press('ArrowLeft');
  await cell(page, 'c3').click();
  await page.locator('.review-state').getByText(word('analyse-side-line')).waitFor();
  await eventually(() => page.locator('.rev').count(), 3);
  assert.doesNotMatch(await heard(), new RegExp(word('analyse-reviewed')));
});

visiting('one plays on against the computer from any position', { start: analyse('15x15x5', 'h8 i9 g7') }, async ({ page }) => {
  await board(page).waitFor();
  await page.keyboard.press('ArrowLeft');
  await tab(page, 'analyse-moves');
  const playOn = page.getByRole('link', { name: word('analyse-play-on') });
  // What the card cuts off, it scrolls to.
  await playOn.scrollIntoViewIfNeeded();
  const [link, panel] = [await playOn.boundingBox(), await page.locator('.tab-panel').boundingBox()];
  assert.ok(link.y >= panel.y && link.y + link.height <= panel.y + panel.height + 1, JSON.stringify({ link, panel }));
  await playOn.click();
  await page.locator('.player').first().waitFor();
  await eventually(() => count(page), 2);
  await cell(page, 'g7').click();
  await eventually(() => count(page), 4);
});

visiting('in a position that is set up, the side to move follows the stones', { start: analyse('15x15x5') }, async ({ page }) => {
  await button(page, 'analyse-setup').click();
  await cell(page, 'h8').click();
  const turns = page.getByRole('group', { name: word('analyse-setup-turn') });
  await eventually(() => turns.locator('input:checked').count(), 1);
  assert.match(plain(await turns.locator('label:has(:checked)').innerText()), /White/);
  await cell(page, 'g7').click();
  const refusal = page.locator('.palette .refusal');
  const gaps = { first: 'Black', x: 2, second: 'White', o: 0, turn: 'White' };
  await eventually(async () => plain(await refusal.innerText()), word('analyse-setup-counts', gaps));
});
