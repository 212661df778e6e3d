// Games on the page, from the first stone to the last.

import assert from 'node:assert/strict';

import {
  HANDS, board, cell, count, emptySquares, listen, look, news, play, shows, status, statusSays, tabTo,
} from '../support/board.js';
import { eventually } from '../support/eventually.js';
import {
  against, begin, beginByKeys, between, earlier, moves, openEarlier, openForm,
} from '../support/match.js';
import { visiting } from '../support/visit.js';
import { LANGUAGES, plain, says } from '../support/words.js';

visiting('numbers among options keep their order in Persian', { locale: 'fa', start: against('alphabeta') }, async ({ page }) => {
  const form = await openForm(page, 'fa');
  await form.locator('summary').click();
  const window = form.getByRole('combobox', { name: says('fa', 'match-option-window') });
  assert.deepEqual(await window.locator('option').allTextContents(), ['\u2066-1,1\u2069', '\u2066-2,2\u2069']);
});

for (const [language, dir] of Object.entries(LANGUAGES)) {
  for (const [name, hand] of Object.entries(HANDS)) {
    const options = { locale: language, hasTouch: name === 'touch' };
    visiting(`a whole game by ${name} in ${language}`, options, async ({ page }) => {
      if (name === 'keyboard') {
        await beginByKeys(page, language);
      } else {
        await begin(page, { language, far: 'person', by: name === 'touch' ? 'tap' : 'click' });
      }
      assert.equal(await page.locator('html').getAttribute('dir'), dir);
      await statusSays(page, language, 'play-turn', { player: 'X' });

      await play(page, 'a1 b1 b2', hand);
      await shows(page, '... / .X. / XO.');
      await statusSays(page, language, 'play-turn', { player: 'O' });

      await play(page, 'a2 c3', hand);
      await shows(page, '..X / OX. / XO.');
      await statusSays(page, language, 'play-wins', { player: 'X' });
      assert.equal(await board(page).locator('.win').count(), 1);
      const won = plain(await cell(page, 'b2').getAttribute('aria-label'));
      assert.ok(won.includes(says(language, 'board-wins')), won);
    });
  }

  const drawn = between('3x3x3', 'b2 a1 a2 c2 b3 b1 c1 a3');
  visiting(`a draw has a card of its own in ${language}`, { locale: language, start: drawn }, async ({ page }) => {
    await cell(page, 'c3').click();
    await shows(page, 'OXX / XXO / OOX');
    await statusSays(page, language, 'play-draw');
    const why = plain(await page.locator('.result p').innerText());
    assert.equal(why, says(language, 'play-board-full'));
  });
}

visiting('the space key begins again after a game', { start: between('3x3x3', 'a1 a2 b1 b2') }, async ({ page }) => {
  await cell(page, 'c1').click();
  await statusSays(page, 'en', 'play-wins', { player: 'X' });
  await page.keyboard.press(' ');
  await shows(page, '... / ... / ...');
  assert.equal(await board(page).locator('.win').count(), 0);

  await openEarlier(page);
  await earlier(page).first().click();
  await shows(page, '... / OO. / XXX');
});

visiting('the space key plays on a square with the focus, and ends no game', { start: between('3x3x3') }, async ({ page }) => {
  await tabTo(page, (active) => active.getAttribute('role') === 'gridcell');
  await page.keyboard.press(' ');
  await shows(page, '... / .X. / ...');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press(' ');
  await shows(page, '... / OX. / ...');
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press(' ');
  await page.keyboard.press('3');
  await shows(page, '... / OX. / ..X');
});

visiting('no stone falls on a square that is taken, or after the end, and nobody warns', { start: between('3x3x3', 'a1 a2 b1 b2') }, async ({ page }) => {
  await cell(page, 'a1').click();
  await cell(page, 'c1').click();
  await cell(page, 'c3').click();
  await shows(page, '... / OO. / XXX');
  assert.equal(await page.locator('.toast').count(), 0);
});

visiting('the number pad names the squares of a small board', { start: between('3x3x3') }, async ({ page }) => {
  await board(page).waitFor();
  for (const key of ['7', '5', '3']) await page.keyboard.press(key);
  await shows(page, 'X.. / .O. / ..X');
});

visiting('moves are taken back and played again to both ends of the game', { start: between('3x3x3', 'a1 a2 b1 b2 c1') }, async ({ page }) => {
  await shows(page, '... / OO. / XXX');
  for (const _ of '12345') await page.keyboard.press('u');
  await shows(page, '... / ... / ...');
  assert.ok(await page.getByRole('button', { name: says('en', 'play-undo') }).isDisabled());
  for (const _ of '12345') await page.keyboard.press('r');
  await shows(page, '... / OO. / XXX');
  await statusSays(page, 'en', 'play-wins', { player: 'X' });
});

for (const rules of ['10x10x5', '15x15x5']) {
  visiting(`a second touch confirms on ${rules}, and the first says so`, { hasTouch: true, start: between(rules) }, async ({ page }) => {
    await cell(page, 'd4').tap();
    assert.equal(await count(page), 0);
    const note = page.getByRole('status').locator('.toast');
    await note.getByText('d4').waitFor();
    assert.equal(plain(await note.innerText()), says('en', 'board-touch-again', { square: 'd4' }));
    await cell(page, 'e5').tap();
    assert.equal(await count(page), 0, 'another square asks again');
    await cell(page, 'e5').tap();
    await eventually(() => count(page), 1);
    await cell(page, 'e5').locator('.stone').waitFor();
    assert.equal(await note.count(), 0, 'what was done needs no word');
  });
}

visiting('one click of a mouse is enough on a large board', { start: between('15x15x5') }, async ({ page }) => {
  await cell(page, 'h8').click();
  await eventually(() => count(page), 1);
});

for (const far of ['perfect', 'level', 'machinarium', 'sisoog', 'freecodecamp', 'lafore',
  'alphabeta', 'minimax', 'search', 'random']) {
  visiting(`${far} answers a move`, {}, async ({ page }) => {
    await begin(page, { far });
    const before = await count(page);
    const [square] = await emptySquares(page);
    await cell(page, square).click();
    await eventually(() => count(page), before + 2);
  });
}

visiting('the boards that the averaging program looks at have lines and pieces', { start: against('lafore') }, async ({ page }) => {
  await play(page, 'b2');
  await eventually(() => count(page), 2);
  await page.getByText(says('en', 'play-more-options')).click();
  await page.getByRole('switch', { name: says('en', 'thinking-show') }).check();
  const boards = page.locator('.thoughts svg');
  await boards.locator('.b-line').waitFor();
  // The cross in the centre has two strokes, and the circle that was tried one.
  assert.equal(await boards.locator('.x').count(), 2);
  assert.equal(await boards.locator('.o').count(), 1);
  const { width, height } = await boards.boundingBox();
  assert.ok(width === height && width > 60 && width < 200, `${width} by ${height}`);
  await page.getByRole('button', { name: says('en', 'thinking-board-next') }).click();
  await eventually(() => boards.locator('.x').count(), 4);
});

visiting('the perfect player loses no game against chance', { start: against('perfect') }, async ({ page }) => {
  const chance = dice(20);
  const over = ['play-you-win', 'play-computer-wins', 'play-draw']
    .map((key) => says('en', key));
  for (let game = 0; game < 6; game++) {
    for (;;) {
      await eventually(() => status(page), (text) => text === says('en', 'play-your-move') || over.includes(text));
      const squares = await emptySquares(page);
      if (over.includes(await status(page))) break;
      const before = squares.length;
      await cell(page, squares[chance(before)]).click();
      await eventually(async () => (await emptySquares(page)).length, (now) => now < before);
    }
    assert.notEqual(await status(page), says('en', 'play-you-win'), await look(page));
    await page.keyboard.press(' ');
    await eventually(() => count(page), (stones) => stones <= 1);
  }
});

const lost = '#/play?rules=3x3x3&moves=a1c2b1c1&first=alphabeta:faithful=yes&second=person';
visiting('a player without a move says so, and its move is not waited for', { start: lost }, async ({ page }) => {
  await page.getByRole('alert').getByText(says('en', 'think-no-move', { brain: says('en', 'brain-alphabeta') })).waitFor();
  await shows(page, '... / ..O / XXO');
  await page.keyboard.press('u');
  await shows(page, '... / ..O / XX.');
  await play(page, 'c1');
  await shows(page, '... / ..O / XXO');
});

visiting('a hint shows the move that wins', { start: between('3x3x3', 'a1 a2 b1 b2') }, async ({ page }) => {
  await board(page).waitFor();
  await page.keyboard.press('h');
  const hinted = cell(page, 'c1').and(page.locator('[data-mark=hint]'));
  await hinted.waitFor();
  assert.match(plain(await hinted.getAttribute('aria-label')), /c1, empty, proposed/);
  assert.match(plain(await page.locator('.talk p').innerText()), /^Hint: c1\./);
  assert.match(await news(page), /^Hint: c1\./);
});

visiting('the search for a hint ends with its position', { start: between('15x15x5', 'h8 i9 g7 f6') }, async ({ page }) => {
  await board(page).waitFor();
  await page.keyboard.press('h');
  const sought = page.locator('.talk').getByText(says('en', 'play-seeking-hint'));
  await sought.waitFor();
  await cell(page, 'a1').click();
  await eventually(() => count(page), 5);
  assert.equal(await sought.count(), 0);
});

visiting('all sounds of a visit have one source', { settings: { sounds: true } }, async ({ page, host }) => {
  await page.addInitScript(() => {
    globalThis.sources = 0;
    globalThis.AudioContext = class extends AudioContext {
      constructor() {
        super();
        globalThis.sources += 1;
      }
    };
  });
  await page.goto(`${host.url}?sounds${between('3x3x3')}`);
  for (const [square, stones] of [['b2', 1], ['a1', 2]]) {
    await play(page, square);
    await eventually(() => count(page), stones);
    await eventually(() => page.evaluate(() => globalThis.sources), 1);
    await page.goto(`${host.url}?sounds#/learn`);
    await page.locator('h1').first().waitFor();
    await page.goto(`${host.url}?sounds#/play`);
    await board(page).waitFor();
  }
});

visiting('moves and results are said aloud', { start: between('3x3x3', 'a1 a2 b1') }, async ({ page }) => {
  await cell(page, 'b2').click();
  await eventually(() => news(page), 'O played b2. X to move.');
  await cell(page, 'c1').click();
  await eventually(() => news(page), 'X played c1. X wins!');
});

visiting('a show between computers is paused, and goes on move by move', {}, async ({ page }) => {
  await begin(page, { far: 'random', near: 'random' });
  await page.keyboard.press('p');
  const before = await count(page);
  await page.getByRole('button', { name: says('en', 'play-step'), exact: true }).click();
  await eventually(() => count(page), before + 1);
});

visiting('the list of keys opens and closes by keys', {}, async ({ page }) => {
  await board(page).waitFor();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: says('en', 'press-title') });
  await list.waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
});

visiting('the moves stand in a list, and each leads back to its place', { start: between('3x3x3', 'a1 a2 b1') }, async ({ page }) => {
  await shows(page, '... / O.. / XX.');
  assert.deepEqual(await moves(page), ['a1', 'a2', 'b1']);
  assert.deepEqual(await page.locator('.moves .num').allTextContents(), ['1', '2']);
  await page.getByRole('button', { name: /\b1\b.*a1/ }).click();
  await shows(page, '... / ... / X..');
});

visiting('a first visitor finds a game that has begun, until it is answered', {}, async ({ page }) => {
  await shows(page, 'X.. / .O. / ...');
  const hello = page.locator('.hello');
  await hello.getByText(says('en', 'hello-title')).waitFor();
  await page.reload();
  await hello.waitFor();
  await cell(page, 'c1').click();
  await eventually(() => count(page), 4);
  await hello.waitFor({ state: 'detached' });
  await page.locator('.players').getByText(says('en', 'strength-casual')).waitFor();
});

visiting('a link to a game leaves the welcome out', {}, async ({ page, host }) => {
  await page.locator('.hello').waitFor();
  for (const game of [between('3x3x3', 'a3 b2'), '#/analyse?rules=3x3x3&moves=b2a1c1']) {
    const visitor = await page.context().browser().newContext();
    const other = await visitor.newPage();
    await other.goto(host.url + game);
    await board(other).waitFor();
    await other.getByRole('navigation').first().getByRole('link', { name: says('en', 'page-play') }).click();
    await other.locator('.players').waitFor();
    assert.equal(await other.locator('.hello').count(), 0);
    await visitor.close();
  }
});

visiting('a game can be taken up again where it waited for a first visitor', {}, async ({ page }) => {
  await page.locator('.hello').waitFor();
  await begin(page, { rules: says('en', 'rules-gomoku'), far: 'person' });
  await play(page, 'h8');
  await eventually(() => count(page), 1);
  await openEarlier(page);
  await earlier(page).last().click();
  await shows(page, 'X.. / .O. / ...');
  assert.equal(await page.locator('.hello').count(), 0, 'its cards would replace all games');
});

visiting('keys are the same in every layout of the keyboard', { settings: { language: 'ru' }, start: between('3x3x3') }, async ({ page }) => {
  const press = (key, code) => page.evaluate((init) => document.body.dispatchEvent(new KeyboardEvent('keydown', init)), { key, code, bubbles: true });
  await board(page).waitFor();
  await press('۵', 'Digit5');
  await shows(page, '... / .X. / ...');
  await press('г', 'KeyU');
  await shows(page, '... / ... / ...');
  await press('د', 'KeyN');
  await page.getByRole('dialog').waitFor();
});

visiting('a first visitor chooses gomoku, and has no earlier game', {}, async ({ page }) => {
  await page.getByRole('button', { name: says('en', 'hello-gomoku') }).click();
  await eventually(() => page.locator('[role=gridcell]').count(), 225);
  await statusSays(page, 'en', 'play-your-move');
  await openEarlier(page);
  await page.getByText(says('en', 'play-no-earlier'), { exact: true }).waitFor();
});

visiting('a first visitor is led to the puzzle of the day', {}, async ({ page }) => {
  await page.locator('a.pick').click();
  assert.match(page.url(), /#\/puzzles\/\d+$/);
  await page.getByRole('main').getByRole('grid').waitFor();
});

visiting('a win has a card that says why, and leads on', { start: between('3x3x3', 'a3 a1 b2 b1') }, async ({ page }) => {
  await cell(page, 'c1').click();
  const card = page.locator('.result');
  const why = plain(await card.locator('p').innerText());
  assert.equal(why, 'X completed the diagonal from a3 to c1: 5 moves.');
  await card.getByRole('button', { name: says('en', 'play-new') }).click();
  await shows(page, '... / ... / ...');
  await card.waitFor({ state: 'detached' });
});

visiting('the address names the position, and a reload disturbs nothing', { start: against('level:100') }, async ({ page, context }) => {
  await cell(page, 'b2').click();
  await eventually(() => count(page), 2);
  await eventually(() => page.url(), (url) => /moves=b2\w\d$/.test(url));
  const before = await look(page);
  await page.reload();
  await shows(page, before);
  const players = () => page.locator('.players').innerText();
  await eventually(players, (text) => text.includes(says('en', 'strength-perfect')));

  const other = await context.newPage();
  await other.goto(page.url());
  await shows(other, before);
});

visiting('the way back to the game does not undo what was done on the way', { start: between('3x3x3', 'a1') }, async ({ page }) => {
  await shows(page, '... / ... / X..');
  await page.getByRole('navigation').first().getByRole('link', { name: says('en', 'page-analyse') }).click();
  await eventually(() => page.url(), (url) => url.includes('#/analyse?'));
  await cell(page, 'b2').click();
  await shows(page, '... / .O. / X..');
  await page.goBack();
  await shows(page, '... / .O. / X..');
});

visiting('undo says what was taken back', { start: against('level:100') }, async ({ page }) => {
  await cell(page, 'b2').click();
  await eventually(() => count(page), 2);
  await page.keyboard.press('u');
  await eventually(() => news(page), (text) => /^Took back \w\d, b2\. Your move\.$/.test(text));
});

visiting('a threat is named below the status', { start: between('3x3x3', 'a3 b2 a2') }, async ({ page }) => {
  const sentence = page.locator('.talk p');
  const danger = says('en', 'play-danger-line', { player: 'X', squares: 'a1' });
  await eventually(async () => plain(await sentence.innerText()), danger.replaceAll('*', ''));
  assert.equal(await sentence.locator('b').innerText(), 'complete a line');
});

visiting('a threat is said aloud after the move that makes it', { start: between('3x3x3', 'a3 b2') }, async ({ page }) => {
  await cell(page, 'a2').click();
  await eventually(() => news(page), 'X played a2. O to move. X threatens to complete a line: a1.');
});

visiting('where four win, a threat is heard by its length', { start: between('7x7x4', 'd4 a1 e4') }, async ({ page }) => {
  await eventually(async () => plain(await cell(page, 'c4').getAttribute('aria-label')), 'c4, empty, 3 in a row for X');
});

visiting('two people have names and an order, not one colour twice', { start: between('15x15x5') }, async ({ page }) => {
  const cards = page.locator('.player .who');
  await cards.first().waitFor();
  const words = await cards.evaluateAll((cards) => cards.map((card) => card.innerText.replace(/\s+/g, ' ')));
  assert.deepEqual(words, ['Black begins', 'White moves second']);
});

visiting('the strength is named in the score, and changed beside the board', { start: against('level:45') }, async ({ page }) => {
  const players = page.getByRole('group', { name: /Casual 45/ });
  await players.waitFor();
  await page.getByRole('slider').fill('100');
  await page.getByRole('group', { name: /Perfect 100/ }).waitFor();
  await page.locator('.card.slider p').getByText(/never slips/).waitFor();
});

visiting('a chosen tile is seen under the pointer', { start: between('3x3x3') }, async ({ page }) => {
  const form = await openForm(page);
  const tile = form.locator('.tile').filter({ hasText: says('en', 'rules-renju') });
  await tile.click();
  await tile.hover();
  const [ink, ground] = await tile.evaluate((tile) => {
    const { color, backgroundColor } = getComputedStyle(tile);
    return [color, backgroundColor];
  });
  assert.notEqual(ink, ground);
  await form.locator('.d-foot').getByText(/^Renju/).waitFor();
});

visiting('players that cannot play the rules are not offered', { start: against('level:45', '15x15x5') }, async ({ page }) => {
  const form = await openForm(page);
  await form.locator('summary').click();
  const kinds = form.getByRole('combobox', { name: says('en', 'match-kind'), exact: true });
  const isOffered = (name) => kinds.locator(`option[value=${name}]`).evaluate((option) => !option.disabled);
  assert.deepEqual([await isOffered('sisoog'), await isOffered('engine')], [false, true]);
  assert.equal(await kinds.locator('option').first().getAttribute('value'), 'level');
});

visiting('begin is seen without scrolling on a small phone', { viewport: { width: 360, height: 640 }, start: between('3x3x3') }, async ({ page }) => {
  const form = await openForm(page);
  const box = await form.getByRole('button', { name: says('en', 'match-begin') }).boundingBox();
  assert.ok(box.y + box.height <= 640, JSON.stringify(box));
});

for (const rules of ['3x3x3', '15x15x5']) {
  visiting(`a move on ${rules} needs no scrolling on a small phone`, { viewport: { width: 360, height: 640 }, start: between(rules, 'a1') }, async ({ page }) => {
    await board(page).waitFor();
    const tabs = await page.locator('.tabbar').boundingBox();
    for (const part of ['.players', '[role=grid]', '.status', '.acts']) {
      const box = await page.locator(part).first().boundingBox();
      assert.ok(box.y >= 0 && box.y + box.height <= tabs.y + 1, `${part}: ${JSON.stringify(box)}`);
    }
  });
}

visiting('what to do after a game is seen without scrolling on a small phone', { viewport: { width: 360, height: 640 }, start: between('3x3x3', 'a3 a1 b2 b1') }, async ({ page }) => {
  await cell(page, 'c1').click();
  const card = await page.locator('.result').boundingBox();
  const tabs = await page.locator('.tabbar').boundingBox();
  assert.ok(card.y + card.height <= tabs.y + 1, JSON.stringify({ card, tabs }));
});

for (const rules of ['3x3x3', '6x6x4']) {
  visiting(`numbers are spoken of where they are shown on ${rules}`, { start: against('search', rules) }, async ({ page }) => {
    await board(page).waitFor();
    for (const fold of await page.locator('main details').all()) await fold.evaluate((fold) => { fold.open = true; });
    await page.getByRole('switch', { name: says('en', 'thinking-show') }).check();
    for (let move = 0; move < 3; move++) {
      const squares = await emptySquares(page);
      if (await page.locator('.result').count()) break;
      await cell(page, squares[0]).click();
      await eventually(async () => (await emptySquares(page)).length <= squares.length - 2 || (await page.locator('.result').count()) > 0, true);
      const speaks = (await page.locator('.thoughts').innerText()).includes('The numbers on the board');
      assert.equal((await board(page).locator('.heat').count()) > 0, speaks);
    }
  });
}

visiting('a copied address is no warning', { start: between('3x3x3', 'a1'), permissions: ['clipboard-write'] }, async ({ page }) => {
  await page.locator('.more summary').click();
  await page.getByRole('button', { name: says('en', 'play-share') }).click();
  await page.getByRole('status').getByText(says('en', 'play-shared')).waitFor();
  assert.equal(await page.locator('[role=alert] .toast').count(), 0);
});

visiting('sharing says what the address leaves out, and offers the file that holds it', { start: between('3x3x3', 'a1 b2'), permissions: ['clipboard-write'] }, async ({ page }) => {
  await shows(page, '... / .O. / X..');
  await page.keyboard.press('u');
  await play(page, 'c3');
  await page.locator('.more summary').click();
  await page.getByRole('button', { name: says('en', 'play-share') }).click();
  const toast = page.locator('.toast');
  await toast.getByText('The address does not hold: 1 side line.').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    toast.getByRole('button', { name: says('en', 'analyse-share-file') }).click(),
  ]);
  assert.equal(download.suggestedFilename(), 'dooz.sgf');
});

visiting('the page itself does not scroll beside a board', { viewport: { width: 1024, height: 768 }, start: between('15x15x5', 'h8 i9') }, async ({ page }) => {
  await board(page).waitFor();
  const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  assert.ok(over <= 1, `${over} px`);
});

visiting('no name of a game breaks inside a word on a phone', { viewport: { width: 390, height: 844 }, start: between('3x3x3') }, async ({ page }) => {
  const form = await openForm(page);
  const wide = await form.locator('.tile b').evaluateAll((names) =>
    names.filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent));
  assert.deepEqual(wide, []);
});

visiting('a result is kept for the statistics, once', { start: against('random') }, async ({ page }) => {
  await board(page).waitFor();
  for (;;) {
    const squares = await emptySquares(page);
    await cell(page, squares[0]).click();
    const isOver = async () => (await page.locator('.result').count()) > 0;
    await eventually(async () => (await isOver()) || (await emptySquares(page)).length < squares.length - 1, true);
    if (await isOver()) break;
  }
  await page.locator('.more summary').click();
  await page.getByRole('button', { name: says('en', 'statistics-title') }).click();
  const row = page.getByRole('dialog').locator('tbody tr');
  assert.equal(await row.count(), 1);
  const numbers = await row.locator('td').allTextContents();
  assert.equal(numbers.slice(0, 3).map(Number).reduce((sum, number) => sum + number), 1);
});

visiting('moves that are tried in the analysis are no result', { start: against('random') }, async ({ page }) => {
  await cell(page, 'b2').click();
  await eventually(() => count(page), 2);
  await page.getByRole('navigation').first().getByRole('link', { name: says('en', 'page-analyse') }).click();
  await page.getByRole('heading', { name: says('en', 'page-analyse'), level: 1 }).waitFor();
  for (let stones = 2; ; stones++) {
    await eventually(() => count(page), stones);
    if (await board(page).locator('.win').count() || stones === 9) break;
    const [square] = await emptySquares(page);
    await cell(page, square).click();
  }
  await page.getByRole('navigation').first().getByRole('link', { name: says('en', 'page-play') }).click();
  await page.locator('.more summary').click();
  await page.getByRole('button', { name: says('en', 'statistics-title') }).click();
  await page.getByRole('dialog').getByText(says('en', 'statistics-none')).waitFor();
});

visiting('the board is turned, and its squares keep their names', { start: between('3x3x3', 'a1') }, async ({ page }) => {
  await page.locator('.more summary').click();
  const before = await cell(page, 'a1').boundingBox();
  await page.getByRole('button', { name: says('en', 'play-turn-board') }).click();
  await eventually(async () => (await cell(page, 'a1').boundingBox()).y < before.y - 10, true);
  assert.ok(plain(await cell(page, 'a1').getAttribute('aria-label')).startsWith('a1, cross'));
});

visiting('opening and setting up lead to where they are done', { start: between('3x3x3', 'a1') }, async ({ page }) => {
  await page.locator('.more summary').click();
  await page.getByRole('link', { name: says('en', 'play-open') }).click();
  await page.getByRole('dialog').locator('textarea').waitFor();
});

/** Numbers below another, by chance, but the same ones in every run. */
function dice(seed) {
  let state = seed;
  return (most) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * most);
  };
}

visiting('each announcement is added once, also when old ones leave', { start: between('15x15x5', 'h8') }, async ({ page }) => {
  await board(page).waitFor();
  const heard = await listen(page);
  const squares = 'a1 c1 e1 g1 i1 k1 m1 o1';
  await play(page, squares);
  for (const square of squares.split(' ')) {
    const pieces = (await heard()).split('\n').filter((line) => line.includes(square));
    assert.equal(pieces.length, 1, `${square}: ${pieces}`);
  }
});

visiting('stones are black and white for the ear as well', { start: between('15x15x5', 'h8 i9') }, async ({ page }) => {
  for (const [square, key] of [['h8', 'board-black'], ['i9', 'board-white']]) {
    const label = plain(await cell(page, square).getAttribute('aria-label'));
    assert.ok(label.startsWith(says('en', key, { square })), label);
  }
});

visiting('who has begun a game by keys is on its board', { start: between('3x3x3', 'a1') }, async ({ page }) => {
  await beginByKeys(page, 'en');
  await eventually(() => page.evaluate(() => document.activeElement.getAttribute('role')), 'gridcell');
});

visiting('after a move was taken back it is one\'s turn', { start: between('3x3x3', 'a1 b2 c3') }, async ({ page }) => {
  await board(page).waitFor();
  await page.keyboard.press('u');
  await statusSays(page, 'en', 'play-turn', { player: 'X' });
  await page.getByRole('button', { name: says('en', 'play-first') }).click();
  await statusSays(page, 'en', 'play-looking-back', { move: 0, moves: 3 });
});

visiting('the last move of a lost game can be taken back', { start: between('3x3x3', 'a1 a2 b1 b2') }, async ({ page }) => {
  await cell(page, 'c1').click();
  await page.locator('.result').waitFor();
  await page.locator('.more summary').click();
  await page.getByRole('button', { name: says('en', 'play-undo'), exact: true }).click();
  await shows(page, '... / OO. / XX.');
});

visiting('the names below the slider of strength choose it', { start: against('level:45') }, async ({ page }) => {
  await board(page).waitFor();
  await page.locator('.stops').getByText(says('en', 'strength-easy'), { exact: true }).click();
  await eventually(() => page.getByRole('slider').getAttribute('aria-valuetext').then(plain), says('en', 'strength-now', { name: says('en', 'strength-easy'), level: 15 }));
});
