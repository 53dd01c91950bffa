// Points and titles (D182-D189), as they stand at any moment.
import type { Frozen, Outcome, Seat } from '@undertow/shared/table/game.ts';
import { rank } from '@undertow/shared/table/ranking.ts';
import { isMonster } from './cards/creatures.ts';
import { isPaladin } from './cards/heroes.ts';
import { type Room, roomOf } from './cards/rooms.ts';
import type { HeroId, Player, Score, TitleId } from './state.ts';
import { type Position, player } from './table.ts';

/** What is counted of what a seat owns. */
interface Tally {
  readonly evil: number;
  readonly rooms: number;
  readonly tunnels: number;
  readonly monsters: number;
  readonly imps: number;
  readonly treasure: number;
  readonly conquered: number;
  readonly openRooms: readonly Room[];
}

/** What all can see of a seat, and by which titles go. */
type Measured = Pick<Frozen<Player>, 'dungeon' | 'creatures' | 'evil' | 'imps' | 'gold' | 'food'> & {
  readonly trapCount: number;
};

function tallyOf(owned: Frozen<Player>): Tally {
  return tallied({ ...owned, trapCount: owned.traps.length });
}

function tallied({ dungeon, creatures, evil, imps, gold, food, trapCount }: Measured): Tally {
  let [tunnels, monsters, conquered] = [0, 0, 0];
  const openRooms: Room[] = [];
  for (const tile of dungeon) {
    const room = roomOf(tile.tile);
    if (tile.conquered) conquered++;
    else if (room) openRooms.push(room);
    if (!room) tunnels++;
  }
  for (const { id } of creatures) if (isMonster(id)) monsters++;
  const rooms = dungeon.length - tunnels;
  return { evil, rooms, tunnels, monsters, imps, treasure: gold + food + trapCount, conquered, openRooms };
}

/** A title: what it measures, of which the best have it (D184). */
interface Title {
  readonly id: TitleId;
  measure(tally: Tally): number;
}

export const titles: readonly Title[] = [
  { id: 'lord-of-dark-deeds', measure: ({ evil }) => evil },
  { id: 'lord-of-halls', measure: ({ rooms }) => rooms },
  { id: 'tunnel-lord', measure: ({ tunnels }) => tunnels },
  { id: 'monster-lord', measure: ({ monsters }) => monsters },
  { id: 'lord-of-servants', measure: ({ imps }) => imps },
  { id: 'lord-of-treasures', measure: ({ treasure }) => treasure },
  // The fewest are the best.
  { id: 'battle-lord', measure: ({ conquered }) => -conquered },
];

/** How much a seat has of what the title goes by. */
export function measureOf(id: TitleId, owned: Measured): number {
  return Math.abs(titles.find((title) => title.id === id)?.measure(tallied(owned)) ?? 0);
}

export const ROOM = 2;
export const MONSTER = 1;
const PRISONER = 2;
const IMPRISONED_PALADIN = 5;
const CONQUERED_TILE = -2;
export const RED_MARK = -3;
/** So many points earn a licence (D189). */
const LICENCE = 1;

/** What a title counts for a sole holder, and for each of several (D185). */
export function titlePoints(seats: number, holders: number): number {
  const alone = seats === 2 ? 2 : 3;
  return holders === 1 ? alone : alone - 1;
}

export interface AwardedTitle {
  readonly title: TitleId;
  readonly holders: readonly Seat[];
  /** For each of them. */
  readonly points: number;
}

/** The titles and their holders as they would be now. A training fight has none. */
export function titlesOf(position: Position): readonly AwardedTitle[] {
  return award(position, position.state.seats.map(tallyOf));
}

function award({ state }: Position, tallies: readonly Tally[]): readonly AwardedTitle[] {
  if (state.options.training !== undefined) return [];
  return titles.map(({ id, measure }) => {
    let best = Number.NEGATIVE_INFINITY;
    let holders: Seat[] = [];
    for (const [seat, tally] of tallies.entries()) {
      const value = measure(tally);
      if (value > best) holders = [];
      if (value < best) continue;
      best = value;
      holders.push(seat);
    }
    return { title: id, holders, points: titlePoints(state.seats.length, holders.length) };
  });
}

export function scoresOf(position: Position): Score[] {
  const tallies = position.state.seats.map(tallyOf);
  const awarded = award(position, tallies);
  return tallies.map((tally, seat) => scoreOf(position, seat, tally, awarded));
}

function scoreOf(position: Position, seat: Seat, tally: Tally, awarded: readonly AwardedTitle[]): Score {
  const { prison, creatures, redMarks: marks } = player(position, seat);
  const held: TitleId[] = [];
  let [titled, alone, prestige] = [0, 0, 0];
  for (const { title, holders, points } of awarded) {
    if (!holders.includes(seat)) continue;
    held.push(title);
    titled += points;
    if (holders.length === 1) alone++;
  }
  // What unconquered rooms count for creatures, and for titles held alone (D183, D187).
  for (const room of tally.openRooms) {
    if (room.prestige) for (const { id } of creatures) prestige += room.prestige[id] ?? 0;
    prestige += (room.perTitleAlone?.[position.state.seats.length] ?? 0) * alone;
  }
  const rooms = ROOM * tally.openRooms.length;
  const prisoners = pointsOfPrison(prison);
  const monsters = MONSTER * tally.monsters;
  const conquered = count(CONQUERED_TILE, tally.conquered);
  const redMarks = count(RED_MARK, marks);
  const total = rooms + monsters + prisoners + conquered + redMarks + prestige + titled;
  const licence = total >= LICENCE;
  return { rooms, monsters, prisoners, conquered, redMarks, prestige, titles: titled, total, licence, held };
}

/** What a hero counts in a prison. */
export function pointsOfPrisoner(hero: HeroId): number {
  return isPaladin(hero) ? IMPRISONED_PALADIN : PRISONER;
}

function pointsOfPrison(prison: Frozen<Player>['prison']): number {
  return prison.reduce((sum, hero) => sum + pointsOfPrisoner(hero), 0);
}

type Fighter = Pick<Frozen<Player>, 'prison' | 'dungeon'>;

/** What a combat has brought a player: its points, and the prisoners and conquered tiles for which they are counted. */
export function combatResult(before: Fighter, after: Fighter) {
  const gained = (count: (player: Fighter) => number) => count(after) - count(before);
  return {
    points: gained(pointsOfCombat),
    brings: {
      prisoners: gained(({ prison }) => prison.length),
      conquered: gained(({ dungeon }) => conqueredOf(dungeon).length),
    },
  };
}

/** What a combat changes of the points: prisoners, conquered tiles, and the rooms among them. */
function pointsOfCombat({ prison, dungeon }: Fighter): number {
  const conquered = conqueredOf(dungeon);
  const rooms = conquered.filter(({ tile }) => roomOf(tile));
  return pointsOfPrison(prison) + CONQUERED_TILE * conquered.length - ROOM * rooms.length;
}

function conqueredOf(dungeon: Fighter['dungeon']): Fighter['dungeon'] {
  return dungeon.filter(({ conquered }) => conquered);
}

/** Not -0, which JSON would not carry. */
function count(points: number, things: number): number {
  return things === 0 ? 0 : points * things;
}

/** Most points win, and equal points share the place (D188). */
export function outcomeOf({ state }: Position): Outcome | undefined {
  return state.scores ? rank(state.scores.map(({ total }) => [total])) : undefined;
}
