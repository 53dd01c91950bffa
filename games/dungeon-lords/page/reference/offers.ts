// The cards of the reference for orders, with their spaces, and for rooms.
import type { ReferenceCard } from '@undertow/web/src/game.ts';
import { orders } from '../../rules/cards/orders.ts';
import { type Room, rooms } from '../../rules/cards/rooms.ts';
import type { DungeonTalk } from '../../words/dungeon-in.ts';
import { factsOf } from '../board/facts.ts';
import { spokenWare } from '../board/lane/speaking.ts';
import { NUMERALS } from '../pieces/numerals.ts';
import { placeOf } from '../pieces/room-places.ts';
import { amountsIn, yearFact } from './facts.ts';
import { OF_EACH_ORDER, OF_EACH_ROOM, OF_ORDERS, OF_ROOMS, OF_WORKPLACES } from './numbers.ts';

export function ordersIn(talk: DungeonTalk): readonly ReferenceCard[] {
  return orders.map(({ id, sequence }) => ({
    id,
    shelf: 'orders',
    name: talk.name('order', id),
    text: talk.does('order', id),
    facts: sequence.map((place) => ({ text: `${NUMERALS[place]}: ${spokenWare(talk, id, place, 1)}` })),
    marks: {},
    rules: [...(OF_ORDERS[id] ?? []), ...OF_EACH_ORDER],
  }));
}

export function roomsIn(talk: DungeonTalk): readonly ReferenceCard[] {
  return rooms.map((room) => {
    const { id, year, production } = room;
    const place = placeOf(room);
    return {
      id,
      shelf: 'rooms',
      name: talk.name('room', id),
      text: talk.does('room', id),
      facts: [yearFact(talk, year), ...factsOf(talk, 'room', id, year)],
      marks: {
        year: [String(year)],
        place: [place],
        ...(production && { makes: Object.keys(production.gain) }),
      },
      rules: [...(OF_ROOMS[id] ?? []), ...(production ? OF_WORKPLACES : []), ...OF_EACH_ROOM],
    };
  });
}

type Gains = Exclude<Room['production'], undefined>['gain'];

/** Whatever a room makes. */
export function gainsIn(talk: DungeonTalk): readonly { readonly id: string; readonly name: string }[] {
  const all = new Set(rooms.flatMap(({ production }) => Object.keys(production?.gain ?? {})));
  return [...all].map((id) => ({ id, name: amountsIn(talk, { [id]: 1 } satisfies Gains) }));
}
