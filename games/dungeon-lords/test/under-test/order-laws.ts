// The laws of the order cards, of the minions, and of the dummies (D24-D26, D32-D40, D72, D191).
import type { Dummy, Player, State } from '../../rules/state.ts';
import { ORDERS } from './box.ts';
import { areDifferent, isTraining, type Laws } from './facts.ts';

const MINIONS = 3;

export function orderLaws(state: State): Laws {
  return { ...handLaws(state), ...minionLaws(state), ...dummyLaws(state) };
}

function handLaws(state: State): Laws {
  const { seats, stage } = state;
  const isDealt = stage !== 'drawing' && !isTraining(state);
  const isPlayed = ['orders', 'production', 'takingBack'].includes(stage);
  const [inHand, played] = isPlayed ? [3, 3] : [6, 0];
  return {
    'a seat has each of its eight orders once, in hand, blocked or played':
      !isDealt || seats.every((seat) => isEachOnce([...seat.hand, ...seat.blocked, ...idsOf(seat)])),
    'six orders are in hand, of which three are played, and two are blocked':
      !isDealt ||
      seats.every((seat) => seat.hand.length === inHand && seat.blocked.length === 2 && seat.played.length === played),
    'three different orders are drawn at the start of the full game alone': seats.every(({ drawn, hand, blocked }) =>
      stage === 'drawing'
        ? drawn.length === 3 && areOrders(drawn) && hand.length + blocked.length === 0
        : drawn.length === 0,
    ),
  };
}

function minionLaws({ seats, stage, minions, dummies }: State): Laws {
  const standing = ORDERS.flatMap((order) =>
    (minions[order] ?? []).flatMap((minion, space) => (minion === null ? [] : [{ order, space, minion }])),
  );
  const namesOfSeats = seats.map((_, seat) => `seat:${seat}`);
  const names = [...namesOfSeats, ...Object.keys(dummies)];
  const ofDummies = standing.filter(({ minion }) => minion in dummies);
  return {
    'every order has three spaces':
      Object.keys(minions).length === ORDERS.length && ORDERS.every((order) => minions[order]?.length === 3),
    'minions are those of the seats and of the dummies, three of each at most':
      standing.every(({ minion }) => names.includes(minion)) &&
      names.every((name) => standing.filter(({ minion }) => minion === name).length <= MINIONS),
    'minions stand on orders that their seats have played, each on another, and are not on the card as well':
      areDifferent(standing.map(({ order, minion }) => `${order} ${minion}`)) &&
      standing.every(({ order, minion }) => {
        const seat = seats[namesOfSeats.indexOf(minion)];
        return !seat || seat.played.some(({ id, unused }) => id === order && !unused);
      }),
    'minions are on the board from the planning until their orders resolve':
      standing.length === 0 || stage === 'planning' || stage === 'orders',
    'only dummies stand there while orders are planned': stage !== 'planning' || ofDummies.length === standing.length,
    'dummies turn up cards for space II, and for III if another stands there':
      stage !== 'planning' ||
      ofDummies.every(({ order, space }) => space === 1 || (space === 2 && minions[order]?.[1] !== null)),
  };
}

function dummyLaws({ seats, stage, dummies }: State): Laws {
  const all = Object.values(dummies);
  const two = seats.length === 2;
  return {
    'there are two dummies for two players, one for three, and none for four':
      all.length === (two ? 2 : seats.length === 3 ? 1 : 0),
    'three different orders of a dummy are blocked': all.every(
      ({ blocked }) => blocked.length === 3 && areOrders(blocked),
    ),
    'with two players a dummy has turned up two orders and has three in hand, while orders are planned':
      !two || all.every(stage === 'planning' ? isPlanned : isSpent),
    'with three players the orders that the dummy turned up are blocked':
      two ||
      all.every(({ revealed, blocked, hand }) => hand.length === 0 && [blocked.join(), ''].includes(revealed.join())),
  };
}

function isPlanned({ blocked, revealed, hand }: Dummy): boolean {
  return revealed.length === 2 && hand.length === 3 && isEachOnce([...blocked, ...revealed, ...hand]);
}

function isSpent({ revealed, hand }: Dummy): boolean {
  return revealed.length + hand.length === 0;
}

function idsOf({ played }: Player): string[] {
  return played.map(({ id }) => id);
}

function areOrders(orders: readonly string[]): boolean {
  return areDifferent(orders) && orders.every((order) => (ORDERS as readonly string[]).includes(order));
}

function isEachOnce(orders: readonly string[]): boolean {
  return orders.length === ORDERS.length && areOrders(orders);
}
