// Lays battles that are given: all have planned then, and the player whose turn it is begins to resolve.
import { roomOf } from '@undertow/shared/dungeon-lords/cards/rooms.ts';
import { tileAt } from '@undertow/shared/dungeon-lords/geometry.ts';
import { BATTLE_STEPS, type Battle, type Cell, type Player, type State } from '@undertow/shared/dungeon-lords/state.ts';
import { playerOrder } from '@undertow/shared/dungeon-lords/table.ts';
import { send } from '@undertow/shared/dungeon-lords/verbs/lair.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import type { Writable } from '../../support/writable.ts';

type Given = { readonly [field: string]: Json };

export function layBattles(state: Writable<State>, ofSeats: Readonly<Record<number, Given>>): void {
  for (const [seat, player] of state.seats.entries()) {
    const given = ofSeats[seat]?.battle as Given | null | undefined;
    if (!given) continue;
    layBattle(state as State, seat, player, given);
    state.stage = 'battles';
  }
  if (state.stage !== 'battles') return;
  state.toFight = playerOrder({ state: state as State }).filter((seat) => (state.seats[seat]?.party.length ?? 0) > 0);
}

/** Planned traps are not in hand any more, and bait is not in the gold: both are given as what is left. */
function layBattle(
  state: State,
  seat: number,
  player: Writable<Player>,
  { tile, traps = [], creatures = [] }: Given,
): void {
  const room = roomOf(tileAt(player.dungeon as Player['dungeon'], tile as unknown as Cell)?.tile ?? '');
  const bait = room ? (room.battle?.bait ?? 1) : 0;
  player.battle = {
    tile,
    traps,
    bait,
    step: BATTLE_STEPS[0],
    iconsUsed: 0,
    effects: [],
  } as unknown as Writable<Battle>;
  const chance = openRandom({ seed: 'fast:1', position: 0 });
  send({ state, random: chance, tell() {}, reveal() {} }, seat, creatures as readonly string[]);
}
