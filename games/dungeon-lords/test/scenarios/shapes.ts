// What a written position of Dungeon Lords looks like.
import {
  either,
  fields,
  flag,
  keyed,
  type Marked,
  multiset,
  nullable,
  number,
  ordered,
  perSeat,
  points,
  type Shape,
  seatNumber,
  strictFields,
} from '@undertow/authoring/scenarios/shape.ts';
import { orderIds } from '../../rules/cards/orders.ts';
import * as words from './words.ts';

const cell = ordered(number(0, 4), 2);
const amount = number();

const tile = strictFields(
  'a tile',
  { cell, tile: either(words.tunnel, words.room), conquered: flag },
  { conquered: false },
);

const creature: Marked = {
  type: 'marked',
  id: words.creature,
  marks: { faceDown: { shape: flag, absent: false } },
  strict: true,
};

const MARKS_OF_HERO = {
  damage: { shape: amount, absent: 0 },
  poison: { shape: amount, absent: 0 },
  bonus: { shape: amount, absent: 0 },
};
const hero: Marked = { type: 'marked', id: words.hero, marks: MARKS_OF_HERO, strict: true };
const illusion: Marked = { type: 'marked', id: words.illusion, marks: MARKS_OF_HERO, strict: true };

const played: Marked = {
  type: 'marked',
  id: words.order,
  marks: { unused: { shape: flag, absent: false } },
  strict: true,
};

const battle = nullable(
  fields('a battle', { tile: cell, creatures: multiset(words.creatureName), traps: multiset(words.trap) }),
);

const GIVEN_OF_SEAT: Readonly<Record<string, Shape>> = {
  food: amount,
  gold: amount,
  imps: amount,
  trollTokens: amount,
  evil: number(1, 15),
  redMarks: amount,
  dungeon: multiset(tile),
  creatures: multiset(creature),
  traps: multiset(words.trap),
  prison: multiset(words.hero),
  party: ordered(either(illusion, hero)),
  impsWorked: amount,
  trollsWorked: amount,
  played: ordered(played, 3),
  drawn: ordered(words.order, 3),
  spied: multiset(number(1, 4)),
  blocked: multiset(words.order),
  hand: multiset(words.order),
  battle,
};

const READ_OF_SEAT: Readonly<Record<string, Shape>> = {
  score: fields(
    'a score',
    Object.fromEntries(
      ['rooms', 'monsters', 'prisoners', 'conquered', 'redMarks', 'prestige', 'titles', 'total'].map((name) => [
        name,
        points,
      ]),
    ),
  ),
  titles: multiset(words.title),
};

function ofTable(seats: number): Readonly<Record<string, Shape>> {
  const seat = seatNumber(seats);
  const dummy = fields('a dummy', {
    blocked: multiset(words.order),
    revealed: multiset(words.order),
    hand: multiset(words.order),
  });
  return {
    year: number(1, 2),
    round: number(1, 4),
    phase: words.phase,
    starting: seat,
    offer: fields('the offer', { creatures: multiset(words.creature), rooms: multiset(words.room) }),
    preview: fields('the preview', { heroes: ordered(words.hero), event: nullable(words.event) }),
    event: nullable(words.event),
    heroes: ordered(words.hero),
    events: ordered(nullable(words.event), 3),
    specialEvent: nullable(words.special),
    combatCards: ordered(nullable(words.combatCard), 4),
    combatRound: amount,
    paladin: fields('the paladin', { at: either(words.place, seat), seat }),
    minions: keyed('the board', orderIds, ordered(nullable(either(words.dummy, seat)), 3)),
    dummies: keyed('the dummies', seats === 2 ? ['dummy-1', 'dummy-2'] : seats === 3 ? ['dummy-1'] : [], dummy),
    dummyEvil: number(1, 15),
    trapDeck: ordered(words.trap),
    trapDiscard: multiset(words.trap),
    heroPile: ordered(words.hero),
    creaturePile: ordered(words.creature),
    roomPile: ordered(words.room),
  };
}

export function givenShape(seats: number): Shape {
  return fields('the position', {
    ...ofTable(seats),
    seats: perSeat(seats, fields('a seat', GIVEN_OF_SEAT)),
  });
}

export function positionShape(seats: number): Shape {
  return fields('the position', {
    ...ofTable(seats),
    seats: perSeat(seats, fields('a seat', { ...GIVEN_OF_SEAT, ...READ_OF_SEAT })),
    dummyEvil: nullable(number(1, 15)),
    ended: flag,
    ranking: ordered(ordered(seatNumber(seats))),
  });
}
