// What is seen of what happened: for each event the pieces that move, from where to where. The view is the truth; this
// only leads the eye.
import type { Event, View } from '@undertow/client-sdk/dungeon-lords.ts';
import type { Amounts } from '@undertow/shared/dungeon-lords/events.ts';
import { seatOf } from '@undertow/shared/dungeon-lords/minions.ts';
import type { Flight, Flyer, Movement } from '../../table/kit/movement.ts';
import { type Place, place } from '../board/places.ts';

/** A place of the table, the group of heroes that is known, or the meadow. */
type Anchor = Place | `coming:${string}` | 'meadow';

/** Of many small things so many are seen. */
const MOST_SEEN = 6;
/** How high a card is lifted on its way. */
const ARC = 30;

export function movementsOf(events: readonly Event[], before: View, after: View): Movement<never>[] {
  return events.flatMap((event, at) => movementOf(event, { before, after, house: houseAt(events, at, before) }) ?? []);
}

interface Scene {
  readonly before: View;
  readonly after: View;
  /** From where things come, and where they go: the space that is carried out, or the meadow. */
  readonly house: Anchor;
}

function movementOf(event: Event, { before, after, house }: Scene): Movement<never> | undefined {
  switch (event.type) {
    case 'minionPlaced': {
      const seat = seatOf(event.minion);
      if (seat === undefined) return undefined;
      return fly(place.seat(seat), place.space(event.order, event.space), { small: `minion-${(seat % 4) + 1}` });
    }
    case 'minionStayed':
      return { flights: [], shaken: place.house(event.order) };
    case 'gained':
      return amounts(event.amounts, (kind) => [house, place.store(event.seat, kind)]);
    case 'paid':
    case 'lost':
      return amounts(event.amounts, (kind) => [place.store(event.seat, kind), house]);
    case 'markerMoved':
      return { flights: [], shaken: place.mask(event.seat) };
    case 'paladinCame':
      return fly(event.from === null ? 'tent:paladin' : place.mask(event.from), place.mask(event.seat), {
        small: 'sword',
      });
    case 'redMarked':
      return several('red-mark', event.marks, 'meadow', place.store(event.seat, 'redMarks'));
    case 'trapsDrawn':
      return several('trap', event.count, house, place.store(event.seat, 'traps'));
    case 'trapDiscarded':
      return several('trap', 1, place.store(event.seat, 'traps'), house);

    case 'impsSet':
      return several('imp2', event.imps, place.store(event.seat, 'imps'), house);
    case 'tunnelDug':
      return several('dig', 1, place.store(event.seat, 'imps'), place.cell(event.seat, event.cell));
    case 'tunnelsMined':
      return together(
        ...event.cells.map((cell) =>
          flight(place.cell(event.seat, cell), place.store(event.seat, 'gold'), { small: 'gold' }),
        ),
      );
    case 'roomBuilt': {
      const offered = before.offer.rooms.indexOf(event.room);
      return lifted(place.offer(offered, 'room'), place.cell(event.seat, event.cell));
    }
    case 'roomUsed':
      return several(
        'imp2',
        event.imps + event.trolls,
        place.store(event.seat, 'imps'),
        place.cell(event.seat, event.cell),
      );

    case 'creatureHired': {
      const offered = before.offer.creatures.indexOf(event.creature);
      const lair = after.seats[event.seat]?.creatures ?? [];
      return lifted(place.offer(offered, 'creature'), place.creature(event.seat, lair.length - 1));
    }
    case 'creatureLeft': {
      const lair = before.seats[event.seat]?.creatures ?? [];
      return lifted(
        place.creature(
          event.seat,
          lair.findIndex(({ id }) => id === event.creature),
        ),
        house,
      );
    }

    case 'heroArrived': {
      const party = after.seats[event.seat]?.party ?? [];
      const at = Math.max(
        0,
        party.findIndex(({ id }) => id === event.hero),
      );
      return lifted(`coming:${event.hero}`, place.hero(event.seat, at));
    }
    case 'creatureActed':
      return fly(sentPlace(before, event.seat, event.creature), place.hero(event.seat, 0), { small: 'strike' });
    case 'heroHurt':
      return { flights: [], shaken: place.hero(event.seat, event.place) };
    case 'heroHealed':
      return several('heart', event.points, 'meadow', place.hero(event.seat, event.place));
    case 'heroImprisoned': {
      const party = before.seats[event.seat]?.party ?? [];
      return lifted(
        place.hero(
          event.seat,
          Math.max(
            0,
            party.findIndex(({ id }) => id === event.hero),
          ),
        ),
        place.prison(event.seat),
      );
    }
    case 'prisonerFreed':
      return fly(place.prison(event.seat), 'meadow', { small: 'people' });
    case 'tileConquered':
      return fly(place.hero(event.seat, 0), place.cell(event.seat, event.cell), { small: 'conquer' });
    default:
      return undefined;
  }
}

/** The space or room that is being used when this happens. */
function houseAt(events: readonly Event[], at: number, { subject }: View): Anchor {
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

function sentPlace({ seats }: View, seat: number, creature: string): Anchor {
  const lair = seats[seat]?.creatures ?? [];
  const at = lair.findIndex(({ id, sent }) => id === creature && sent);
  return place.creature(seat, at < 0 ? lair.findIndex(({ id }) => id === creature) : at);
}

function amounts(
  { food = 0, gold = 0, imps = 0 }: Amounts,
  way: (kind: string) => readonly [from: Anchor, to: Anchor],
): Movement<never> {
  const kinds = [
    ['food', food, 'food'],
    ['gold', gold, 'gold'],
    ['imps', imps, 'imp2'],
  ] as const;
  return together(
    ...kinds.flatMap(([kind, count, small]): Flight[] => {
      const [from, to] = way(kind);
      return count > 0 ? [{ ...flight(from, to, { small }), count: Math.min(MOST_SEEN, count) }] : [];
    }),
  );
}

function several(small: string, count: number, from: Anchor, to: Anchor): Movement<never> | undefined {
  if (count === 0) return undefined;
  return { flights: [{ ...flight(from, to, { small }), count: Math.min(MOST_SEEN, count) }] };
}

/** The piece as it lay is carried. */
function lifted(from: Anchor, to: Anchor): Movement<never> {
  return { flights: [{ ...flight(from, to, 'before'), length: 'swim', arc: ARC }] };
}

function fly(from: Anchor, to: Anchor, flyer: Flyer): Movement<never> {
  return together(flight(from, to, flyer));
}

function flight(from: Anchor, to: Anchor, flyer: Flyer): Flight {
  return { from, to, flyer, count: 1, length: 'drift' };
}

function together(...flights: readonly Flight[]): Movement<never> {
  return { flights };
}
