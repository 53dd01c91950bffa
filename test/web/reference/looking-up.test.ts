// Looking cards and rules up: what is found, in what order, and how it is sifted.
import { describe, expect, test } from 'vitest';
import type { ReferenceCard, ReferenceFilter } from '../../../web/src/game.ts';
import { addressOf, catalogueOf, numbersIn } from '../../../web/src/reference/catalogue.ts';
import { filtersFor, found, ofCard, ofRule, sifted, toggled } from '../../../web/src/reference/looking-up.ts';

function card(id: string, name: string, text = '', marks: ReferenceCard['marks'] = {}): ReferenceCard {
  return { id, shelf: 'lords', name, text, facts: [], marks, rules: [] };
}

const idsOf = (cards: readonly ReferenceCard[]) => cards.map(({ id }) => id);
const find = (cards: readonly ReferenceCard[], wish: string) => idsOf(found(cards, wish, ofCard));

describe('a search', () => {
  const cards = [
    card('text', 'Landlord', 'Brings a Pearl.'),
    card('middle', 'Black Pearl'),
    card('begins', 'Pearl diver'),
    card('whole', 'Pearl'),
    card('none', 'Crab'),
  ];

  test('shows everything until something is looked for', () => {
    expect(found(cards, '  ', ofCard)).toEqual(cards);
  });

  test('finds the name itself first, then names that begin with it, names that have it, and texts', () => {
    expect(find(cards, 'pearl')).toEqual(['whole', 'begins', 'middle', 'text']);
  });

  test('wants every word, in any order', () => {
    expect(find(cards, 'pearl landlord')).toEqual(['text']);
    expect(find(cards, 'pearl black')).toEqual(['middle']);
    expect(find(cards, 'xyzzy')).toEqual([]);
  });

  test.each([
    ['Žeton příšery', 'PRISER'],
    ['Łowca', 'lowca'],
    ['Gefängniswärter', 'gefangnis'],
    ['Weißer Hai', 'weisser'],
    ['Чёрные курильщики', 'черные'],
    ['Kraken’s Lair', "kraken's"],
  ])('finds %s by %s', (name, wish) => {
    expect(find([card('one', name)], wish)).toEqual(['one']);
  });

  test('finds what stands among the facts of a card', () => {
    const oracle = { ...card('oracle', 'Oracle'), facts: [{ text: 'Mages' }] };
    expect(find([oracle], 'mages')).toEqual(['oracle']);
  });

  test('finds a rule by its number before those that mention it', () => {
    const rules = [
      { number: 'B5', text: 'As B76 says.' },
      { number: 'B76', text: 'The lowest.' },
    ];
    expect(found(rules, 'b76', ofRule).map(({ number }) => number)).toEqual(['B76', 'B5']);
  });
});

describe('a filter', () => {
  const cards = [
    card('a', 'A', '', { guild: ['mage'], box: ['base'], key: ['key'] }),
    card('b', 'B', '', { guild: ['mage'], box: ['kraken'] }),
    card('c', 'C', '', { guild: ['farmer'], box: ['base'] }),
  ];
  const filter = (id: string, ...choices: string[]): ReferenceFilter => ({
    id,
    name: id,
    choices: choices.map((choice) => ({ id: choice, name: choice })),
  });

  test('lets through what fits one of its choices, and every other filter', () => {
    expect(idsOf(sifted(cards, { guild: ['mage', 'farmer'] }))).toEqual(['a', 'b', 'c']);
    expect(idsOf(sifted(cards, { guild: ['mage'], box: ['base'] }))).toEqual(['a']);
    expect(idsOf(sifted(cards, { guild: [], key: ['key'] }))).toEqual(['a']);
  });

  test('is shown where cards differ in it, with the choices that they have', () => {
    const filters = [filter('guild', 'mage', 'farmer', 'smuggler'), filter('key', 'key'), filter('race', 'crab')];
    expect(filtersFor(filters, cards)).toEqual([filter('guild', 'mage', 'farmer'), filter('key', 'key')]);
    expect(filtersFor([filter('guild', 'mage')], cards.slice(0, 2))).toEqual([]);
  });

  test('takes a choice, and gives it up again', () => {
    const taken = toggled({}, 'guild', 'mage');
    expect(taken).toEqual({ guild: ['mage'] });
    expect(toggled(taken, 'guild', 'mage')).toEqual({ guild: [] });
  });
});

test('the numbers of rules that there are stand apart in a text, and no other words', () => {
  const rules = new Map([
    ['B16', 1],
    ['X3', 1],
  ]);
  expect(numbersIn('As said (B16), not B99; X3', rules)).toEqual(['As said (', 'B16', '), not B99; ', 'X3']);
  expect(numbersIn('X3', rules)).toEqual(['X3']);
});

test('a rule leads to the cards that name it', () => {
  const cards = [{ ...card('slaver', 'Slaver'), rules: ['B182', 'B16'] }];
  const catalogue = catalogueOf({ cards: () => cards, chapters: () => [] });
  expect(catalogue.cardsOf.get('B16')).toEqual(cards);
});

test('a card, a rule and a search have addresses', () => {
  expect(addressOf('abyss')).toBe('/rules/abyss');
  expect(addressOf('abyss', { q: '', card: 'oracle' })).toBe('/rules/abyss?card=oracle');
  expect(addressOf('abyss', { q: 'two words', rule: 'B16' })).toBe('/rules/abyss?q=two+words&rule=B16');
});
