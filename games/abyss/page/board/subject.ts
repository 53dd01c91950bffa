// The subjects of hover cards: the pieces and terms that can be shown at full size.
import { idAt, type Place, type Zone, zoneOf } from './places.ts';

/** The kinds of what a sentence can name, and that can be looked at closely. */
export const SHOWN: readonly Subject['kind'][] = ['ally', 'monster', 'lord', 'location', 'leviathan', 'loot', 'token'];

/** A piece that can be shown at full size, with its full wording; or a thing that can be told about. */
export interface Subject {
  readonly kind: 'ally' | 'monster' | 'lord' | 'location' | 'leviathan' | 'loot' | 'token' | 'topic' | 'score';
  readonly id: string;
}

/** The kinds of what lies in a zone, where it is a card by itself. */
const CARDS: Readonly<Partial<Record<Zone, Subject['kind']>>> = {
  affiliated: 'ally',
  beast: 'leviathan',
  court: 'lord',
  hand: 'ally',
  held: 'location',
  location: 'location',
  lord: 'lord',
};

/** The card that lies at this place. */
export function subjectAt(at: Place): Subject | undefined {
  const kind = CARDS[zoneOf(at)];
  return kind && { kind, id: idAt(at) };
}
