// The holdings of a seat that its bot evaluates: what orders, rooms and events change.
import type { Gain, Price } from '../rules/cards/prices.ts';
import type { CreatureId, RoomId, TrapId } from '../rules/state.ts';
import { TUNNEL } from '../rules/state.ts';
import { type Outlook, UNKNOWN } from './outlook.ts';

export interface Holdings {
  food: number;
  gold: number;
  imps: number;
  /** Imps and trolls that can still work in this round. */
  free: number;
  trolls: number;
  evil: number;
  redMarks: number;
  traps: readonly TrapId[];
  creatures: readonly CreatureId[];
  /** Unconquered tunnels, and those of them that can be mined in this round. */
  tunnels: number;
  minable: number;
  /** Unconquered rooms. */
  rooms: readonly RoomId[];
  /** Conquered tiles. */
  conquered: number;
  spied: number;
}

export function holdingsOf({ own }: Outlook): Holdings {
  const open = own.dungeon.filter(({ conquered }) => !conquered);
  const tunnels = open.filter(({ tile }) => tile === TUNNEL);
  return {
    food: own.food,
    gold: own.gold,
    imps: own.imps,
    free: own.imps - own.impsWorked,
    trolls: own.trollTokens - own.trollsWorked,
    evil: own.evil,
    redMarks: own.redMarks,
    traps: own.traps,
    creatures: own.creatures.map(({ id }) => id),
    tunnels: tunnels.length,
    minable: tunnels.filter(({ mined }) => !mined).length,
    rooms: open.filter(({ tile }) => tile !== TUNNEL).map(({ tile }) => tile),
    conquered: own.dungeon.length - open.length,
    spied: own.spied.length,
  };
}

export function canPay(has: Holdings, price: Price): boolean {
  return (
    has.food >= (price.food ?? 0) &&
    has.gold >= (price.gold ?? 0) &&
    has.imps >= (price.imps ?? 0) &&
    has.traps.length >= (price.trap ?? 0) &&
    has.evil + (price.evil ?? 0) <= 15 &&
    has.creatures.length >= (price.monster ?? 0)
  );
}

/** The same after this was paid and gained. */
export function after(has: Holdings, price: Price, gain: Gain = {}): Holdings {
  const imps = (gain.imps ?? 0) - (price.imps ?? 0);
  return {
    ...has,
    food: has.food - (price.food ?? 0) + (gain.food ?? 0),
    gold: has.gold - (price.gold ?? 0) + (gain.gold ?? 0),
    imps: has.imps + imps,
    free: has.free + imps,
    evil: Math.max(1, has.evil + (price.evil ?? 0) - (gain.good ?? 0)),
    traps: price.trap || gain.traps ? changed(has.traps, gain.traps ?? 0, price.trap ?? 0) : has.traps,
    creatures: price.monster ? has.creatures.slice(1) : has.creatures,
    tunnels: has.tunnels + (gain.tunnels ?? 0),
    spied: has.spied + (gain.spy ?? 0),
  };
}

function changed(traps: readonly TrapId[], more: number, less: number): readonly TrapId[] {
  return [...traps.slice(less), ...Array<TrapId>(more).fill(UNKNOWN)];
}
