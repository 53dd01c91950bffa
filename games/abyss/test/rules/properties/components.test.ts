// Whatever happens, nothing appears and nothing vanishes.
import { expect, test } from 'vitest';
import { mustEqual } from '../../../../../test/support/run/each-step.ts';
import { base } from '../../../rules/base.ts';
import { expansions } from '../../../rules/index.ts';
import type { OwnedLord, Player, State } from '../../../rules/state.ts';
import { boxOf, onTheTable } from '../../support/abyss-box.ts';
import { make, moves, overGames } from '../../support/random-games.ts';
import { SETTINGS, settingOf } from '../../support/settings.ts';

test.for([
  [settingOf(2), [71, 35, 20, 20, 0, 0]],
  [settingOf(2, 'kraken'), [78, 53, 26, 20, 25, 0]],
  [settingOf(2, 'leviathan'), [95, 44, 20, 39, 0, 20]],
  [settingOf(2, 'kraken', 'leviathan'), [102, 62, 26, 39, 25, 20]],
] as const)('the box holds as much as the rules say: $0.expansions', ([setting, sizes]) => {
  const box = boxOf(setting);
  expect(Object.values(box).map((things) => things.length)).toEqual(sizes);
  for (const things of [box.lords, box.locations, box.leviathans]) expect(new Set(things).size).toBe(things.length);
});

test.for(SETTINGS)('everything out of the box is somewhere exactly once, with $name', (setting) => {
  const box = boxOf(setting);
  overGames(setting, 60, (game) => {
    const { match } = game;
    mustEqual(onTheTable(match.state), box);
    for (const move of moves(game)) {
      make(match, move);
      mustEqual(onTheTable(match.state), box);
    }
  });
});

test.for(SETTINGS)('no player ends a turn with more than six Allies against a Commander, with $name', (setting) => {
  let limited = 0;
  overGames(setting, 60, (game) => {
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
  // Fewer games are played with the expansions, and the Commander need not come up.
  if (setting.expansions.length === 0) expect(limited).toBeGreaterThan(0);
});

function has(lords: readonly OwnedLord[], id: string): boolean {
  return lords.some((lord) => lord.id === id && lord.under === undefined && !lord.disabled);
}

const UNDER_MARTIAL_LAW = SETTINGS.filter(({ expansions: chosen }) => chosen.includes('leviathan'));

test.for(UNDER_MARTIAL_LAW)(
  'no player keeps more than twelve Allies without paying for them, with $name',
  (setting) => {
    overGames(setting, 60, (game) => {
      const { match } = game;
      for (const move of moves(game)) {
        const { active } = match.state;
        const events = make(match, move);
        const end = events.findIndex(({ type }) => type === 'turnBegan');
        const excess = (match.state.seats[active]?.hand.length ?? 0) - 12;
        if (end < 0 || match.state.active === active || excess <= 0) continue;
        const last = events.slice(0, end).findLast(({ type }) => type !== 'endTriggered');
        mustEqual(last, { type: 'pearlsLost', seat: active, pearls: excess });
      }
    });
  },
);

const withKey = new Set(
  [base, ...expansions].flatMap(({ lords = [] }) => lords.filter(({ keys }) => keys > 0).map(({ id }) => id)),
);

function keysOf({ keys, lords }: Player): number {
  return keys + lords.filter(({ id, under, disabled }) => withKey.has(id) && under === undefined && !disabled).length;
}

/** Whether there is a Location for this seat; a Sentinel may keep the last available one for another. */
function isLocationLeft({ available, locationDeck, expansions: { kraken } }: State, seat: number): boolean {
  const kept = Object.values(kraken?.sentinels ?? {}).flatMap((sentinel) =>
    sentinel.seat === seat ? [] : sentinel.on,
  );
  return locationDeck.length > 0 || available.some((location) => !kept.includes(`location:${location}`));
}

test.for(SETTINGS)('no player ends a turn with three Keys while there is a Location, with $name', (setting) => {
  overGames(setting, 60, (game) => {
    const { match } = game;
    for (const move of moves(game)) {
      const { active } = match.state;
      const events = make(match, move);
      const player = match.state.seats[active];
      if (!player || !events.some(({ type }) => type === 'turnBegan')) continue;
      if (isLocationLeft(match.state, active)) expect(keysOf(player)).toBeLessThan(3);
    }
  });
});
