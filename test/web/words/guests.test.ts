// The names of guests: in every language a word for each, in the gender that it needs.
import { GUEST_CREATURES, GUEST_MOODS, shownNames } from '@undertow/shared/protocol/guest-names.ts';
import { textOf } from '@undertow/shared/words/catalog.ts';
import { describe, expect, test } from 'vitest';
import { words as cs } from '../../../web/src/languages/cs.ts';
import { words as de } from '../../../web/src/languages/de.ts';
import { words as en } from '../../../web/src/languages/en.ts';
import { words as pl } from '../../../web/src/languages/pl.ts';
import { words as ru } from '../../../web/src/languages/ru.ts';
import { type GuestWords, guestIn } from '../../../web/src/words/guest-words.ts';

const all = { cs, de, en, pl, ru };
type Code = keyof typeof all;

function guestWords(code: Code): GuestWords {
  const say = (key: 'people.guest.moods' | 'people.guest.creatures') => textOf(code, all[code] as typeof en, key);
  return { moods: say('people.guest.moods'), creatures: say('people.guest.creatures') };
}

describe.each(Object.keys(all) as Code[])('a guest in %s', (code) => {
  const guest = guestWords(code);

  test('has two words, whatever the name', () => {
    for (const mood of GUEST_MOODS.keys()) {
      for (const creature of GUEST_CREATURES.keys()) {
        expect(guestIn(guest, { mood, creature, number: '100' })).toMatch(/^\p{Lu}\p{Ll}+ \p{L}+$/u);
      }
    }
  });

  test('has a name that no other has', () => {
    for (const list of [guest.moods, guest.creatures]) expect(new Set(list.split('|')).size, code).toBe(32);
  });
});

test('guests are called as their readers say it', () => {
  const names = ['Quiet Otter 4821', 'Quiet Gull 123', 'Quiet Gull 900', 'Ada'];
  const shown = (code: Code) => shownNames(names, (guest) => guestIn(guestWords(code), guest));
  expect(shown('en')).toEqual(['Quiet Otter', 'Quiet Gull 123', 'Quiet Gull 900', 'Ada']);
  expect(shown('de')).toEqual(['Stiller Otter', 'Stille Möwe 123', 'Stille Möwe 900', 'Ada']);
  expect(shown('cs')).toEqual(['Tichá vydra', 'Tichý racek 123', 'Tichý racek 900', 'Ada']);
  expect(shown('pl')).toEqual(['Cicha wydra', 'Cicha mewa 123', 'Cicha mewa 900', 'Ada']);
  expect(shown('ru')).toEqual(['Тихая выдра', 'Тихая чайка 123', 'Тихая чайка 900', 'Ada']);
});
