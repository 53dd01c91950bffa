// The facts on a hover card beside its text: cost, timing, and points at the end.
import { creatures, isMonster } from '../../rules/cards/creatures.ts';
import { heroCard } from '../../rules/cards/heroes.ts';
import { combatCard, trapFace } from '../../rules/cards/printed.ts';
import { type Room, roomOf } from '../../rules/cards/rooms.ts';
import { MONSTER, pointsOfPrisoner, ROOM } from '../../rules/scoring.ts';
import { ILLUSION } from '../../rules/state.ts';
import type { DungeonTalk } from '../../words/dungeon-in.ts';
import type { NamedKind } from '../../words/names.ts';
import { signsOf } from '../pieces/moods.ts';
import { placeOf } from '../pieces/room-places.ts';
import { spokenSigns } from './lane/speaking.ts';

export interface Fact {
  readonly text: string;
  readonly sign: string;
}

/** Empty for what has no more to it than its name and its text. */
export function factsOf(talk: DungeonTalk, kind: NamedKind, id: string, year: number): readonly Fact[] {
  switch (kind) {
    case 'creature':
      return creatureFacts(talk, id);
    case 'trap':
      return trapFacts(talk, id, year);
    case 'room':
      return roomFacts(talk, roomOf(id));
    case 'hero':
      return heroFacts(talk, id);
    case 'spell':
      return combatFacts(talk, id);
    default:
      return [];
  }
}

const priced = (talk: DungeonTalk, price: Parameters<typeof signsOf>[0]) => spokenSigns(talk, signsOf(price));

function creatureFacts(talk: DungeonTalk, id: string): readonly Fact[] {
  const card = creatures.find((one) => one.id === id);
  if (!card) return [];
  return [
    { text: talk.text('facts.hire', { price: priced(talk, card.price) }), sign: 'hired' },
    { text: talk.text('facts.acts'), sign: 'strike' },
    { text: isMonster(id) ? talk.text('facts.points', { n: MONSTER }) : talk.text('facts.noPoint'), sign: 'crown' },
  ];
}

function trapFacts(talk: DungeonTalk, id: string, year: number): readonly Fact[] {
  const price = priced(talk, trapFace(id, year).cost);
  return [
    { text: talk.text('facts.snaps'), sign: 'trap' },
    ...(price === '' ? [] : [{ text: talk.text('facts.trap', { price }), sign: 'order' }]),
    { text: talk.text('facts.bait'), sign: 'gold' },
  ];
}

function roomFacts(talk: DungeonTalk, room: Room | undefined): readonly Fact[] {
  if (!room) return [];
  const place = talk.text(`facts.place.${placeOf(room)}`);
  return [
    ...(room.production ? [{ text: talk.text('facts.works'), sign: 'imp2' }] : []),
    { text: talk.text('facts.stands', { place }), sign: 'dungeon' },
    { text: talk.text('facts.points', { n: ROOM }), sign: 'crown' },
  ];
}

function heroFacts(talk: DungeonTalk, id: string): readonly Fact[] {
  if (heroCard(id).class === ILLUSION) return [];
  return [{ text: talk.text('facts.prison', { n: pointsOfPrisoner(id) }), sign: 'prison' }];
}

function combatFacts(talk: DungeonTalk, id: string): readonly Fact[] {
  const { fatigue, spell } = combatCard(id);
  return [
    { text: talk.text(`facts.${spell.speed}`), sign: spell.speed },
    { text: talk.text('facts.needs'), sign: 'crystal' },
    { text: talk.text('facts.fatigue', { n: fatigue }), sign: 'fatigue' },
  ];
}
