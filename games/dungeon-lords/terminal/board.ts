// What lies on the table, drawn in letters.
import type { View } from '../client.ts';
import { heroCard } from '../rules/cards/heroes.ts';
import { orderIds } from '../rules/cards/orders.ts';
import { roomOf } from '../rules/cards/rooms.ts';
import type { DungeonEvent } from '../rules/events.ts';
import { COLUMNS, inCellOrder, ROWS, tileAt } from '../rules/geometry.ts';
import { seatOf } from '../rules/minions.ts';
import { type Hero, type Minion, type Tile, TUNNEL } from '../rules/state.ts';
import type { DungeonTalk } from '../words/dungeon-in.ts';

export type Placed = Extract<DungeonEvent, { readonly type: 'minionPlaced' }>;
type SeatView = View['seats'][number];

/** The orders in the sequence in which they resolve, with the minions on their spaces. */
export function orderBoard(minions: readonly Placed[], talk: DungeonTalk, names: readonly string[]): string[] {
  const width = Math.max(...orderIds.map((order) => talk.name('order', order).length));
  return orderIds.flatMap((order) => {
    const here = minions.filter((placed) => placed.order === order).toSorted((a, b) => a.space - b.space);
    if (here.length === 0) return [];
    const spaces = here.map(({ minion, space }) => `${'I'.repeat(space)} ${minionName(minion, talk, names)}`);
    return [`      ${talk.name('order', order).padEnd(width)}  ${spaces.join(', ')}`];
  });
}

function minionName(minion: Minion, talk: DungeonTalk, names: readonly string[]): string {
  const seat = seatOf(minion);
  return seat === undefined ? talk.name('dummy', minion) : (names[seat] ?? '');
}

/** The markers from good to evil, and where the paladin is. */
export function evilness({ seats, dummyEvil, paladin }: View, talk: DungeonTalk, names: readonly string[]): string[] {
  const markers = seats.map(({ evil }, seat) => ({ evil, name: names[seat] ?? '' }));
  if (dummyEvil !== null) markers.push({ evil: dummyEvil, name: talk.text('board.dummy') });
  const places = markers.toSorted((a, b) => a.evil - b.evil).map(({ evil, name }) => `${evil} ${name}`);
  return [`  ${talk.text('lane.scale')}: ${places.join(', ')}`, ...whereIs(paladin, talk, names)];
}

function whereIs({ at, seat }: View['paladin'], talk: DungeonTalk, names: readonly string[]): string[] {
  if (seat === null) return at === 'tent' ? [`  ${talk.text('board.tent')}`] : [];
  const prison = at === 'prison' ? ` (${talk.text('board.prison')})` : '';
  return [`  ${talk.name('hero', 'paladin-year1')}: ${names[seat]}${prison}`];
}

/** Rooms have letters; what is conquered has a small one. */
export function legend(talk: DungeonTalk): string {
  return `  T ${talk.name('room', TUNNEL)}, A–S ${talk.text('scoring.rooms')}, a–t ${talk.text('board.conquered')}`;
}

/** The dungeon of each player, and what the player has. */
export function dungeons({ seats }: View, talk: DungeonTalk, names: readonly string[]): string[] {
  const width = Math.max(...names.map((name) => name.length));
  return seats.flatMap((owned, seat) => {
    const facts = factsOf(owned, talk);
    const rows = rowsOf(owned.dungeon);
    return Array.from({ length: Math.max(rows.length, facts.length) }, (_, i) => {
      const name = i === 0 ? (names[seat] ?? '') : '';
      return `  ${name.padEnd(width)}  ${(rows[i] ?? '').padEnd(2 * COLUMNS)} ${facts[i] ?? ''}`.trimEnd();
    });
  });
}

function rowsOf(dungeon: readonly Tile[]): string[] {
  const rooms = roomsOf(dungeon);
  return Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (__, column) => {
      const tile = tileAt(dungeon, [column, row]);
      return tile ? letterOf(tile, rooms) : '.';
    }).join(' '),
  );
}

function roomsOf(dungeon: readonly Tile[]): readonly Tile[] {
  return inCellOrder(dungeon.filter(({ tile }) => roomOf(tile)));
}

function letterOf(tile: Tile, rooms: readonly Tile[]): string {
  const letter = 'ABCDEFGHIJKLMNOPQRS'[rooms.indexOf(tile)] ?? 'T';
  return tile.conquered ? letter.toLowerCase() : letter;
}

/** What a player has, a line each. */
function factsOf(seat: SeatView, talk: DungeonTalk): string[] {
  const { food, gold, imps, trapCount, redMarks, dungeon, creatures, party, prison } = seat;
  const rooms = roomsOf(dungeon);
  const heroFact = ({ id, damage, bonus = 0 }: Hero) => {
    const hurt = damage ? `, ${talk.counted('damage', damage)}` : '';
    return `${talk.name('hero', id)} (${heroCard(id).hitPoints + bonus}${hurt})`;
  };
  const lines = [
    [talk.text('scoring.rooms'), rooms.map((tile) => `${letterOf(tile, rooms)} ${talk.name('room', tile.tile)}`)],
    [
      talk.text('board.lair'),
      creatures.map(
        ({ id, faceDown }) => talk.name('creature', id) + (faceDown ? ` (${talk.text('board.faceDown')})` : ''),
      ),
    ],
    [talk.text('board.party'), party.map(heroFact)],
    [talk.text('board.prison'), prison.map((id) => heroFact({ id }))],
  ] as const;
  const counts = [
    ...[talk.counted('food', food), talk.counted('gold', gold), talk.counted('imp', imps)],
    talk.counted('trap', trapCount),
    ...(redMarks > 0 ? [talk.counted('mark', redMarks)] : []),
  ];
  return [
    counts.join(', '),
    ...lines.flatMap(([name, things]) => (things.length > 0 ? [`${name}: ${things.join(', ')}`] : [])),
  ];
}
