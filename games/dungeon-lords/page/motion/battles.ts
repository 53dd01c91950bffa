// The movements of battles: blows, falls, healing and losses.
import type { Event, View } from '../../client.ts';
import { heroCard } from '../../rules/cards/heroes.ts';
import type { DamageCause } from '../../rules/events.ts';
import { isSameCause } from '../board/battle/progress.ts';
import { type Place, place } from '../board/places.ts';
import { HEAVY, IMPACT } from './blow-steps.ts';
import { type DungeonAnchor, flight, type Seen, together } from './flights.ts';
import type { BlowMoment } from './moments.ts';

type Told<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;
type Hurt = Told<'heroHurt'>;

/** Of the event at this place among those that are told together; `undefined` if it is none of a battle. */
export function battleMovement(at: number, events: readonly Event[], before: View): Seen | [] | undefined {
  const event = events[at];
  switch (event?.type) {
    case 'heroHurt': {
      const hits = blowAt(events, at);
      return hits.length > 0 ? blow(hits, events, before) : [];
    }
    case 'combatCardRevealed':
      return {
        ...together({
          ...flight(place.card(before.combatRound), place.card(before.combatRound), 'turned'),
          length: 'dive',
        }),
      };
    case 'combatRoundBegan':
    case 'battleBegan':
      return { flights: [], moment: { kind: 'said', event, deciding: [] }, hasWords: true };
    case 'spellCast':
    case 'spellFailed':
      return {
        ...{ flights: [], moment: { kind: 'spell', card: event.card, isCast: event.type === 'spellCast' } },
        isSuspense: true,
      };
    case 'trapRevealed': {
      // One that hurts no hero opens all the same.
      if (events.some(({ type }) => type === 'heroHurt')) return undefined;
      const moment: BlowMoment = {
        ...{ kind: 'blow', from: place.set(0), creature: undefined, trap: event.trap, isWritten: false },
        ...{ sign: 'damage', hits: [] },
      };
      return { flights: [], moment, isSuspense: true };
    }
    case 'heroHealed':
      return healing(at, events, before);
    case 'heroImprisoned':
      return captured(event, events);
    case 'battleEnded':
      return { flights: [], moment: { kind: 'rest' } };
    case 'prisonerFreed':
      return together(flight(place.prison(event.seat), 'meadow', { small: 'people' }));
    case 'tileConquered':
      return together({
        ...flight(firstOf(event.seat, before), place.cell(event.seat, event.cell), { small: 'conquer' }),
        length: 'swim',
      });
    default:
      return undefined;
  }
}

/** All who fall by one blow, at once. */
function captured(event: Told<'heroImprisoned'>, events: readonly Event[]): Seen | [] {
  const all = events.flatMap((other) => (other.type === 'heroImprisoned' ? [other] : []));
  if (all[0] !== event) return [];
  const fallen = all.map(({ seat, hero }) => ({ at: place.hero(seat, hero), hero }));
  return {
    flights: [],
    moment: { kind: 'captured', fallen, prison: place.prison(event.seat) },
    isSuspense: true,
  };
}

/** The first hero of the party: who conquers. */
function firstOf(seat: number, { seats }: View): DungeonAnchor {
  const [first] = seats[seat]?.party ?? [];
  return first ? place.hero(seat, first.id) : 'meadow';
}

/** All who are healed one after the other; by a spell no hero is the healer. */
function healing(at: number, events: readonly Event[], before: View): Seen | [] {
  const previous = events[at - 1]?.type;
  if (previous === 'heroHealed') return [];
  const first = events[at] as Told<'heroHealed'>;
  const { seat } = first;
  const healers =
    first.by === 'spell' ? [] : (before.seats[seat]?.party.filter(({ id }) => heroCard(id).heal > 0) ?? []);
  const end = events.findIndex(({ type }, index) => index > at && type !== 'heroHealed');
  const all = events.slice(at, end < 0 ? undefined : end) as readonly Told<'heroHealed'>[];
  return {
    flights: [],
    moment: {
      kind: 'healing',
      from: healers.map(({ id }) => place.hero(seat, id)),
      healed: all.map(({ hero, points }) => ({ at: place.hero(seat, hero), points })),
    },
  };
}

/** The hits that are seen at once, if this is the first of them: those of one source. Fatigue strikes one hero after the other. */
function blowAt(events: readonly Event[], at: number): readonly Hurt[] {
  const isOne = (one: Event | undefined, other: Hurt) =>
    one?.type === 'heroHurt' &&
    isSameCause(one.cause, other.cause) &&
    (other.cause.by !== 'fatigue' || one.hero === other.hero);
  const first = events[at] as Hurt;
  if (isOne(events[at - 1], first)) return [];
  const hits = events.slice(at);
  const end = hits.findIndex((event) => !isOne(event, first));
  return (end < 0 ? hits : hits.slice(0, end)) as readonly Hurt[];
}

function blow(hits: readonly Hurt[], events: readonly Event[], before: View): Seen {
  const [{ seat, cause }] = hits as readonly [Hurt];
  const isRevealed = events.some((event) => event.type === 'trapRevealed');
  const isTrap = cause.by === 'trap';
  const isHeavy = struckBy(hits).some(({ damage }) => damage >= HEAVY);
  return {
    flights: [],
    ...(isHeavy && !isTrap ? { shaken: place.stage, shakenAfter: IMPACT, isBeside: true } : {}),
    ...(isTrap ? { hasSteps: true } : {}),
    // Nothing tells of it before it has struck, not even to the player who pressed for it.
    isSuspense: true,
    moment: {
      kind: 'blow',
      from: sourceOf(cause, seat, before),
      creature: cause.by === 'creature' ? cause.creature : undefined,
      trap: isTrap && isRevealed ? cause.trap : undefined,
      isWritten: isTrap,
      sign: cause.by === 'fatigue' ? 'fatigue' : cause.by === 'poison' ? 'delay' : 'damage',
      hits: struckBy(hits).map(({ hero, damage, prevented }) => ({
        ...{ at: place.hero(seat, hero), hero, damage, prevented },
      })),
    },
  };
}

/** The points of fatigue that one hero takes are counted together. */
function struckBy(hits: readonly Hurt[]): readonly Hurt[] {
  const [first] = hits;
  return first?.cause.by === 'fatigue' ? [{ ...first, damage: hits.length }] : hits;
}

function sourceOf(cause: DamageCause, seat: number, { seats }: View): Place | undefined {
  if (cause.by === 'trap') return place.set(0);
  if (cause.by !== 'creature') return undefined;
  const lair = seats[seat]?.creatures ?? [];
  const at = lair.findIndex(({ id, sent }) => id === cause.creature && sent);
  return place.sent(seat, at < 0 ? cause.creature : at);
}
