// Names of people, as they are compared, kept for the house and drawn for guests.
import { UserName } from '@undertow/shared/protocol/basics.ts';
import { GUEST_CREATURES, GUEST_MOODS, guestNameIn, shownNames } from '@undertow/shared/protocol/guest-names.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newGuestName } from '../../../server/accounts/guest-names.ts';
import { nameKey, nameOfDeleted, objectionToName } from '../../../server/accounts/names.ts';

describe('two names are the same', () => {
  test.each([
    ['Ada', 'ADA', 'in capitals'],
    ['Ada', 'Ａｄａ', 'in wide letters'],
    ['Ada Lovelace', 'ada_love-lace', 'with other marks'],
    ['Ada', 'Аda', 'with a letter of another alphabet'],
    ['Paypal', 'PaypaI', 'with a capital I for an l'],
    ['Bill', 'B1ll', 'with a one for an l'],
    ['Otto', '0tt0', 'with zeros for o'],
    ['Niko', 'ΝΙΚΟ', 'in capitals of another alphabet'],
    ['Νίκος', 'νίκοσ', 'but for capitals, in any alphabet'],
    ['ﬁn', 'fin', 'with letters that are written as one'],
    ['Zoë', 'Zoe\u0308', 'composed or not'],
  ])('%s and %s: %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  test.each([
    ['Ada', 'Ida'],
    ['Zoë', 'Zoe'],
    ['Ada 1', 'Ada 2'],
    ['Ada 12', 'Ada 21'],
    ['みどり', 'みとり'],
  ])('but not %s and %s', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });

  test('when they are what they are compared by', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => nameKey(nameKey(name)) === nameKey(name)));
  });
});

describe('a person', () => {
  test.each([
    'Admin',
    'ADM1N',
    'Admin 7',
    'undertow',
    'Under-Tow',
    'Moderator',
    'Bot 12',
    'deleted-abcd',
    'Deleted Bob',
  ])('cannot be called %s', (name) => {
    expect(objectionToName(name)).toBe('This name is kept for the house.');
  });

  test.each(['Аda', 'Νiko'])('cannot be called %s, which is written in two alphabets', (name) => {
    expect(objectionToName(name)).toBe('A name is written in one alphabet.');
  });

  test('cannot have the name that stands for a deleted person', () => {
    expect(nameOfDeleted('k3v9x0q2abcd')).toBe('deleted-k3v9');
    expect(objectionToName(nameOfDeleted('k3v9x0q2abcd'))).toBeDefined();
  });

  test.each(['Ada', 'Administrix', 'Botticelli', 'Гость', 'Νίκος', 'みどり', '7 of 9'])('may be called %s', (name) => {
    expect(objectionToName(name)).toBeUndefined();
  });
});

describe('a name is as long as it is drawn', () => {
  const isName = (name: string) => UserName.safeParse(name).success;

  test.each([
    ['ﷺ', 18, 'a sentence in one sign'],
    ['ﬃ', 3, 'three letters in one sign'],
    ['ﬆ', 2, 'two letters in one sign'],
    ['Ⅷ', 4, 'a number of four letters'],
    ['⑳', 2, 'a number of two digits'],
  ])('%s counts as %d: %s', (sign, letters) => {
    const most = Math.floor(24 / letters);
    expect([isName(sign.repeat(most)), isName(sign.repeat(most + 1))]).toEqual([true, false]);
    const error = UserName.safeParse(sign.repeat(24)).error;
    expect(error?.issues[0]?.message).toBe('is too long: some of its signs are drawn as several letters');
  });

  test.each(['a', 'W', 'ë', 'ж', 'み', '水', '𝔸', '한'])('%s counts as one', (letter) => {
    expect([isName(letter.repeat(24)), isName(letter.repeat(25))]).toEqual([true, false]);
  });

  test('a mark over a letter does not count, whether it is written as a sign of its own or not', () => {
    // A letter with a mark that has no composed form of its own.
    expect('שׁ'.normalize('NFKC')).toHaveLength(2);
    expect(isName('\uFB2A'.repeat(24))).toBe(true);
  });

  test.each(['\u3164', '\u115F', '\uFFA0'])('a letter that is not drawn at all is in no name: %j', (letter) => {
    for (const name of [letter, `Ada${letter}`, `${letter}Ada`]) expect(isName(name)).toBe(false);
  });
});

describe('the names of guests', () => {
  const names = GUEST_MOODS.flatMap((mood) => GUEST_CREATURES.map((creature) => `${mood} ${creature} 9999`));

  test('are names that are kept for guests', () => {
    for (const name of [...names, newGuestName()]) {
      expect(UserName.safeParse(name).success, name).toBe(true);
      expect(objectionToName(name)).toBe('This is a name for guests.');
    }
    for (const name of ['Quiet Otter', 'Quiet Otter 12', 'Quiet Ada 1234', 'quiet otter 1234'])
      expect(guestNameIn(name), name).toBeUndefined();
  });

  test('are shown without their numbers, unless two who meet are called the same', () => {
    expect(shownNames(['Quiet Otter 4821', 'Ada', 'Sly Gull 100'])).toEqual(['Quiet Otter', 'Ada', 'Sly Gull']);
    const twins = ['Quiet Otter 4821', 'Quiet Otter 100', 'Sly Gull 100'];
    expect(shownNames(twins)).toEqual(['Quiet Otter 4821', 'Quiet Otter 100', 'Sly Gull']);
    // One who is named twice is still one.
    expect(shownNames(['Quiet Otter 4821', 'Quiet Otter 4821'])).toEqual(['Quiet Otter', 'Quiet Otter']);
    expect(shownNames(['Quiet Otter', 'Quiet Otter 4821'])).toEqual(['Quiet Otter', 'Quiet Otter 4821']);
  });

  test('are millions, no two of which look alike', () => {
    expect(new Set(names.map(nameKey)).size).toBe(names.length);
    expect(names.length * 9900).toBeGreaterThan(10_000_000);
  });
});
