// What the small picture of a running match is drawn from, as the list of tables brings it.
import type { Json } from '@undertow/client-sdk/index.ts';
import { CELLS } from '@undertow/shared/dungeon-lords/geometry.ts';

export interface SmallTile {
  readonly column: number;
  readonly row: number;
  readonly kind: 'tunnel' | 'room' | 'conquered';
}

export interface SmallDungeon {
  readonly tiles: readonly SmallTile[];
  readonly creatures: number;
  readonly heroes: number;
}

const KINDS: Readonly<Record<string, SmallTile['kind']>> = { t: 'tunnel', r: 'room', x: 'conquered' };

/** What cannot be read is left out: another version of the server may tell something else. */
export function miniatureOf(board: Json): readonly SmallDungeon[] {
  if (!Array.isArray(board)) return [];
  return board.map((seat: Json) => {
    const { dungeon, creatures, heroes } = (seat ?? {}) as Readonly<Record<string, Json>>;
    const letters = typeof dungeon === 'string' ? dungeon : '';
    return {
      tiles: CELLS.flatMap(([column, row], i) => {
        const kind = KINDS[letters[i] ?? ''];
        return kind ? [{ column, row, kind }] : [];
      }),
      creatures: numberIn(creatures),
      heroes: numberIn(heroes),
    };
  });
}

function numberIn(json: Json | undefined): number {
  return typeof json === 'number' ? json : 0;
}
