// How words are found, counted, written and set.

import { textOf } from '@undertow/shared/words/catalog.ts';
import { listIn, numberIn } from '@undertow/shared/words/formats.ts';
import { localeOf, nameOf, preferredLanguage } from '@undertow/shared/words/languages.ts';
import { pluralIn } from '@undertow/shared/words/plural.ts';
import { typeset } from '@undertow/shared/words/typography.ts';
import { describe, expect, test } from 'vitest';

const NO_BREAK = '\u00a0';
const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

const there = ['cs', 'de', 'en', 'pl'];

describe('a language', () => {
  test('is the first of those wished for that there is', () => {
    expect(preferredLanguage(['fr-FR', 'de-AT', 'en'], there)).toBe('de');
    expect(preferredLanguage(['PL'], there)).toBe('pl');
    expect(preferredLanguage(['constructor', 'xx'], there)).toBe('en');
    expect(preferredLanguage([], there)).toBe('en');
  });

  test('is called by its name in that language', () => {
    expect(['cs', 'de', 'en', 'pl', 'ru'].map(nameOf)).toEqual(['Čeština', 'Deutsch', 'English', 'Polski', 'Русский']);
  });

  test('writes as in its own country, and English as in Britain', () => {
    expect(['cs', 'en'].map(localeOf)).toEqual(['cs', 'en-GB']);
  });
});

describe('a text', () => {
  const english = { hall: { title: 'Hall', seats: '{n} of {of} seats', made: () => '{who} is here' } };

  test('is found by its dotted key, with its places filled', () => {
    expect(textOf('en', english, 'hall.title')).toBe('Hall');
    expect(spaced(textOf('en', english, 'hall.seats', { n: 12345, of: 'many' }))).toBe('12,345 of many seats');
    expect(textOf('en', english, 'hall.made', { who: 'Ada' })).toBe('Ada is here');
  });

  test('is its key where there is none', () => {
    expect(textOf('en', english, 'hall.toString')).toBe('hall.toString');
    expect(textOf('en', undefined, 'hall.title')).toBe('hall.title');
  });

  test('keeps a place for which there is no value', () => {
    expect(textOf('en', { a: 'to {whom}' }, 'a', {})).toBe('to {whom}');
  });
});

describe('a number', () => {
  test('below a thousand is written alike in every language', () => {
    for (const code of ['cs', 'de', 'en', 'pl', 'ru'] as const) {
      const format = new Intl.NumberFormat(localeOf(code), { useGrouping: 'min2' });
      for (const value of [0, 7, 42, 999]) expect(numberIn(code, value)).toBe(format.format(value));
      expect(spaced(numberIn(code, 1000))).toBe(spaced(format.format(1000)));
    }
  });

  test('takes the form of what is counted that the language has for it', () => {
    const czech = pluralIn('cs');
    const polish = pluralIn('pl');
    const russian = pluralIn('ru');
    const forms = { one: '{n} one', few: '{n} few', many: '{n} many', other: '{n} other' };
    expect([1, 3, 5].map((n) => spaced(czech(n, forms)))).toEqual(['1 one', '3 few', '5 other']);
    expect([1, 22, 25].map((n) => spaced(polish(n, forms)))).toEqual(['1 one', '22 few', '25 many']);
    expect([21, 22, 25].map((n) => spaced(russian(n, forms)))).toEqual(['21 one', '22 few', '25 many']);
  });

  test('is written as the language writes it, and groups its digits from five on', () => {
    expect(numberIn('en', 1523)).toBe('1523');
    expect(numberIn('de', 15230)).toBe('15.230');
    expect(spaced(numberIn('cs', 15230.5))).toBe('15 230,5');
  });
});

describe('a list', () => {
  test('is joined in the way of the language', () => {
    expect(listIn('en', ['Ada', 'Bo', 'Wen'], 'conjunction')).toBe('Ada, Bo and Wen');
    expect(listIn('pl', ['Ada', 'Bo'], 'disjunction')).toBe('Ada lub Bo');
  });
});

describe('a line', () => {
  test('does not break behind a word of one letter, before a dash, or between a number and its thing', () => {
    expect(typeset('cs', 'jde v klidu k\u00a0sněmu – hned')).toBe(
      `jde v${NO_BREAK}klidu k${NO_BREAK}sněmu${NO_BREAK}– hned`,
    );
    expect(typeset('ru', 'а в колоде')).toBe(`а${NO_BREAK}в${NO_BREAK}колоде`);
    expect(typeset('en', 'a Key for 3 Pearls')).toBe(`a Key for 3${NO_BREAK}Pearls`);
    expect(typeset('de', 'noch {n} Karten')).toBe(`noch {n}${NO_BREAK}Karten`);
  });
});
