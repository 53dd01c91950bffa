// The data of the miniature of a running match, as the list of tables brings it.
import type { Json } from '@undertow/client-sdk/index.ts';
import { creatures } from '../rules/cards/creatures.ts';
import { tilesIn } from '../rules/letters.ts';
import type { Tile } from '../rules/state.ts';

export interface SmallDungeon {
  readonly tiles: readonly Tile[];
  /** The drawings of those that live there, and of the heroes before it. */
  readonly creatures: readonly string[];
  readonly heroes: readonly string[];
  readonly evil: number;
}

const CREATURES: Readonly<Record<string, string>> = Object.fromEntries(
  creatures.map(({ id }) => [id, `monster-${id}`]),
);

/** An illusion looks like a warrior. */
const HEROES: Readonly<Record<string, string>> = {
  ...{ warrior: 'hero-warrior', thief: 'hero-thief', priest: 'hero-priest', wizard: 'hero-wizard' },
  ...{ paladin: 'hero-paladin', illusion: 'hero-warrior' },
};

/** What cannot be read is left out: another version of the server may tell something else. */
export function miniatureOf(board: Json): readonly SmallDungeon[] {
  if (!Array.isArray(board)) return [];
  return board.map((seat: Json) => {
    const { dungeon, creatures, heroes, evil } = (seat ?? {}) as Readonly<Record<string, Json>>;
    return {
      tiles: typeof dungeon === 'string' ? tilesIn(dungeon) : [],
      creatures: drawingsOf(creatures, CREATURES),
      heroes: drawingsOf(heroes, HEROES),
      evil: typeof evil === 'number' ? evil : 0,
    };
  });
}

function drawingsOf(ids: Json | undefined, drawings: Readonly<Record<string, string>>): readonly string[] {
  if (!Array.isArray(ids)) return [];
  return ids.flatMap((id) => (typeof id === 'string' && Object.hasOwn(drawings, id) ? (drawings[id] ?? []) : []));
}
