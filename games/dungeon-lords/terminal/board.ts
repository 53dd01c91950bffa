// What lies on the table, drawn in letters.
import { count, type Names, ownedName, seatName } from '@undertow/shared/table/words.ts';
import { creatureCard } from '../rules/cards/creatures.ts';
import { heroCard } from '../rules/cards/heroes.ts';
import { orderIds } from '../rules/cards/orders.ts';
import { roomOf } from '../rules/cards/rooms.ts';
import type { DungeonEvent } from '../rules/events.ts';
import { COLUMNS, inCellOrder, ROWS, tileAt } from '../rules/geometry.ts';
import type { Hero, Tile } from '../rules/state.ts';
import type { SeatView, View } from '../view.ts';
import { minionName, orderName } from '../words/narrate/names.ts';

export type Placed = Extract<DungeonEvent, { readonly type: 'minionPlaced' }>;

/** The orders in the sequence in which they resolve, with the minions on their spaces. */
export function orderBoard(minions: readonly Placed[], cast: Names): string[] {
  return orderIds.flatMap((order) => {
    const here = minions.filter((placed) => placed.order === order).toSorted((a, b) => a.space - b.space);
    if (here.length === 0) return [];
    const spaces = here.map(({ minion, space }) => `${'I'.repeat(space)} ${minionName(minion, cast)}`);
    return [`      ${orderName(order).padEnd(18)}  ${spaces.join(', ')}`];
  });
}

/** The markers from good to evil, and where the paladin is. */
export function evilometer({ seats, dummyEvil, paladin }: View, cast: Names): string {
  const markers = seats.map(({ evil }, seat) => ({ evil, name: seatName(cast, seat) }));
  if (dummyEvil !== null) markers.push({ evil: dummyEvil, name: 'the dummy marker' });
  const places = markers.toSorted((a, b) => a.evil - b.evil).map(({ evil, name }) => `${evil} ${name}`);
  return `  Evilometer: ${places.join(', ')}; the paladin is ${whereIs(paladin, cast)}`;
}

function whereIs({ at, seat }: View['paladin'], cast: Names): string {
  if (seat === null) return at === 'tent' ? 'in the tent' : 'gone';
  return at === 'prison' ? `in ${ownedName(seatName(cast, seat), 'prison')}` : `with ${seatName(cast, seat)}`;
}

export const LEGEND = '  A T is a tunnel, other letters are rooms; what is conquered has a small letter.';

/** The dungeon of each player, and what the player has. */
export function dungeons({ seats }: View, cast: Names): string[] {
  const width = Math.max(...cast.seats.map((name) => name.length));
  return seats.flatMap((owned, seat) => {
    const facts = factsOf(owned);
    const rows = rowsOf(owned.dungeon);
    return Array.from({ length: Math.max(rows.length, facts.length) }, (_, i) => {
      const name = i === 0 ? seatName(cast, seat) : '';
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
function factsOf({ food, gold, imps, trapCount, redMarks, dungeon, creatures, party, prison }: SeatView): string[] {
  const rooms = roomsOf(dungeon);
  const lair = creatures.map(({ id, faceDown }) => creatureCard(id).name + (faceDown ? ' (face down)' : ''));
  const lines = [
    ['Rooms', rooms.map((tile) => `${letterOf(tile, rooms)} ${roomOf(tile.tile)?.name}`)],
    ['Lair', lair],
    ['Heroes', party.map(heroFact)],
    ['Prison', prison.map((id) => heroFact({ id }))],
  ] as const;
  const marks = redMarks > 0 ? `, ${count(redMarks, 'red mark')}` : '';
  return [
    `${food} food, ${gold} gold, ${count(imps, 'imp')}, ${count(trapCount, 'trap')}${marks}`,
    ...lines.flatMap(([name, things]) => (things.length > 0 ? [`${name}: ${things.join(', ')}`] : [])),
  ];
}

function heroFact({ id, damage, bonus = 0 }: Hero): string {
  const { class: heroClass, hitPoints } = heroCard(id);
  return `${heroClass} (${hitPoints + bonus}${damage ? `, ${damage} damage` : ''})`;
}
