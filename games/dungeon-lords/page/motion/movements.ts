// The movements of pieces for each event: which piece goes from where to where. The view is the truth; this only leads the eye.
import type { Event, View } from '../../client.ts';
import { seatOf } from '../../rules/minions.ts';
import { houseNow } from '../board/lane/orders-phase.ts';
import { place } from '../board/places.ts';
import { battleMovement } from './battles.ts';
import { goesOn } from './beats/retelling.ts';
import { makerOf } from './feeding.ts';
import { type DungeonAnchor, flight, goods, lifted, type Seen, several, together } from './flights.ts';
import { eventBegan, heroArrived, paladinCame, paladinStayed, roundBegan, yearBegan } from './occasions.ts';

export function movementsOf(events: readonly Event[], before: View, after: View): Seen[] {
  const home = goingOn(before, after);
  const isLast = goesOn(events, before);
  return [
    ...(isLast ? [] : [home].flat()),
    ...events.flatMap(
      (event, at) =>
        battleMovement(at, events, before) ??
        movementOf(event, { events, before, after, house: houseAt(events, at, before) }),
    ),
    ...(isLast ? [home].flat() : []),
  ];
}

interface Scene {
  readonly events: readonly Event[];
  readonly before: View;
  readonly after: View;
  /** From where things come, and where they go: the space that is carried out, or the meadow. */
  readonly house: DungeonAnchor;
}

function movementOf(event: Event, scene: Scene): Seen | Seen[] {
  const { events, before, after, house } = scene;
  switch (event.type) {
    case 'ordersRevealed':
      return together(
        ...event.orders.map((_, seat) => flight(place.seat(seat), place.played(seat, event.card - 1), 'turned')),
      );
    case 'minionPlaced': {
      const seat = seatOf(event.minion);
      const to = place.minion(event.order, event.space);
      const from = seat === undefined ? place.house(event.order) : place.seat(seat);
      return together({ ...flight(from, to, 'now'), length: 'swim', along: 'street' });
    }
    case 'minionStayed': {
      const seat = seatOf(event.minion);
      if (seat === undefined) return [];
      const walker = { small: `minion-${(seat % 4) + 1}` };
      const there = flight(place.seat(seat), place.house(event.order), walker);
      const back = flight(place.house(event.order), place.seat(seat), walker);
      return [{ ...together(there), shaken: place.house(event.order) }, together(back)];
    }
    case 'gained': {
      // What is mined comes from where it was mined.
      const [cells] = events.flatMap((other) => (other.type === 'tunnelsMined' ? [other.cells] : []));
      if (cells) return [];
      return together(...goods(event.amounts, (kind) => [house, place.store(event.seat, kind)]));
    }
    case 'paid': {
      const used = events.find((other) => other.type === 'roomUsed');
      const kitchen = used && makerOf(used, 'food', before);
      return together(...goods(event.amounts, (kind) => [kitchen ?? place.store(event.seat, kind), house]));
    }
    case 'lost':
      return together(...goods(event.amounts, (kind) => [place.store(event.seat, kind), house]));
    case 'markerMoved':
      return markerMoved(event, scene);
    case 'paladinCame':
      return paladinCame(event, before, after);
    case 'paladinStayed':
      return paladinStayed(event, before, after);
    case 'redMarked':
      return together(...several('red-mark', event.marks, 'meadow', place.store(event.seat, 'redMarks')));
    case 'trapsDrawn':
      return together(...several('trap', event.count, house, place.store(event.seat, 'traps')));
    case 'trapDiscarded':
      return together(...several('trap', 1, place.store(event.seat, 'traps'), house));

    case 'tunnelDug': {
      // All that are dug by one order fall one after the other.
      const dug = events.flatMap((other) => (other.type === 'tunnelDug' ? [other] : []));
      if (dug[0] !== event) return [];
      const cells = dug.map(({ seat, cell }) => place.cell(seat, cell));
      const imps = cells.map((cell) => flight(place.store(event.seat, 'imps'), cell, { small: 'imp' }));
      return { ...together(...imps), moment: { kind: 'dug', cells } };
    }
    case 'tunnelsMined': {
      const cells = event.cells.map((cell) => place.cell(event.seat, cell));
      return [
        together(...cells.map((cell) => flight(place.store(event.seat, 'imps'), cell, { small: 'imp' }))),
        together(
          ...cells.map((cell) => ({ ...flight(cell, place.store(event.seat, 'gold'), { small: 'coin' }), arc: 30 })),
        ),
      ];
    }
    case 'roomBuilt':
      return together({
        ...lifted(place.offer(before.offer.rooms.indexOf(event.room), 'room'), place.cell(event.seat, event.cell)),
        lands: false,
      });
    case 'roomUsed': {
      const cradle = makerOf(event, 'imps', before);
      const imps = cradle === undefined ? event.imps : event.imps - 1;
      return together(
        ...several('imp', imps, place.store(event.seat, 'imps'), place.cell(event.seat, event.cell)),
        ...(cradle === undefined ? [] : several('imp', 1, cradle, place.cell(event.seat, event.cell))),
        ...several('troll-token', event.trolls, place.store(event.seat, 'troll'), place.cell(event.seat, event.cell)),
      );
    }

    case 'creatureHired': {
      const lair = after.seats[event.seat]?.creatures ?? [];
      const offered = before.offer.creatures.indexOf(event.creature);
      return together(
        lifted(place.offer(offered, 'creature'), place.creature(event.seat, lair.length - 1), place.seat(event.seat)),
      );
    }
    case 'creatureLeft': {
      const lair = before.seats[event.seat]?.creatures ?? [];
      const at = lair.findIndex(({ id }) => id === event.creature);
      return together({ ...lifted(place.creature(event.seat, at), house), lands: false });
    }

    case 'eventBegan':
      return eventBegan(event, before);
    case 'heroArrived':
      return heroArrived(event, events, before);
    case 'roundBegan':
      return roundBegan(event, events);
    case 'yearBegan':
      return yearBegan(event, events, before);
    default:
      return [];
  }
}

/** The steps of one seat that are told together are one way. */
function markerMoved(event: Extract<Event, { type: 'markerMoved' }>, { events, before, after }: Scene): Seen | [] {
  const { seat } = event;
  if (event !== events.find((other) => other.type === 'markerMoved' && other.seat === seat)) return [];
  const from = before.seats[seat]?.evil ?? 0;
  const to = after.seats[seat]?.evil ?? from;
  return from === to ? [] : { flights: [], moment: { kind: 'evil', from, to } };
}

/** The minion of an order of which all has been seen goes home, and the lantern on to the next house. */
function goingOn(before: View, after: View): Seen | [] {
  const flights = [goingHome(before, after), lanternMoved(before, after)].flatMap((seen) => seen?.flights ?? []);
  return flights.length > 0 ? together(...flights) : [];
}

function lanternMoved(before: View, after: View): Seen | undefined {
  const [from, to] = [houseNow(before), houseNow(after)];
  if (from === undefined || to === undefined || from === to) return undefined;
  return together({ ...flight(place.lantern, place.lantern, 'now'), lands: true });
}

function goingHome({ subject, minions }: View, after: View): Seen | undefined {
  const { order, space } = subject ?? {};
  if (order === undefined || space === undefined) return undefined;
  const minion = minions[order]?.[space - 1];
  const seat = minion ? seatOf(minion) : undefined;
  if (seat === undefined || after.minions[order]?.[space - 1]) return undefined;
  return together({
    ...flight(place.minion(order, space), place.seat(seat), 'before'),
    along: 'street',
  });
}

/** The space or room that is being used when this happens. */
function houseAt(events: readonly Event[], at: number, { subject }: View): DungeonAnchor {
  for (let i = at; i >= 0; i--) {
    const event = events[i];
    if (event?.type === 'orderUsed') return place.space(event.order, event.space);
    if (event?.type === 'roomUsed') return place.cell(event.seat, event.cell);
    if (event?.type === 'eventBegan' || event?.type === 'battleBegan') return 'meadow';
  }
  return subject?.order !== undefined && subject.space !== undefined
    ? place.space(subject.order, subject.space)
    : 'meadow';
}
