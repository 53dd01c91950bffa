// Points and titles (D182-D189), as they stand at any moment.
import type { Frozen, Outcome, Seat } from '../table/game.ts';
import { rank } from '../table/ranking.ts';
import { isMonster } from './cards/creatures.ts';
import { isPaladin } from './cards/heroes.ts';
import { roomOf } from './cards/rooms.ts';
import type { Player, Score, TitleId } from './state.ts';
import { type Position, player } from './table.ts';

type Owned = Frozen<Player>;

/** A title: what it measures, of which the best have it. */
interface Title {
  readonly id: TitleId;
  readonly name: string;
  measure(owned: Owned): number;
}

export const titles: readonly Title[] = [
  { id: 'lord-of-dark-deeds', name: 'Lord of Dark Deeds', measure: ({ evil }) => evil },
  {
    id: 'lord-of-halls',
    name: 'Lord of Halls',
    measure: ({ dungeon }) => dungeon.filter(({ tile }) => roomOf(tile)).length,
  },
  {
    id: 'tunnel-lord',
    name: 'Tunnel Lord',
    measure: ({ dungeon }) => dungeon.filter(({ tile }) => !roomOf(tile)).length,
  },
  { id: 'monster-lord', name: 'Monster Lord', measure: monstersOf },
  { id: 'lord-of-servants', name: 'Lord of Servants', measure: ({ imps }) => imps },
  {
    id: 'lord-of-treasures',
    name: 'Lord of Treasures',
    measure: ({ gold, food, traps }) => gold + food + traps.length,
  },
  // The fewest are the best.
  { id: 'battle-lord', name: 'Battle Lord', measure: (owned) => -conqueredTiles(owned) },
];

const ROOM = 2;
const MONSTER = 1;
const PRISONER = 2;
const IMPRISONED_PALADIN = 5;
const CONQUERED_TILE = -2;
const RED_MARK = -3;

/** What a title counts for a sole holder, and for each of several (D185). */
function titlePoints(seats: number, holders: number): number {
  const alone = seats === 2 ? 2 : 3;
  return holders === 1 ? alone : alone - 1;
}

export interface AwardedTitle {
  readonly title: TitleId;
  readonly holders: readonly Seat[];
  /** For each of them. */
  readonly points: number;
}

/** Who holds which title now. A training fight has none. */
export function titlesOf({ state }: Position): readonly AwardedTitle[] {
  if (state.options.training !== undefined) return [];
  return titles.map(({ id, measure }) => {
    const measured = state.seats.map(measure);
    const best = Math.max(...measured);
    const holders = measured.flatMap((value, seat) => (value === best ? [seat] : []));
    return { title: id, holders, points: titlePoints(state.seats.length, holders.length) };
  });
}

export function scoresOf(position: Position): Score[] {
  const awarded = titlesOf(position);
  return position.state.seats.map((_, seat) => scoreOf(position, seat, awarded));
}

function scoreOf(position: Position, seat: Seat, awarded: readonly AwardedTitle[]): Score {
  const owned = player(position, seat);
  const held = awarded.filter(({ holders }) => holders.includes(seat));
  const rooms = ROOM * openRooms(owned).length;
  const monsters = MONSTER * monstersOf(owned);
  let prisoners = 0;
  for (const hero of owned.prison) prisoners += isPaladin(hero) ? IMPRISONED_PALADIN : PRISONER;
  const conquered = count(CONQUERED_TILE, conqueredTiles(owned));
  const redMarks = count(RED_MARK, owned.redMarks);
  const alone = held.filter(({ holders }) => holders.length === 1).length;
  const prestige = prestigeOf(owned, alone, position.state.seats.length);
  let titleSum = 0;
  for (const { points } of held) titleSum += points;
  const total = rooms + monsters + prisoners + conquered + redMarks + prestige + titleSum;
  const ids = held.map(({ title }) => title);
  return { rooms, monsters, prisoners, conquered, redMarks, prestige, titles: titleSum, total, held: ids };
}

/** Not -0, which JSON would not carry. */
function count(points: number, things: number): number {
  return things === 0 ? 0 : points * things;
}

/** What unconquered rooms count for creatures, and for titles held alone (D183, D187). */
function prestigeOf(owned: Owned, titlesAlone: number, seats: number): number {
  let points = 0;
  for (const room of openRooms(owned)) {
    for (const { id } of owned.creatures) points += room.prestige?.[id] ?? 0;
    points += (room.perTitleAlone?.[seats] ?? 0) * titlesAlone;
  }
  return points;
}

function openRooms({ dungeon }: Owned) {
  return dungeon.flatMap(({ tile, conquered }) => (conquered ? [] : (roomOf(tile) ?? [])));
}

function monstersOf({ creatures }: Owned): number {
  let monsters = 0;
  for (const { id } of creatures) if (isMonster(id)) monsters++;
  return monsters;
}

function conqueredTiles({ dungeon }: Owned): number {
  let tiles = 0;
  for (const { conquered } of dungeon) if (conquered) tiles++;
  return tiles;
}

/** Most points win, and equal points share the place (D188). */
export function outcomeOf({ state }: Position): Outcome | undefined {
  return state.scores ? rank(state.scores.map(({ total }) => [total])) : undefined;
}
