// Whether every language says everything that English says, with the same values, and fits where English fits.
import { HOUSE_LANGUAGES, type Language } from '@undertow/shared/words/languages.ts';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../bench/web/languages.ts';
import { type FlatText, flat } from './flat.ts';
import { LONGER, SAME } from './known-words.ts';
import {
  abyssRulesIn,
  abyssWordsIn,
  dungeonRulesIn,
  dungeonWordsIn,
  interfaceIn,
  laterWordsIn,
  prizesWordsIn,
} from './words-in.ts';

const CATALOGS = {
  interface: interfaceIn,
  'later pages': laterWordsIn,
  abyss: abyssWordsIn,
  'rules of abyss': abyssRulesIn,
  'dungeon lords': dungeonWordsIn,
  'rules of dungeon lords': dungeonRulesIn,
  prizes: prizesWordsIn,
};
/** Those of which any short text may be a label. */
const INTERFACE = ['interface', 'later pages'];
/** A button may be so much longer than in English; below this many letters it does not matter. */
const LONGEST = 1.6;
const SHORT = 10;
/** Texts of up to so many letters stand on buttons and labels. */
const LABEL = 24;

const others = languages.filter((code) => code !== 'en');

test('the compiler asks for the languages that have a file', () => {
  expect([...languages].sort()).toEqual([...HOUSE_LANGUAGES]);
});

describe.each(Object.entries(CATALOGS))('the words of the %s', (name, load) => {
  test.each(others)('are all there in %s, and no others', async (code) => {
    const [english, translated] = await Promise.all([keysOf(load, 'en'), keysOf(load, code)]);
    expect([...english].filter((key) => !translated.has(key))).toEqual([]);
    expect([...translated].filter((key) => !english.has(key))).toEqual([]);
  });

  test.each(others)('use the same values in %s', async (code) => {
    const places = ({ key, places }: FlatText) => `${key}: ${places.join()}`;
    const differing = (await pairs(load, code)).filter(
      ([english, translated]) => places(english) !== places(translated),
    );
    expect(differing.map(([english, translated]) => `${places(english)} / ${places(translated)}`)).toEqual([]);
  });

  test.each(others)('are not left in English in %s', async (code) => {
    const same = (await pairs(load, code)).filter(
      ([english, translated]) => /[a-z]{2}/i.test(bare(english)) && english.say(5) === translated.say(5),
    );
    const allowed = new Set(SAME[code]);
    expect(same.map(([english]) => bare(english)).filter((text) => !allowed.has(text))).toEqual([]);
  });

  test.each(others)('fit where English fits in %s', async (code) => {
    const allowed = new Set(LONGER[code]);
    const long = (await pairs(load, code)).filter((pair) => isTooLong(name, ...pair));
    const found = long.filter(([{ key }]) => !allowed.has(key));
    expect(found.map(([english, translated]) => `${english.key}: ${bare(english)} / ${bare(translated)}`)).toEqual([]);
  });

  test.each(languages)('are set with the signs of a printer in %s', async (code) => {
    const texts = flat(await load(code));
    const typed = texts.filter((text) => /["']|\.\.\.| - |--| {2}|^ (?!\()| $/.test(text.say(5)));
    expect(typed.map(({ key }) => key)).toEqual([]);
  });
});

test('no exception is kept that is not needed', async () => {
  for (const code of others) {
    const all: (readonly [catalog: string, english: FlatText, translated: FlatText])[] = [];
    for (const [name, load] of Object.entries(CATALOGS)) {
      for (const pair of await pairs(load, code)) all.push([name, ...pair]);
    }
    const same = new Set(all.filter(([, a, b]) => a.say(5) === b.say(5)).map(([, english]) => bare(english)));
    expect((SAME[code] ?? []).filter((word) => !same.has(word))).toEqual([]);
    const long = new Set(all.filter((text) => isTooLong(...text)).map(([, { key }]) => key));
    expect((LONGER[code] ?? []).filter((key) => !long.has(key))).toEqual([]);
  }
});

function isTooLong(catalog: string, english: FlatText, translated: FlatText): boolean {
  return isLabel(catalog, english) && bare(translated).length > Math.max(SHORT, LONGEST * bare(english).length);
}

/** Whether it stands on a button or beside a field; of a game those are the options. */
function isLabel(catalog: string, { key, places, say }: FlatText): boolean {
  if (!INTERFACE.includes(catalog)) return key.startsWith('options.');
  return places.length === 0 && say(5).length <= LABEL;
}

type Load = (code: Language) => Promise<object>;

/** The forms of nouns are the business of each language. */
async function textsOf(load: Load, code: Language): Promise<FlatText[]> {
  return flat(await load(code)).filter(({ key }) => !key.startsWith('nouns.'));
}

async function keysOf(load: Load, code: Language): Promise<Set<string>> {
  return new Set((await textsOf(load, code)).map(({ key }) => key));
}

/** Each text with its English. */
async function pairs(load: Load, code: Language): Promise<(readonly [english: FlatText, translated: FlatText])[]> {
  const english = new Map((await textsOf(load, 'en')).map((text) => [text.key, text]));
  return (await textsOf(load, code)).flatMap((text) => {
    const source = english.get(text.key);
    return source ? [[source, text] as const] : [];
  });
}

/** Without what is put into its places. */
function bare(text: FlatText): string {
  return text.say(5).replace(/\{\w+(:\w+)?\}/g, '…');
}
