// The display order of hands and other sets of cards.
import { ally } from '../../rules/cards/allies.ts';
import { RACES } from '../../rules/races.ts';
import { type Place, places } from './places.ts';

/** A card of a hand, with the place that it lies at. */
export interface HandCard {
  readonly face: string;
  readonly place: Place;
  /** Where it stands in the hand as the server tells it. */
  readonly index: number;
}

/** The cards of one Race, the highest first; those without a Race come last. */
export interface Group {
  readonly race: string;
  readonly cards: readonly HandCard[];
}

export function groupsOf(hand: readonly string[]): Group[] {
  const at = places('hand', hand);
  const cards = hand.map((face, index) => ({ face, place: at[index] ?? '', index }));
  return [
    ...Map.groupBy(
      cards.toSorted((a, b) => inHand(a.face, b.face)),
      ({ face }) => raceOf(face),
    ),
  ].map(([race, cards]) => ({ race, cards }));
}

/** Compares two cards by where they stand in a hand. */
export function inHand(one: string, other: string): number {
  const byRace = rankOf(raceOf(one)) - rankOf(raceOf(other));
  return byRace || ally(other).value - ally(one).value || (one < other ? -1 : one > other ? 1 : 0);
}

/** The word in front of the value: a Race, or what stands in its place. */
export function raceOf(face: string): string {
  return face.slice(0, face.indexOf('-'));
}

/** What a seat has affiliated of a Race: the strongest counts, the others lie beneath it. */
export interface Column {
  readonly race: string;
  readonly best: number;
  readonly faces: readonly string[];
}

export function columnsOf(affiliated: readonly string[]): Column[] {
  return RACES.map((race) => {
    const faces = affiliated.filter((face) => raceOf(face) === race).sort((a, b) => ally(b).value - ally(a).value);
    return { race, best: faces[0] ? ally(faces[0]).value : 0, faces };
  });
}

function rankOf(race: string): number {
  const order: readonly string[] = RACES;
  return order.includes(race) ? order.indexOf(race) : order.length;
}
