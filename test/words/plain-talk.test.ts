// What a game says that has given its words as data.
import { piecesOf } from '@undertow/shared/table/pieces.ts';
import { ask, help } from '@undertow/shared/words/entries.ts';
import { plain } from '@undertow/shared/words/parts.ts';
import { fieldLabel, plainTalk } from '@undertow/shared/words/plain-talk.ts';
import { plainWords } from '@undertow/shared/words/plain-words.ts';
import { viewLines } from '@undertow/shared/words/told-view.ts';
import { describe, expect, test } from 'vitest';

const pieces = { ...piecesOf('plum', [1, 5]), carter: { kind: 'carter' } };
const words = plainWords({
  lead: 'Sell what you grow.',
  fields: { hand: 'Hand', 'seats.score': 'Points', score: 'Score of all' },
  names: { plum: 'Plum', carter: 'Carter' },
  texts: { carter: 'Bring a fourth card.' },
  prompts: { sell: ask('Sell {min} to {max} cards in round {round}', '', '{seats} sells', '{seats} sell') },
  options: { wait: 'Wait', 'sell.wait': 'Sell nothing' },
  confirm: { sell: 'Sell {picked}', 'sell.none': 'Keep all' },
  reasons: { tooDear: '{option} costs {price:coin}' },
  events: {
    sold: '{seat} sells {cards} for {coins:coin}',
    'sold.none': '{seat} sells nothing',
    drawn: '{seat} draws {card}',
    'drawn.hidden': '{seat} draws a card',
    shuffled: '',
  },
  headings: { seasonBegan: 'season {season}' },
  nouns: { coin: { one: '{n} coin', other: '{n} coins' } },
  help: { plum: help('Plums', 'They grow fast.') },
  rules: { R1: 'All sell at once.' },
});
const talk = plainTalk('en', words, pieces);
const names = ['Ada', 'Bo'];
const view = { round: 2, seats: [{}, {}] };

function told(...events: { type: string; [field: string]: never | string | number | readonly string[] }[]): string[] {
  return talk.told(events, names).map(({ parts }) => plain(parts));
}

describe('a plain game', () => {
  test('calls a piece by its own name, or by its kind and what is printed on it', () => {
    expect(['carter', 'plum-5', 'plum', 'wantedAtFair'].map(talk.nameOf)).toEqual([
      'Carter',
      'Plum 5',
      'Plum',
      'wanted at fair',
    ]);
    expect(['carter', 'plum-5'].map(talk.textOn)).toEqual(['Bring a fourth card.', undefined]);
  });

  test('calls a field by its path before its name, and has no word for one that it does not know', () => {
    expect(['seats.score', 'score', 'seats.hand', 'seats.coins'].map(talk.field)).toEqual([
      'Points',
      'Score of all',
      'Hand',
      undefined,
    ]);
  });

  test('asks with the numbers of the choice and of the view', () => {
    const choice = { type: 'some', options: ['plum-1', 'plum-5'], min: 1, max: 2 } as const;
    expect(talk.prompt({ prompt: 'sell', choice }, { view, names, seat: 0 }).title).toBe(
      'Sell 1 to 2 cards in round 2',
    );
    expect(talk.prompt({ prompt: 'unheardOf' }, { view, names }).title).toBe('unheardOf');
  });

  test('puts on a button what the prompt says of the option, or the option itself, or its name', () => {
    expect(talk.option({ prompt: 'sell' }, 'wait')).toBe('Sell nothing');
    expect(talk.option({ prompt: 'other' }, 'wait')).toBe('Wait');
    expect(talk.option({ prompt: 'sell' }, 'plum-1')).toBe('Plum 1');
  });

  test('names on the button that gives them the pieces that were picked', () => {
    expect(talk.confirm({ prompt: 'sell' }, ['plum-1', 'plum-5'])).toBe('Sell Plum 1 and Plum 5');
    expect(talk.confirm({ prompt: 'other' }, ['plum-1'])).toBeUndefined();
    expect(talk.confirm({ prompt: 'sell' }, [])).toBe('Keep all');
    expect(talk.confirm({ prompt: 'other' }, [])).toBeUndefined();
  });

  test('tells who does what with what, counts, and ends its sentences', () => {
    expect(told({ type: 'sold', seat: 1, cards: ['plum-1', 'carter'], coins: 1 })).toEqual([
      'Bo sells Plum 1 and Carter for 1\u00A0coin.',
    ]);
  });

  test('counts equal pieces, and says each where the first of them lies', () => {
    const cards = ['carter', 'plum-1', 'carter', 'carter'];
    expect(told({ type: 'sold', seat: 1, cards, coins: 2 })).toEqual([
      'Bo sells 3\u00A0× Carter and Plum 1 for 2\u00A0coins.',
    ]);
    expect(talk.confirm({ prompt: 'sell' }, cards)).toBe('Sell 3\u00A0× Carter and Plum 1');
    const decision = { prompt: 'sell', seat: 0, choice: { type: 'some', options: cards, min: 0, max: 4 } } as const;
    expect(talk.answer({ decision, view, seat: 0 }, cards)).toBe('3\u00A0× Carter, Plum 1');
  });

  test('tells less to those who may not know all, and nothing of what has no sentence', () => {
    expect(told({ type: 'drawn', seat: 0, card: 'plum-1' }, { type: 'drawn', seat: 1 })).toEqual([
      'Ada draws Plum 1.',
      'Bo draws a card.',
    ]);
    expect(told({ type: 'shuffled' }, { type: 'unheardOf' })).toEqual([]);
  });

  test('has a sentence of its own for an empty list, which is not for those who may not know it', () => {
    expect(
      told(
        { type: 'sold', seat: 1, cards: [], coins: 0 },
        { type: 'sold', seat: 1, coins: 2 },
        { type: 'sold', cards: [] },
      ),
    ).toEqual(['Bo sells nothing.']);
    expect(talk.lists.events).toEqual(['sold', 'drawn', 'shuffled', 'seasonBegan']);
  });

  test('begins a chapter where an event has a heading', () => {
    const [before, season] = talk.chapters(
      [
        { type: 'drawn', seat: 0 },
        { type: 'seasonBegan', season: 3 },
        { type: 'drawn', seat: 1 },
      ],
      names,
    );
    expect(before?.heading).toBeUndefined();
    expect(season?.heading).toBe('Season 3');
    expect(season?.sayings.map(({ parts }) => plain(parts))).toEqual(['Bo draws a card.']);
  });

  test('has its rules by number, and what its words mean', () => {
    expect(talk.rules()).toEqual([{ number: 'R1', text: 'All sell at once.' }]);
    expect(talk.glossary().map(({ title }) => title)).toEqual(['Plums']);
  });
});

test('a view is told line by line: what is open, and then each seat', () => {
  const seats = [
    { score: 3, hand: ['plum-1', 'carter'] },
    { score: 0, hand: [], coins: null },
  ];
  expect(
    viewLines(talk, { round: 2, fair: { wanted: ['plum'], isOpen: true }, seats }, (seat) => names[seat] ?? ''),
  ).toEqual([
    'Round 2, Fair (Wanted Plum, Is open true)',
    'Ada: Points 3, Hand Plum 1 + Carter',
    'Bo: Points 0, Hand –, Coins –',
  ]);
});

test('an option that is withheld says why, if there are words for the reason', () => {
  const option = 'plum-5';
  expect(talk.reason({ option, reason: 'tooDear', values: { price: 9 } })).toMatch(/^Plum 5 costs 9\scoins$/);
  expect(talk.reason({ option, reason: 'notYet' })).toBe('');
});

test('a field for which there is no word is called by its name, where it must be called something', () => {
  expect([fieldLabel(talk, 'seats.score'), fieldLabel(talk, 'seats.coinsLeft')]).toEqual(['Points', 'Coins left']);
});
