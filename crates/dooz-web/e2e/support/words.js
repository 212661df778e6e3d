// Sentences of the locale files.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The languages of the page, with the direction of each. */
export const LANGUAGES = { en: 'ltr', fa: 'rtl', ar: 'rtl', ru: 'ltr' };

const LOCALES = fileURLToPath(new URL('../../../../locales/', import.meta.url));

const sentences = Object.fromEntries(Object.keys(LANGUAGES).map((name) => [name, read(name)]));

/** A sentence of a language with its gaps filled, but not one that counts. */
export function says(language, key, gaps = {}) {
  const sentence = sentences[language].get(key);
  if (sentence === undefined) throw new Error(`no sentence ${key} in ${language}`);
  return sentence.replace(/\{ \$([\w-]+) \}/g, (_, name) => gaps[name]);
}

/** A text as one sees it, without the marks that keep directions apart. */
export function plain(text) {
  return text.replace(/[\u200e\u200f\u2066-\u2069]/g, '').replace(/\s+/g, ' ').trim();
}

function read(language) {
  const folder = join(LOCALES, language);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
  const lines = files.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
  const found = lines.map((line) => /^([\w-]+) = (.*)$/.exec(line)).filter(Boolean);
  const unmarked = (sentence) => sentence.replace(/\{ ?"\\u20[0-9A-F]{2}" ?\}/g, '');
  return new Map(found.map(([, key, sentence]) => [key, unmarked(sentence)]));
}
