// Games on the page, from the first stone to the last.

import assert from 'node:assert/strict';

import {
  HANDS, board, cell, count, emptySquares, look, news, play, shows, status, statusSays,
} from '../support/board.js';
import { eventually } from '../support/eventually.js';
import { against, begin, beginByKeys, between, earlier, moves } from '../support/match.js';
import { visiting } from '../support/visit.js';
import { LANGUAGES, plain, says } from '../support/words.js';

visiting('numbers among options keep their order in Persian', { locale: 'fa' }, async ({ page }) => {
  await board(page).waitFor();
  await page.keyboard.press('n');
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: says('fa', 'match-far') }).selectOption('alphabeta');
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
  visiting(`a draw is written over the board in ${language}`, { locale: language, start: drawn }, async ({ page }) => {
    await cell(page, 'c3').click();
    await shows(page, 'OXX / XXO / OOX');
    const overlay = board(page).locator('.overlay');
    assert.equal(await overlay.textContent(), says(language, 'play-draw'));
    await statusSays(page, language, 'play-board-full');
    const colour = await overlay.locator('rect').evaluate((rect) => getComputedStyle(rect).fill);
    const alpha = Number(/, ([\d.]+)\)$/.exec(colour)?.[1]);
    assert.ok(alpha > 0.3 && alpha < 1, `${colour} lets the board be seen`);
  });
}

visiting('the space key begins again after a game', { start: between('3x3x3', 'a1 a2 b1 b2') }, async ({ page }) => {
  await cell(page, 'c1').click();
  await statusSays(page, 'en', 'play-wins', { player: 'X' });
  await page.keyboard.press(' ');
  await shows(page, '... / ... / ...');
  assert.equal(await board(page).locator('.win').count(), 0);

  await page.getByText(says('en', 'play-earlier-games'), { exact: true }).click();
  await earlier(page).first().click();
  await shows(page, '... / OO. / XXX');
});

visiting('no stone falls on a square that is taken, or after the end', { start: between('3x3x3', 'a1 a2 b1 b2') }, async ({ page }) => {
  await cell(page, 'a1').click();
  await page.getByRole('alert').getByText('a1').waitFor();
  await cell(page, 'c1').click();
  await cell(page, 'c3').click();
  await page.getByRole('alert').getByRole('button', { name: says('en', 'page-close') }).click();
  await shows(page, '... / OO. / XXX');
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

for (const rules of ['10x10x5', '15x15x5', '22x22x5']) {
  visiting(`a second touch confirms on ${rules}`, { hasTouch: true, start: between(rules) }, async ({ page }) => {
    await cell(page, 'd4').tap();
    assert.equal(await count(page), 0);
    assert.match(await news(page), /d4/);
    await cell(page, 'e5').tap();
    assert.equal(await count(page), 0, 'another square asks again');
    await cell(page, 'e5').tap();
    await eventually(() => count(page), 1);
    await cell(page, 'e5').locator('.stone').waitFor();
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

visiting('the perfect player loses no game against chance', { start: against('perfect') }, async ({ page }) => {
  const chance = dice(20);
  const over = ['play-you-win', 'play-computer-wins', 'play-draw-long', 'play-board-full']
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
  assert.match(plain(await page.locator('.hint').innerText()), /^Hint: c1\./);
  assert.match(await news(page), /^Hint: c1\./);
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
  assert.deepEqual(await moves(page), ['1. a1', '2. a2', '3. b1']);
  await page.getByRole('button', { name: /\b1\b.*a1/ }).click();
  await shows(page, '... / ... / X..');
});

/** Numbers below another, by chance, but the same ones in every run. */
function dice(seed) {
  let state = seed;
  return (most) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * most);
  };
}
