// Dungeon Lords in words: whatever happens in whole games has a sentence, and whatever is asked a question with its answers.
import { plain } from '@undertow/shared/words/parts.ts';
import { describe, expect, test } from 'vitest';
import { make, moves, overGames } from '../../../../test/games/random-games.ts';
import { mustEqual } from '../../../../test/support/run/each-step.ts';
import { dungeonWordsIn } from '../../../../test/web/words/words-in.ts';
import type { Event, View } from '../../client.ts';
import { creatures } from '../../rules/cards/creatures.ts';
import { orderIds } from '../../rules/cards/orders.ts';
import { rooms } from '../../rules/cards/rooms.ts';
import { dungeonLords } from '../../rules/index.ts';
import { pointsOfPrisoner, RED_MARK, titles } from '../../rules/scoring.ts';
import { introductionOf } from '../../words/asking.ts';
import { dungeonIn } from '../../words/dungeon-in.ts';
import { dungeonLordsUnderTest } from '../under-test/index.ts';
import { SETTINGS } from '../under-test/settings.ts';

const names = ['Ada', 'Bea', 'Cyril', 'Dora'];

/** A place that was not filled, an id instead of a name, or two marks beside each other. */
const GAP = /[{}]|undefined|null|NaN|\[object|y[12]-| {2}|\( ?\)|: ?\.$|\.\.$|, ?\.|^\.$/;

describe.each(['en', 'de', 'cs', 'pl', 'ru'] as const)('in %s', async (code) => {
  const words = await dungeonWordsIn(code);
  const talk = dungeonIn(code, words);

  test('every question can be asked of one who does not see the table, in a few words', () => {
    const prompts = new Set(Object.keys(words.prompts).map((key) => key.split('.')[0] ?? ''));
    for (const prompt of prompts) expect(talk.question(prompt), prompt).toMatch(/^\p{Lu}[^{}]{4,59}$/u);
    expect(Object.keys(words.questions).filter((prompt) => !prompts.has(prompt))).toEqual([]);
    expect(talk.question('nothing')).toBe('');
  });

  test('every card has a name of its own and says what it does', () => {
    const cards = [
      ...orderIds.map((id) => ['order', id] as const),
      ...creatures.map(({ id }) => ['creature', id] as const),
      ...rooms.map(({ id }) => ['room', id] as const),
      ...titles.map(({ id }) => ['title', id] as const),
    ];
    for (const [kind, id] of cards) {
      expect(talk.name(kind, id)).not.toBe(id);
      expect(talk.does(kind, id), id).toMatch(/\p{L}{3}/u);
    }
    expect(new Set(cards.map(([kind, id]) => talk.name(kind, id))).size).toBe(cards.length);
  });

  test('the glossary has the points of the rules', () => {
    const pointsIn = (key: keyof typeof words.help) => JSON.stringify(words.help[key]).match(/\d+/g)?.map(Number);
    expect(pointsIn('prison')).toEqual([pointsOfPrisoner('y1-warrior-1'), pointsOfPrisoner('paladin-year1')]);
    expect(pointsIn('redMarks')).toEqual([-RED_MARK]);
  });

  test.for(SETTINGS)('whatever happens and is asked is said without a gap, with $name', (setting) => {
    overGames(dungeonLordsUnderTest, setting, 30, (game) => {
      for (const move of moves(game)) {
        const { match } = game;
        for (const viewer of [0, 'spectator'] as const) {
          const view = match.view(viewer);
          const { decision } = move;
          const asked = { prompt: decision.prompt, choice: decision.choice, seat: decision.seat };
          const said = [
            ...Object.values(talk.prompt(asked, { view, names })),
            ...talk.waiting([asked], { view, names }).map(plain),
            ...('options' in decision.choice
              ? decision.choice.options.map((option) => talk.option(asked, option))
              : []),
          ];
          mustEqual(
            said.filter((line) => GAP.test(line)),
            [],
          );
        }
        const events = make(match, move);
        for (const viewer of [0, 'spectator'] as const) {
          const seen = events.flatMap((event) => dungeonLords.redact(event, viewer) ?? []);
          const lines = talk.story(seen, names, viewer === 'spectator' ? null : viewer).map(plain);
          mustEqual(
            lines.filter((line) => GAP.test(line)),
            [],
          );
        }
      }
    });
  });
});

test('the seat that a sentence speaks of is told of itself, whatever its place in the sentence', async () => {
  const talk = dungeonIn('en', await dungeonWordsIn('en'));
  const told = (event: Event, viewer: number) => talk.story([event], names, viewer).map(plain).map(spaced);
  const paladin: Event = { type: 'paladinCame', seat: 1, from: 0 };
  expect(told(paladin, 0)).toEqual(['The Paladin leaves you and goes to Bea.']);
  expect(told(paladin, 1)).toEqual(['The Paladin leaves Ada and comes to you.']);
  expect(told(paladin, 2)).toEqual(['The Paladin leaves Ada and goes to Bea.']);
  expect(told({ type: 'roundBegan', year: 1, round: 2, starting: 0 }, 0)).toEqual(['Round 2; you go first.']);
  const awarded = (...seats: number[]): Event => ({ type: 'titleAwarded', title: 'tunnel-lord', seats, points: 2 });
  expect(told(awarded(0, 1), 0)).toEqual(['Tunnel Lord: you and Bea, 2 points.']);
  expect(told(awarded(0), 0)).toEqual(['Tunnel Lord: you, 2 points.']);
  expect(told(awarded(0), 1)).toEqual(['Tunnel Lord: Ada, 2 points.']);
  const placed: Event = { type: 'minionPlaced', minion: 'seat:0', order: 'get-food', space: 1 };
  expect(told(placed, 0)[0]).toMatch(/^You take/);
});

/** Without what keeps words together on a line. */
const spaced = (line: string) => line.replaceAll('\u00a0', ' ');

test('in the first round it is said what a stand-in is, where there is one', () => {
  const said = (prompt: string, dummies: object, round = 1) =>
    introductionOf({ prompt }, { year: 1, round, dummies } as unknown as View);
  const two = { 'dummy-1': {}, 'dummy-2': {} };
  expect(said('planOrders', two)).toBe('ask.standIn');
  expect(said('planDummyOrder', two)).toBe('ask.standInYours');
  expect(said('planOrders', {})).toBeUndefined();
  expect(said('planDummyOrder', two, 2)).toBeUndefined();
});
