// The laws of planned battles (D91-D97, D115, D126, D180).
import type { Battle, Player, State } from '../../rules/state.ts';
import { type Laws, stepsTo } from './facts.ts';

/** What a tile takes: traps, gold for each of them, and monsters. */
interface Limits {
  readonly traps: number;
  readonly bait: number;
  readonly monsters: number;
}

type Fighter = Player & { readonly battle: Battle };

export function battleLaws({ seats, stage, toFight }: State): Laws {
  const fighters = seats.filter((seat): seat is Fighter => seat.battle !== null);
  return {
    'a battle is planned until it is fought': seats.every(
      ({ battle }, seat) => battle === null || (stage === 'battles' && toFight.includes(seat)),
    ),
    'a battle is on an unconquered tile with the fewest steps from the entrance': fighters.every(isNearest),
    'no more traps are planned than the tile takes, each with its bait': fighters.every(
      ({ dungeon, battle }) =>
        battle.traps.length <= limitsOf(dungeon, battle).traps && battle.bait === limitsOf(dungeon, battle).bait,
    ),
    'no more monsters are sent than the tile takes': fighters.every(
      ({ dungeon, battle, creatures }) =>
        creatures.filter(({ id, sent }) => sent && id !== 'ghost').length <= limitsOf(dungeon, battle).monsters,
    ),
    'creatures are sent to a battle, face up': seats.every(({ creatures, battle }) =>
      creatures.every(({ sent, faceDown }) => !sent || (battle !== null && !faceDown)),
    ),
    'only a monster that was sent is a sheep': seats.every(({ creatures }) =>
      creatures.every(({ id, sent, sheep }) => !sheep || (sent && id !== 'ghost')),
    ),
    'spells and traps work in the battle that is fought': seats.every(
      ({ battle }, seat) => seat === toFight[0] || (battle?.effects.length ?? 0) === 0,
    ),
  };
}

function isNearest({ dungeon, battle }: Fighter): boolean {
  const steps = stepsTo(dungeon);
  const open = dungeon.filter(({ conquered }) => !conquered);
  const fewest = Math.min(...open.map((tile) => steps.get(tile) ?? Number.POSITIVE_INFINITY));
  return open.some((tile) => tile.cell.join() === battle.tile.join() && steps.get(tile) === fewest);
}

function limitsOf(dungeon: Player['dungeon'], { tile }: Battle): Limits {
  const face = dungeon.find(({ cell }) => cell.join() === tile.join())?.tile;
  if (face === 'tunnel') return { traps: 1, bait: 0, monsters: 1 };
  if (face === 'labyrinth') return { traps: 2, bait: 0, monsters: 1 };
  return { traps: 1, bait: 1, monsters: 2 };
}
