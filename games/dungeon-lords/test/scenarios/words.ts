// The words of Dungeon Lords, and the components of its box.
import type { Kits } from '@undertow/authoring/scenarios/kits.ts';
import type { Word } from '@undertow/authoring/scenarios/shape.ts';
import { creatures, creaturesOfYear } from '../../rules/cards/creatures.ts';
import { heroIds, paladinOfYear } from '../../rules/cards/heroes.ts';
import { orderIds } from '../../rules/cards/orders.ts';
import { combatCardsOfYear, specialEventIds, trapDeck, trapIds } from '../../rules/cards/printed.ts';
import { rooms } from '../../rules/cards/rooms.ts';
import { titles } from '../../rules/scoring.ts';
import { ILLUSION, TUNNEL } from '../../rules/state.ts';

const YEARS = [1, 2];
const combatCards = YEARS.flatMap(combatCardsOfYear);
const heroes = [...heroIds, ...YEARS.map(paladinOfYear)];
const roomIds = rooms.map(({ id }) => id);

export const kits: Kits = {
  creatures: YEARS.flatMap(creaturesOfYear),
  heroes,
  rooms: roomIds,
  traps: trapDeck,
  combatCards,
};

function word(what: string, known: Iterable<string>, kit?: string): Word {
  return kit === undefined
    ? { type: 'word', what, known: new Set(known) }
    : { type: 'word', what, known: new Set(known), kit };
}

export const order = word('an order', orderIds);
export const creature = word(
  'a creature',
  creatures.map(({ id }) => id),
  'creatures',
);
/** A creature that is only referred to, and stands in a lair already. */
export const creatureName = word(creature.what, creature.known);
export const hero = word('a hero', heroes, 'heroes');
export const illusion = word('an illusion', [ILLUSION]);
export const room = word('a room', roomIds, 'rooms');
export const tunnel = word('a tunnel', [TUNNEL]);
export const trap = word('a trap', trapIds, 'traps');
export const combatCard = word('a combat card', combatCards, 'combatCards');
export const event = word('an event', ['payday', 'taxes', 'special']);
export const special = word('a special event', specialEventIds);
export const title = word(
  'a title',
  titles.map(({ id }) => id),
);
export const phase = word('a phase', ['setup', 'preparation', 'orders', 'production', 'event', 'heroes', 'combat']);
export const dummy = word('a dummy', ['dummy-1', 'dummy-2']);
export const place = word('a place of the paladin', ['tent', 'gone', 'prison']);
