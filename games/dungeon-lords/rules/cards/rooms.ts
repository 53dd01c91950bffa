// The rooms: a row each, with what it does (D63, D69, D179, D180, D143, D183, D187).
import type { Cell, CreatureId, RoomId } from '../state.ts';
import type { Gain, Price } from './prices.ts';

export interface Room {
  readonly id: RoomId;
  readonly year: number;
  /** Where it may be placed. */
  isAllowedAt(cell: Cell): boolean;
  /** What so many workers make, at this price. */
  readonly production?: { readonly workers: number; readonly price?: Price; readonly gain: Gain };
  /** How battles on its tile differ. */
  readonly battle?: RoomInBattle;
  /** Points at the end for each creature. */
  readonly prestige?: Readonly<Record<CreatureId, number>>;
  /** Points for each title held alone, by the number of players. */
  readonly perTitleAlone?: Readonly<Record<number, number>>;
}

export interface RoomInBattle {
  /** What attacks of these creatures deal more. */
  readonly attackBonus?: Readonly<Record<CreatureId, number>>;
  readonly traps?: number;
  readonly bait?: number;
  readonly monsters?: number;
  readonly noSpells?: true;
}

type Zone = Room['isAllowedAt'];

const anywhere: Zone = () => true;
const upperHalf: Zone = ([, row]) => row <= 1;
const lowerHalf: Zone = ([, row]) => row >= 2;
const centre: Zone = ([column, row]) => column >= 1 && column <= 3 && row >= 1 && row <= 2;
const edge: Zone = (cell) => !centre(cell);

function production(id: RoomId, zone: Zone, workers: number, gain: Gain, price?: Price): Room {
  return {
    id,
    year: 1,
    isAllowedAt: zone,
    production: price ? { workers, price, gain } : { workers, gain },
  };
}

function ofSecondYear(id: RoomId, does: Pick<Room, 'battle' | 'prestige' | 'perTitleAlone'>): Room {
  return { id, year: 2, isAllowedAt: anywhere, ...does };
}

export const rooms: readonly Room[] = [
  production('hatchery', upperHalf, 3, { food: 1 }),
  production('mushroom-plantation', lowerHalf, 3, { food: 1 }),
  production('souvenir-workshop', upperHalf, 3, { gold: 1 }),
  production('counterfeiters-den', lowerHalf, 3, { gold: 1 }),
  production('trap-workshop', edge, 4, { traps: 1 }),
  production('tool-shed', edge, 2, { tunnels: 1 }),
  production('printing-press', centre, 3, { good: 1 }),
  production('magic-room', centre, 2, { imps: 1 }, { food: 1 }),
  ofSecondYear('training-room', { battle: { attackBonus: { troll: 1, goblin: 1 } } }),
  ofSecondYear('dark-room', { battle: { attackBonus: { vampire: 1, witch: 1 } } }),
  ofSecondYear('labyrinth', { battle: { traps: 2, bait: 0, monsters: 1 } }),
  ofSecondYear('antimagic-room', { battle: { noSpells: true } }),
  ofSecondYear('dining-hall', { prestige: { troll: 1, goblin: 1, slime: 1, witch: 1 } }),
  ofSecondYear('chapel', { prestige: { vampire: 2, ghost: 2 } }),
  ofSecondYear('pandemonium', { prestige: { golem: 2, dragon: 2, demon: 2 } }),
  ofSecondYear('hall-of-fame', { perTitleAlone: { 2: 1, 3: 1, 4: 2 } }),
];

const BY_ID = new Map(rooms.map((room) => [room.id, room]));

/** The room on a tile; `undefined` for a tunnel. */
export function roomOf(tile: RoomId): Room | undefined {
  return BY_ID.get(tile);
}

export function roomCard(id: RoomId): Room {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`no room is called ${id}`);
  return found;
}

export function roomsOfYear(year: number): RoomId[] {
  return rooms.filter((room) => room.year === year).map(({ id }) => id);
}
