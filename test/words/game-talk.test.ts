// What can be said of any game, from the words of one language.
import type { AnyEvent } from '@undertow/shared/table/any-game.ts';
import { type AddressPlaces, addressed } from '@undertow/shared/words/addressed.ts';
import { ask, entry, help, type Name } from '@undertow/shared/words/entries.ts';
import { gameTalk } from '@undertow/shared/words/game-talk.ts';
import { capitalised, plain, type Things } from '@undertow/shared/words/parts.ts';
import { spoken } from '@undertow/shared/words/sentences.ts';
import { count, list, seat, thing } from '@undertow/shared/words/things.ts';
import { describe, expect, test } from 'vitest';

const names = ['Ada', 'Bo', 'Wen'];
const PLACES: AddressPlaces = { one: ['who'], several: ['seats'] };

const words = {
  prompts: {
    sail: ask('Where do you sail?', 'You have {purse}.', '{who} is sailing', '{seats} are sailing'),
    rest: ask('Rest?', '', '{who} is deciding: rest?'),
  },
  questions: { sail: 'Sailing' },
  nouns: { coin: { one: '{n} coin', other: '{n} coins' } },
  help: { sea: help('Sea', 'Wet.'), coin: help('Coin', 'Round.') },
  ships: { dart: { name: 'Dart', subject: 'the Dart', object: 'the Dart' } },
  told: { sailed: '{ship} of {who} sails', shared: '{seats} share {n:coin}' },
  yours: { sailed: 'Your {ship:name} sails', 'shared.too': 'You and {seats} share {n:coin}' },
  fromYou: {},
};
type Key = keyof typeof words.told;

function thingsOf(event: AnyEvent): Things {
  return event.type === 'sailed'
    ? { who: seat(event.seat as number), ship: thing('ship')('dart') }
    : { seats: list((event.seats as number[]).map(seat)), n: event.coins as number };
}

const talk = gameTalk<AnyEvent, object, typeof words>({
  ...{ code: 'en', words },
  mention: (kind, id, form) => ({
    ...{ kind, id },
    text: entry<Name>(words.ships, id)?.[form === 'name' ? 'name' : 'subject'] ?? id,
  }),
  promptKey: ({ prompt }) => prompt,
  promptThings: (_, __, asked) => ({ who: seat(asked ?? 0), purse: list([count(2, 'coin')]) }),
  buttonOf: (_, option) => ({
    text: option === 'dart' ? 'Take {ship}' : undefined,
    things: { ship: thing('ship')(option) },
  }),
  told: (speaker, events, viewer) =>
    events.map((event) => {
      const sentence = { key: event.type as Key, things: thingsOf(event) };
      const yours = viewer === null ? undefined : addressed(words, sentence, viewer, PLACES);
      const { text, things } = yours ?? { text: words.told[sentence.key], things: sentence.things };
      return { parts: capitalised(spoken(speaker, text, things)), seats: [] };
    }),
  headingOf: (event) => (event.type === 'dawned' ? `Day ${event.day}` : undefined),
});

const sailed = { type: 'sailed', seat: 1 };
const shared = { type: 'shared', seats: [0, 2], coins: 3 };
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
const said = (events: readonly AnyEvent[], viewer?: number) =>
  talk.story(events, names, viewer).map((parts) => spaced(plain(parts)));

describe('a question', () => {
  test('is asked of its seat with what stands in its places, and by its prompt where there are no words for it', () => {
    const { title, hint } = talk.prompt({ prompt: 'sail' }, { view: {}, names, seat: 1 });
    expect([title, spaced(hint)]).toEqual(['Where do you sail?', 'You have 2 coins.']);
    expect(talk.prompt({ prompt: 'dive' }, { view: {}, names })).toEqual({ title: 'dive', hint: '' });
  });

  test('has a few words for one who does not see the table', () => {
    expect(['sail', 'rest', 'dive'].map(talk.question)).toEqual(['Sailing', 'Rest?', '']);
  });

  test('is told to the others once of all who are asked the same, and of each where there are no words for all', () => {
    const asked = (prompt: string, ...seats: number[]) => seats.map((one) => ({ prompt, seat: one }));
    const told = (...decisions: ReturnType<typeof asked>) => talk.waiting(decisions, { view: {}, names }).map(plain);
    expect(told(...asked('sail', 1))).toEqual(['Bo is sailing']);
    expect(told(...asked('sail', 1, 2), ...asked('rest', 0, 2))).toEqual([
      'Bo and Wen are sailing',
      'Ada is deciding: rest?',
      'Wen is deciding: rest?',
    ]);
  });

  test('has buttons by their words, and by themselves where there are none', () => {
    expect(talk.option({ prompt: 'sail' }, 'dart')).toBe('Take the Dart');
    expect(talk.option({ prompt: 'sail' }, 'gull')).toBe('gull');
  });
});

describe('a sentence', () => {
  test('names things in the form that it asks for, and speaks to the seat that it is about', () => {
    expect(said([sailed])).toEqual(['The Dart of Bo sails']);
    expect(said([sailed], 1)).toEqual(['Your Dart sails']);
    expect(said([sailed], 2)).toEqual(['The Dart of Bo sails']);
  });

  test('that is about several seats names the others to one of them, where it has words for that', () => {
    expect(said([shared], 2)).toEqual(['You and Ada share 3 coins']);
    expect(said([{ ...shared, seats: [2] }], 2)).toEqual(['Wen share 3 coins']);
  });
});

test('what is told is cut where something has a heading', () => {
  const chapters = talk.chapters(
    [sailed, { type: 'dawned', day: 2 }, { type: 'dawned', day: 3 }, shared, sailed],
    names,
  );
  expect(chapters.map(({ heading, sayings }) => [heading, sayings.length])).toEqual([
    [undefined, 1],
    ['Day 2', 0],
    ['Day 3', 2],
  ]);
});

test('what is counted takes its form, and help stands in the order of the alphabet', () => {
  expect([1, 2].map((n) => spaced(talk.counted('coin', n)))).toEqual(['1 coin', '2 coins']);
  expect(talk.glossary().map(({ topic }) => topic)).toEqual(['coin', 'sea']);
});
