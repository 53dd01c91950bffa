// Lays battles that are given: all have planned then, and the player whose turn it is begins to resolve.
import type { Json } from '@undertow/shared/table/json.ts';
import type { Writable } from '../../../../test/support/games/writable.ts';
import { roomOf } from '../../rules/cards/rooms.ts';
import { tileAt } from '../../rules/geometry.ts';
import { BATTLE_STEPS, type Battle, type Cell, type State } from '../../rules/state.ts';
import { type DungeonTable, player, playerOrder } from '../../rules/table.ts';
import { send } from '../../rules/verbs/lair.ts';

type Given = { readonly [field: string]: Json };

export function layBattles(
  state: Writable<State>,
  ofSeats: Readonly<Record<number, Given>>,
  laying: Omit<DungeonTable, 'state'>,
): void {
  const table = { ...laying, state: state as State };
  for (const seat of state.seats.keys()) {
    const given = ofSeats[seat]?.battle as Given | null | undefined;
    if (given) layBattle(table, seat, given);
  }
  if (state.seats.every(({ battle }) => !battle)) return;
  state.stage = 'battles';
  state.toFight = playerOrder(table).filter((seat) => player(table, seat).party.length > 0);
}

/** Planned traps are not in hand any more, and bait is not in the gold: both are given as what is left. */
function layBattle(table: DungeonTable, seat: number, { tile, traps = [], creatures = [] }: Given): void {
  const cell = tile as unknown as Cell;
  const room = roomOf(tileAt(player(table, seat).dungeon, cell)?.tile ?? '');
  const bait = room ? (room.battle?.bait ?? 1) : 0;
  const battle: Battle = {
    tile: cell,
    traps: traps as string[],
    bait,
    step: BATTLE_STEPS[0],
    iconsUsed: 0,
    effects: [],
  };
  Object.assign(table.state.seats[seat] as object, { battle });
  send(table, seat, creatures as string[]);
}
