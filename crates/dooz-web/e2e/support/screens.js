// Every screen of the page, with the address that opens it and how it gets its content.

import { board, cell } from './board.js';
import { eventually } from './eventually.js';

const play = (page) => board(page).waitFor();

const lines = async (page) => {
  await board(page).waitFor();
  await page.locator('.pv').first().waitFor();
};

const reviewed = async (page) => {
  await lines(page);
  await eventually(() => page.locator('.rev').count(), 2);
};

const heading = (page) => page.locator('h1').first().waitFor({ state: 'attached' });

// A tree is drawn with the next repaint, after all that is around it.
const tree = (page) => page.locator('.tree .t-max').first().waitFor({ state: 'attached' });

const SMALL = 'rules=3x3x3&first=person&second=person';
const LARGE = 'rules=15x15x5&first=person&second=person';

/** Their names, addresses, and what is done on them before they are looked at. */
export const SCREENS = {
  'first-visit': ['', play],
  'play-3x3': [`#/play?${SMALL}&moves=a3c3b2c1`, play],
  'play-3x3-win': [`#/play?${SMALL}&moves=a1c3c1b1a3a2`, async (page) => {
    await cell(page, 'b2').click();
    await page.locator('.result').waitFor();
  }],
  'play-gomoku': [`#/play?${LARGE}&moves=h8h9i9g7g10i8f8j9e9i7j8k10`, async (page) => {
    await play(page);
    await page.locator('.w-threat').first().waitFor({ state: 'attached' });
  }],
  'play-22x22': ['#/play?rules=22x22x5&first=person&second=person&moves=k11l12', play],
  'new-game': [`#/play?${LARGE}&moves=h8`, async (page) => {
    await board(page).waitFor();
    await page.keyboard.press('n');
    await page.getByRole('dialog').waitFor();
  }],
  settings: [`#/play?${SMALL}`, async (page) => {
    await board(page).waitFor();
    await page.locator('.head .tools button').last().click();
    await page.getByRole('dialog').waitFor();
  }],
  analyse: ['#/analyse?rules=15x15x5&moves=h8h9i9g7g10i8f8j9e9i7j8k10', lines],
  'analyse-3x3': ['#/analyse?rules=3x3x3&moves=a1b1', reviewed],
  learn: ['#/learn', heading],
  lesson: ['#/learn/lesson/6/3', tree],
  tree: ['#/learn/tree', async (page) => {
    await tree(page);
    await page.keyboard.press('End');
  }],
  proof: ['#/learn/proof/4x3x3', async (page) => {
    // Until the proof is there, the paragraph is empty, which is not visible.
    await page.locator('.claim').waitFor();
  }],
  puzzles: ['#/puzzles/3', play],
  'no-place': ['#/zzz', async (page) => {
    await eventually(() => page.locator('.toast').count(), 1);
  }],
};
