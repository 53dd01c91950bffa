// The cards and rules of Abyss: all of them are there, in every language.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../../bench/web/languages.ts';
import { abyssRulesIn, abyssWordsIn } from '../../../../test/web/words/words-in.ts';
import { cardOf, cardsIn, filtersIn, shelvesIn } from '../../page/reference/cards.ts';
import { OF_LOCATIONS, OF_LORDS } from '../../page/reference/numbers.ts';
import { pictureOf } from '../../page/reference/pictures.ts';
import { chaptersIn } from '../../page/reference/rules.ts';
import { abyss } from '../../rules/index.ts';
import { lootCards } from '../../rules/kraken/loot.ts';
import { leviathanIds } from '../../rules/leviathan/leviathans.ts';
import { abyssIn } from '../../words/abyss-in.ts';

const both = abyss.rulesFor({ expansions: ['kraken', 'leviathan'] });
const base = abyss.rulesFor({ expansions: [] });
const WITHIN = new URL('../../../../', import.meta.url);

/** Numbers as code, scenarios and documents cite them; what only looks like one stands in words and ids. */
function numbersUsed(): ReadonlySet<string> {
  const files = globSync(
    [
      'games/abyss/rules/**/*.ts',
      'games/abyss/bots/**/*.ts',
      'games/abyss/test/rules/**/*.ts',
      'test/scenarios/data/abyss/**/*.json',
    ],
    {
      cwd: WITHIN,
    },
  );
  const texts = files.map((file) => readFileSync(new URL(file, WITHIN), 'utf8'));
  return new Set(texts.flatMap((text) => text.match(/\b(?:[BKL][1-9]\d{0,2}|X[1-9]\d?)\b/g) ?? []));
}

describe.each(languages)('in the language %s', async (code) => {
  const rules = await abyssRulesIn(code);
  const talk = abyssIn(code, await abyssWordsIn(code));
  const cards = cardsIn(talk, rules);
  const chapters = chaptersIn(code, talk, rules);
  const told = new Map(chapters.flatMap((chapter) => chapter.rules).map((rule) => [rule.number, rule]));
  const ids = new Set(cards.map(({ id }) => id));

  test('every card has a name and its words, and an id of its own', () => {
    expect(ids.size).toBe(cards.length);
    expect(cards.filter(({ name, text }) => name === '' || text === '').map(({ id }) => id)).toEqual([]);
  });

  test('every card of the rules is there', () => {
    const all = [
      ...[...base.lords.keys(), ...both.lords.keys()],
      ...both.locations.keys(),
      ...leviathanIds,
      ...lootCards,
      ...base.exploration,
      ...both.exploration,
      ...Object.values(both.tokens)
        .flat()
        .map((face) => `token-${face}`),
    ];
    expect([...new Set(all)].filter((id) => !ids.has(id))).toEqual([]);
  });

  test('every card has a shelf, and its marks are choices of filters', () => {
    const shelves = new Set(shelvesIn(talk, rules).map(({ id }) => id));
    const filters = new Map(filtersIn(talk, rules).map(({ id, choices }) => [id, choices.map((choice) => choice.id)]));
    for (const { id, shelf, marks } of cards) {
      expect(shelves, id).toContain(shelf);
      for (const [filter, chosen] of Object.entries(marks))
        expect(filters.get(filter), id).toEqual(expect.arrayContaining([...chosen]));
    }
  });

  test('every rule has words, and every number that a card or a rule names is one', () => {
    expect([...told.values()].filter(({ text }) => text === '').map(({ number }) => number)).toEqual([]);
    const named = [...told.values()].flatMap(({ text }) => text.match(/\b[BKLX]\d+\b/g) ?? []);
    const ofCards = cards.flatMap((card) => card.rules);
    expect([...named, ...ofCards].filter((number) => !told.has(number))).toEqual([]);
    expect(cards.filter((card) => card.rules.length === 0).map(({ id }) => id)).toEqual([]);
  });

  test('every rule that is told stands in a chapter', () => {
    expect(Object.keys(rules.rules).filter((number) => !told.has(number))).toEqual([]);
  });

  test('rules are short', () => {
    expect([...told.values()].filter(({ text }) => text.length > 330).map(({ number }) => number)).toEqual([]);
  });
});

test('the rules that code and scenarios cite are all told', async () => {
  const talk = abyssIn('en', await abyssWordsIn('en'));
  const told = new Set(
    chaptersIn('en', talk, await abyssRulesIn('en')).flatMap((chapter) => chapter.rules.map(({ number }) => number)),
  );
  const used = numbersUsed();
  expect(used.size).toBeGreaterThan(150);
  expect([...used].filter((number) => !told.has(number))).toEqual([]);
});

test('a Lord has the rule of its number first', async () => {
  const talk = abyssIn('en', await abyssWordsIn('en'));
  const cards = new Map(cardsIn(talk, await abyssRulesIn('en')).map((card) => [card.id, card]));
  const firsts = ['recruiter', 'landlord', 'oracle', 'elder', 'ferryman', 'oyster-farmer', 'intrepid', 'breeder'];
  expect(firsts.map((id) => cards.get(id)?.rules[0])).toEqual([
    'B171',
    'B181',
    'B187',
    'B205',
    'K51',
    'K68',
    'L61',
    'L70',
  ]);
  expect(cards.get('jailer')?.rules).toContain('B184');
  expect(cards.get('intrepid')?.rules).not.toContain('B184');
});

test('further rules are those of Lords and Locations that there are', () => {
  const lords = new Set([...base.lords.keys(), ...both.lords.keys()]);
  expect(Object.keys(OF_LORDS).filter((id) => !lords.has(id))).toEqual([]);
  expect(Object.keys(OF_LOCATIONS).sort()).toEqual([...both.locations.keys()].sort());
});

test('every card is drawn as what it is', () => {
  expect(pictureOf('oracle')).toEqual({ kind: 'lord', id: 'oracle' });
  expect(pictureOf('crab-4-dice')).toEqual({ kind: 'ally', id: 'crab-4-dice' });
  expect(pictureOf('token-points-3')).toEqual({ kind: 'token', face: 'points-3' });
  expect(pictureOf('word-lord').kind).toBe('lord');
});

test.each([
  [{ kind: 'lord', id: 'oracle' }, 'oracle'],
  [{ kind: 'ally', id: 'kraken-3:crab' }, 'kraken-3'],
  [{ kind: 'token', id: 'points-3' }, 'token-points-3'],
  [{ kind: 'topic', id: 'plot' }, 'word-plot'],
  [{ kind: 'seat', id: '1' }, undefined],
])('%o of the log leads to the card %s', (named, id) => {
  expect(cardOf(named)).toBe(id);
});
