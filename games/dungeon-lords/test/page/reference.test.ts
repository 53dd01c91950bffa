// The cards and rules of Dungeon Lords: all of them are there, in every language.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../../bench/web/languages.ts';
import { dungeonRulesIn, dungeonWordsIn } from '../../../../test/web/words/words-in.ts';
import { placeOf } from '../../page/pieces/room-places.ts';
import { cardOf, cardsIn, shelvesIn } from '../../page/reference/cards.ts';
import { filtersIn } from '../../page/reference/filters.ts';
import { kindOf } from '../../page/reference/kinds.ts';
import * as numbers from '../../page/reference/numbers.ts';
import { chaptersIn } from '../../page/reference/rules.ts';
import { creatures } from '../../rules/cards/creatures.ts';
import { heroIds } from '../../rules/cards/heroes.ts';
import { orderIds } from '../../rules/cards/orders.ts';
import { combatCardsOfYear, specialEventIds, trapIds } from '../../rules/cards/printed.ts';
import { roomCard, rooms } from '../../rules/cards/rooms.ts';
import { titles } from '../../rules/scoring.ts';
import { dungeonIn } from '../../words/dungeon-in.ts';

const WITHIN = new URL('../../../../', import.meta.url);
/** A place that was not filled, or an id instead of a name. */
const GAP = /[{}]|undefined|null|NaN|\[object|\by[12]-/;

/** Numbers as code, scenarios and documents cite them. */
function numbersUsed(): ReadonlySet<string> {
  const files = globSync(
    [
      'games/dungeon-lords/rules/**/*.ts',
      'games/dungeon-lords/bots/**/*.ts',
      'games/dungeon-lords/test/rules/**/*.ts',
      'test/scenarios/data/dungeon-lords/**/*.json',
    ],
    { cwd: WITHIN },
  );
  const texts = files.map((file) => readFileSync(new URL(file, WITHIN), 'utf8'));
  return new Set(texts.flatMap((text) => text.match(/\bD[1-9]\d{0,2}\b/g) ?? []));
}

describe.each(languages)('in the language %s', async (code) => {
  const rules = await dungeonRulesIn(code);
  const talk = dungeonIn(code, await dungeonWordsIn(code));
  const cards = cardsIn(talk, rules);
  const told = new Map(chaptersIn(code, rules).flatMap((chapter) => chapter.rules.map((rule) => [rule.number, rule])));

  test('every card has a name and its words, and an id of its own', () => {
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    expect(cards.filter(({ name, text }) => name === '' || text === '').map(({ id }) => id)).toEqual([]);
    const gaps = cards.flatMap(({ name, text, facts }) => [name, text, ...facts.map((fact) => fact.text)]);
    expect(gaps.filter((line) => GAP.test(line))).toEqual([]);
  });

  test('every card of the game is there', () => {
    const all = [
      ...orderIds,
      ...creatures.map(({ id }) => id),
      ...heroIds,
      'paladin-year1',
      'paladin-year2',
      ...rooms.map(({ id }) => id),
      ...trapIds,
      ...combatCardsOfYear(1),
      ...combatCardsOfYear(2),
      ...specialEventIds,
      ...titles.map(({ id }) => id),
    ];
    const ids = new Set(cards.map(({ id }) => id));
    expect(all.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('no card says a fact twice', () => {
    const twice = cards.filter(({ facts }) => new Set(facts.map(({ text }) => text)).size < facts.length);
    expect(twice.map(({ id }) => id)).toEqual([]);
  });

  test('every card has a shelf, and its marks are choices of filters', () => {
    const shelves = new Set(shelvesIn(rules).map(({ id }) => id));
    const filters = new Map(filtersIn(talk, rules).map(({ id, choices }) => [id, choices.map((choice) => choice.id)]));
    for (const { id, shelf, marks } of cards) {
      expect(shelves, id).toContain(shelf);
      for (const [filter, chosen] of Object.entries(marks))
        expect(filters.get(filter), id).toEqual(expect.arrayContaining([...chosen]));
    }
  });

  test('every choice of a filter has a name of its own', () => {
    for (const { id, choices } of filtersIn(talk, rules)) {
      expect(
        choices.filter(({ name }) => name === '' || GAP.test(name)),
        id,
      ).toEqual([]);
      expect(new Set(choices.map(({ name }) => name)).size, id).toBe(choices.length);
    }
  });

  test('every rule has words, and every number that a card or a rule names is one', () => {
    expect([...told.values()].filter(({ text }) => text === '').map(({ number }) => number)).toEqual([]);
    const named = [...told.values()].flatMap(({ text }) => text.match(/D\d+/g) ?? []);
    const ofCards = cards.flatMap((card) => card.rules);
    expect([...named, ...ofCards].filter((number) => !told.has(number))).toEqual([]);
    expect(cards.filter((card) => card.rules.length === 0).map(({ id }) => id)).toEqual([]);
  });

  test('every rule that is told stands in a chapter, and in one only', () => {
    expect(Object.keys(rules.rules).filter((number) => !told.has(number))).toEqual([]);
    expect(Object.values(numbers.CHAPTERS).flat()).toHaveLength(told.size);
  });

  test('a rule names the same rules as in English', async () => {
    const links = (text: string) => text.match(/D\d+/g)?.sort() ?? [];
    const english = (await dungeonRulesIn('en')).rules;
    const differing = Object.entries(english).filter(
      ([number, text]) => links(text).join() !== links(told.get(number)?.text ?? '').join(),
    );
    expect(differing.map(([number]) => number)).toEqual([]);
  });

  test('rules are short', () => {
    expect([...told.values()].filter(({ text }) => text.length > 330).map(({ number }) => number)).toEqual([]);
  });
});

test('the rules that code and scenarios cite are all told', async () => {
  const told = new Set(
    chaptersIn('en', await dungeonRulesIn('en')).flatMap(({ rules }) => rules.map(({ number }) => number)),
  );
  const used = numbersUsed();
  expect(used.size).toBeGreaterThan(100);
  expect([...used].filter((number) => !told.has(number))).toEqual([]);
});

test('what is said of single cards is said of cards that there are', () => {
  const { OF_ORDERS, OF_CREATURES, OF_ROOMS, OF_TRAPS, OF_EVENTS } = numbers;
  const kinds = { order: OF_ORDERS, creature: OF_CREATURES, room: OF_ROOMS, trap: OF_TRAPS, event: OF_EVENTS };
  for (const [kind, table] of Object.entries(kinds))
    expect(Object.keys(table).filter((id) => kindOf(id) !== kind)).toEqual([]);
  const spells = new Set([...combatCardsOfYear(1), ...combatCardsOfYear(2)].map((id) => id.replace(/^y\d-/, '')));
  expect(Object.keys(numbers.OF_SPELLS).filter((id) => !spells.has(id))).toEqual([]);
});

test.each([
  ['hatchery', 'upper'],
  ['counterfeiters-den', 'lower'],
  ['tool-shed', 'edge'],
  ['magic-room', 'centre'],
  ['chapel', 'anywhere'],
])('the %s may stand: %s', (id, place) => {
  expect(placeOf(roomCard(id))).toBe(place);
});

test('what a trap costs and does in one year only is told with the year', async () => {
  const cards = cardsIn(dungeonIn('en', await dungeonWordsIn('en')), await dungeonRulesIn('en'));
  const factsOf = (id: string) =>
    cards.find((card) => card.id === id)?.facts.map(({ text }) => text.replace(/\u00a0/g, ' '));
  const [first, bait] = ['In a battle it snaps first, before spells and creatures', 'In a room: 1 gold more, as bait'];
  expect(factsOf('rolling-stone')).toEqual([first, bait, 'Year 2: 4 damage to the first hero.', '3 ×']);
  expect(factsOf('poisoned-meal')).toEqual([first, bait, 'Year 2: 1 food', '3 ×']);
  expect(factsOf('exploding-imp')).toEqual([first, 'When it snaps it costs 1 imp', bait, '3 ×']);
  expect(factsOf('get-food')).toEqual([
    'I: 2 food, for 1 gold',
    'II: 3 food, for 1 step to evil',
    'III: 3 food, 1 gold, for 2 steps to evil',
  ]);
});

test('a card says what it costs, when it works and what it is worth', async () => {
  const cards = cardsIn(dungeonIn('en', await dungeonWordsIn('en')), await dungeonRulesIn('en'));
  const factsOf = (id: string) =>
    cards.find((card) => card.id === id)?.facts.map(({ text }) => text.replace(/\u00a0/g, ' '));
  expect(factsOf('goblin')).toContain('Costs 1 food, and the same again on each Payday');
  expect(factsOf('goblin')).toContain('At the end: 1 point');
  expect(factsOf('ghost')).toContain('At the end: no point, for it is no monster');
  expect(factsOf('hatchery')).toContain('Works after the orders: once a round, twice in year 2');
  expect(factsOf('hatchery')).toContain('May stand in the two upper rows');
  expect(factsOf('chapel')?.join()).not.toContain('Works');
  expect(factsOf('y1-thief-1')).toContain('In your prison: 2 points at the end');
  expect(factsOf('paladin-year1')).toContain('In your prison: 5 points at the end');
  expect(factsOf('illusion')?.join()).not.toContain('prison');
  expect(factsOf('y1-pilfer')?.join()).toMatch(/cast (?:before|after) your creatures/u);
});

test.each([
  [{ kind: 'creature', id: 'troll' }, 'troll'],
  [{ kind: 'space', id: 'get-food:2' }, 'get-food'],
  [{ kind: 'spell', id: 'y1-pilfer' }, 'y1-pilfer'],
  [{ kind: 'title', id: 'tunnel-lord' }, 'tunnel-lord'],
  [{ kind: 'topic', id: 'food' }, 'word-food'],
  [{ kind: 'room', id: 'tunnel' }, undefined],
  [{ kind: 'seat', id: '1' }, undefined],
])('%o of the log leads to the card %s', (named, id) => {
  expect(cardOf(named)).toBe(id);
});
