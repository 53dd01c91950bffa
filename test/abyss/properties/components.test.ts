// Whatever happens, nothing appears and nothing vanishes, and everything keeps its measure.
import { base } from '@undertow/shared/abyss/base.ts';
import type { OwnedLord, Player, State } from '@undertow/shared/abyss/state.ts';
import { expect, test } from 'vitest';
import { box, onTheTable } from '../../support/abyss-box.ts';
import { make, moves, overGames } from '../../support/random-games.ts';
import { expectTried } from '../../support/seeds.ts';

test('the box holds 71 Exploration cards, 35 Lords, 20 Locations and 20 Monster tokens', () => {
  const { cards, lords, locations, tokens } = box;
  expect([cards.length, lords.length, locations.length, tokens.length]).toEqual([71, 35, 20, 20]);
  expect([new Set(lords).size, new Set(locations).size]).toEqual([35, 20]);
});

const inTheBox = JSON.stringify(box);

test.for([2, 3, 4])('every card, Lord, Location and token is somewhere exactly once, with %i players', (seats) => {
  overGames(seats, 60, (game) => {
    const { match } = game;
    expect(onTheTable(match.state)).toEqual(box);
    for (const move of moves(game)) {
      make(match, move);
      // Comparing text is fast; the slow comparison tells what is wrong.
      const now = onTheTable(match.state);
      if (JSON.stringify(now) !== inTheBox) expect(now).toEqual(box);
    }
  });
});

test.for([2, 3, 4])('no number leaves its bounds, with %i players', (seats) => {
  overGames(seats, 60, (game) => {
    for (const move of moves(game)) {
      make(game.match, move);
      const broken = outOfBounds(game.match.state);
      if (broken.length > 0) expect.fail(broken.join('; '));
    }
  });
});

function outOfBounds(state: State): string[] {
  const { court, track, threat, purchases, extraTurns, seats, revealed, drawn } = state;
  const laws: Record<string, boolean> = {
    'at most six Lords are in the Court': court.length <= 6,
    'at most five cards are on the track': track.length <= 5,
    'the threat is on a space from 1 to 6': Number.isInteger(threat) && threat >= 1 && threat <= 6,
    'a purchase costs one more than was bought': purchases.price === 1 + sum(purchases.bought),
    'nobody buys twice in a turn, nor from themselves': purchases.bought.every(
      (n, i) => n <= (i === state.active ? 0 : 1),
    ),
    'no fewer than no extra turns are left': extraTurns >= 0,
    'the card revealed last lies on the track': revealed === null || typeof track[revealed] === 'string',
    'at most four Locations are drawn': drawn.length <= 4,
    'nobody has a share of a Pearl, or less than none': seats.every(
      ({ pearls }) => Number.isInteger(pearls) && pearls >= 0,
    ),
    'nobody has a share of a Key, or less than none': seats.every(({ keys }) => Number.isInteger(keys) && keys >= 0),
    'Lords lie under Locations of their owner': seats.every(({ lords, locations }) =>
      lords.every(({ under }) => under === undefined || locations.includes(under)),
    ),
  };
  return Object.keys(laws).filter((law) => !laws[law]);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

test.for([2, 3, 4])('nobody ends a turn with more than six Allies against a Commander, with %i players', (seats) => {
  let limited = 0;
  overGames(seats, 60, (game) => {
    const { match } = game;
    for (const move of moves(game)) {
      const { active } = match.state;
      const events = make(match, move);
      if (!events.some(({ type }) => type === 'turnBegan' || type === 'gameScored')) continue;
      const commanded = match.state.seats.some(({ lords }, seat) => seat !== active && has(lords, 'commander'));
      const player = match.state.seats[active];
      if (!commanded || !player || has(player.lords, 'shaman')) continue;
      limited++;
      expect(player.hand.length).toBeLessThanOrEqual(6);
    }
  });
  expectTried(limited, 1);
});

function has(lords: readonly OwnedLord[], id: string): boolean {
  return lords.some((lord) => lord.id === id && lord.under === undefined && !lord.disabled);
}

const withKey = new Set((base.lords ?? []).filter(({ keys }) => keys > 0).map(({ id }) => id));

function keysOf({ keys, lords }: Player): number {
  return keys + lords.filter(({ id, under, disabled }) => withKey.has(id) && under === undefined && !disabled).length;
}

test.for([2, 3, 4])('nobody ends a turn with three Keys while there is a Location, with %i players', (seats) => {
  overGames(seats, 60, (game) => {
    const { match } = game;
    for (const move of moves(game)) {
      const { active } = match.state;
      const events = make(match, move);
      const player = match.state.seats[active];
      if (!player || !events.some(({ type }) => type === 'turnBegan')) continue;
      const isLeft = match.state.available.length + match.state.locationDeck.length > 0;
      if (isLeft) expect(keysOf(player)).toBeLessThan(3);
    }
  });
});
