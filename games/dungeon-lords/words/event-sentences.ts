// The sentence of each group of events, with the values that fill its places; the same in every language.
import type { AnswerTakenBack } from '@undertow/shared/table/journaled-match.ts';
import type { Things } from '@undertow/shared/words/parts.ts';
import { count, list, seat } from '@undertow/shared/words/things.ts';
import type { Event } from '../client.ts';
import type { DungeonEvent } from '../rules/events.ts';
import { type Deed, deedsOf } from './deeds.ts';
import type { DungeonWords } from './dungeon-words.ts';
import { type Group, groupsOf } from './groups.ts';
import { cell, creature, eventName, hero, minion, order, room, space, spell, title, trap } from './things.ts';

export type SentenceKey = keyof DungeonWords['told'];

/** Everything that a log may be given: the events of the game, and that a seat has taken an answer back. */
export type ToldEvent = Event | AnswerTakenBack;

export interface Sentence {
  readonly key: SentenceKey;
  readonly things: Things;
  /** What the player did, for the place `deeds`. */
  readonly deeds?: readonly Deed[];
}

/** The sentences for events that were told together, each thing once. */
export function sentencesOf(events: readonly ToldEvent[]): Sentence[] {
  const taken = events.flatMap((event): Sentence[] =>
    event.type === 'answerTakenBack' ? [{ key: event.type, things: { who: seat(event.seat) } }] : [],
  );
  const told = events.filter((event): event is DungeonEvent => event.type !== 'answerTakenBack');
  return [...taken, ...groupsOf(told).flatMap(sentencesIn)];
}

function sentencesIn(group: Group): Sentence[] {
  const [first, ...others] = group;
  const deeds = deedsOf(first.type === 'orderUsed' ? others : group);
  if (first.type === 'orderUsed') {
    return deeds.length > 0 ? [{ key: 'order', things: { who: seat(first.seat), space: space(first) }, deeds }] : [];
  }
  const heads = headsOf(first, others);
  // A group that begins with a deed is told by its deeds alone.
  if (!heads)
    return 'seat' in first && deeds.length > 0 ? [{ key: 'deeds', things: { who: seat(first.seat) }, deeds }] : [];
  const [head] = heads;
  if (!head || deeds.length === 0) return heads;
  if (head.key === 'roomUsed' || head.key === 'roomUsed.fed') return [{ ...head, deeds }];
  return [...heads, ...('seat' in first ? [{ key: 'deeds', things: { who: seat(first.seat) }, deeds } as const] : [])];
}

/** `undefined` where the event is a deed. No case stands for the rest, so that the compiler finds an event without a sentence. */
function headsOf(event: DungeonEvent, others: readonly DungeonEvent[]): Sentence[] | undefined {
  const who: Things = 'seat' in event ? { who: seat(event.seat) } : {};
  const one = (key: SentenceKey, things: Things = {}): Sentence[] => [{ key, things: { ...who, ...things } }];
  switch (event.type) {
    case 'paid':
    case 'gained':
    case 'lost':
    case 'markerMoved':
    case 'redMarked':
    case 'trapsDrawn':
    case 'trapDiscarded':
    case 'cardSpied':
    case 'impsSet':
    case 'tunnelDug':
    case 'tunnelsMined':
    case 'roomBuilt':
    case 'creatureHired':
    case 'creaturePaid':
    case 'creatureLeft':
    case 'creatureTurned':
    case 'creatureReturned':
    case 'creatureWithdrawn':
    case 'orderUsed':
      return undefined;

    case 'yearBegan':
    case 'combatEnded':
      return one(event.type, { year: event.year });
    case 'roundBegan':
      return one('roundBegan', { n: event.round, who: seat(event.starting) });
    case 'offerTurnedUp':
      return [
        ...(event.creatures.length > 0
          ? one('offerTurnedUp.creatures', { creatures: list(event.creatures.map(creature)) })
          : []),
        ...(event.rooms.length > 0 ? one('offerTurnedUp.rooms', { rooms: list(event.rooms.map(room)) }) : []),
      ];
    case 'eventTurnedUp':
      return one('eventTurnedUp', { event: eventName(event.special ?? event.event) });
    case 'heroesTurnedUp':
      return one('heroesTurnedUp', { heroes: list(event.heroes.map(hero)) });
    case 'startingMoved':
    case 'illusionVanished':
    case 'illusionJoined':
    case 'healingPrevented':
    case 'conquestPrevented':
    case 'battleCalledOff':
    case 'battleEnded':
      return one(event.type);

    case 'ordersDrawn':
      return event.secret
        ? one('ordersDrawn.seen', { orders: list(event.secret.faces.map(order)) })
        : one('ordersDrawn', { n: event.count });
    case 'ordersBlocked':
      return one('ordersBlocked', { orders: list(event.orders.map(order)) });
    case 'dummyRevealed':
      return one('dummyRevealed', { orders: list(event.orders.map(order)) });
    case 'dummyOrderChosen':
    case 'dummyPassed':
      return one(event.type, { order: order(event.order) });
    case 'ordersRevealed':
      return [
        ...one(`ordersRevealed.${event.card as 1 | 2 | 3}`, {
          orders: list(event.orders.map((id, of) => ({ kind: 'phrase', things: [seat(of), order(id)] }))),
        }),
        ...others.flatMap((after): Sentence[] => {
          if (after.type === 'minionStayed') return stayed(after);
          return after.type === 'paid'
            ? [{ key: 'deeds', things: { who: seat(after.seat) }, deeds: deedsOf([after]) }]
            : [];
        }),
      ];
    case 'minionPlaced':
      return one('minionPlaced', { minion: minion(event.minion), space: space(event) });
    case 'minionStayed':
      return stayed(event);
    case 'orderDeclined':
      return one('orderDeclined', { space: space(event) });
    case 'orderTakenBack':
      return [event, ...others].flatMap((taken): Sentence[] =>
        taken.type === 'orderTakenBack'
          ? [{ key: 'orderTakenBack', things: { who: seat(taken.seat), order: order(taken.order) } }]
          : [],
      );
    case 'roomUsed':
      return event.fedBy === null
        ? one('roomUsed', { room: room(event.room) })
        : one('roomUsed.fed', { room: room(event.room), source: room(event.fedBy) });

    case 'dummyMarkerMoved':
      return one('dummyMarkerMoved', { n: event.evil });
    case 'paladinCame':
      return event.from === null ? one('paladinCame') : one('paladinCame.from', { from: seat(event.from) });
    case 'paladinStayed':
      return one('paladinStayed', { from: seat(event.host) });
    case 'eventBegan':
      return one('eventBegan', { event: eventName(event.special ?? event.event) });
    case 'taxed':
      return one('taxed', { tax: event.tax });
    case 'heroArrived':
    case 'heroDiscarded':
    case 'prisonerFreed':
      return one(event.type, { hero: hero(event.hero) });
    case 'heroImprisoned':
      return [event, ...others].flatMap((caught): Sentence[] =>
        caught.type === 'heroImprisoned'
          ? [{ key: 'heroImprisoned', things: { ...who, hero: hero(caught.hero) } }]
          : [],
      );

    case 'combatRoundBegan':
      return one('combatRoundBegan', { n: event.round });
    case 'battlePlanned': {
      const sent = [...event.creatures.map(creature), ...(event.traps > 0 ? [count(event.traps, 'trap')] : [])];
      return sent.length > 0
        ? one('battlePlanned', { cell: cell(event.tile), sent: list(sent) })
        : one('battlePlanned.nobody', { cell: cell(event.tile) });
    }
    case 'combatCardRevealed':
      return one('combatCardRevealed', { spell: spell(event.card) });
    case 'battleBegan':
      return one('battleBegan', { cell: cell(event.tile) });
    case 'trapRevealed':
      return [...one('trapRevealed', { trap: trap(event.trap) }), ...hurts(others)];
    case 'spellCast':
      return one('spellCast', { spell: spell(event.card) });
    case 'spellFailed':
      return one(`spellFailed.${event.why}`, { spell: spell(event.card) });
    case 'creatureActed':
      return [...one('creatureActed', { creature: creature(event.creature) }), ...hurts(others)];
    case 'creatureTransformed':
      return one('creatureTransformed', { creature: creature(event.creature) });
    case 'heroHurt':
      return hurts([event, ...others]);
    case 'heroPoisoned':
      return one('heroPoisoned', { hero: hero(event.hero), n: event.damage });
    case 'hitPointsGained':
      return one('hitPointsGained', { hero: hero(event.hero), n: event.points });
    case 'heroHealed':
      return [event, ...others].flatMap((healed): Sentence[] =>
        healed.type === 'heroHealed'
          ? [{ key: 'heroHealed', things: { hero: hero(healed.hero), n: healed.points } }]
          : [],
      );
    case 'tileConquered':
      return one('tileConquered', { room: room(event.tile), cell: cell(event.cell) });
    case 'heroesLeft':
      return one('heroesLeft', { heroes: list(event.heroes.map(hero)) });

    case 'titleAwarded':
      return one('titleAwarded', {
        title: title(event.title),
        seats: list(event.seats.map(seat)),
        n: event.points,
      });
    case 'gameScored':
      return one('gameScored', {
        scores: list(event.scores.map(({ total }, of) => ({ kind: 'phrase', things: [seat(of), total] }))),
      });
  }
}

function stayed(event: Extract<DungeonEvent, { readonly type: 'minionStayed' }>): Sentence[] {
  return [{ key: 'minionStayed', things: { minion: minion(event.minion), order: order(event.order) } }];
}

/** Each hero that was hurt, with all that this took from it. */
function hurts(events: readonly DungeonEvent[]): Sentence[] {
  const hits = events.filter((event) => event.type === 'heroHurt');
  return [...new Set(hits.map((hit) => hit.hero))].map((id): Sentence => {
    const ofHero = hits.filter((hit) => hit.hero === id);
    const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
    const things: Things = { hero: hero(id), n: sum(ofHero.map(({ damage }) => damage)) };
    const kept = sum(ofHero.map(({ prevented }) => prevented));
    if (kept > 0) return { key: 'heroHurt.prevented', things: { ...things, kept } };
    // Of traps and creatures is told beside it what they do.
    const { by } = (ofHero[0] as (typeof ofHero)[number]).cause;
    return { key: by === 'fatigue' || by === 'poison' ? `heroHurt.${by}` : 'heroHurt', things };
  });
}
