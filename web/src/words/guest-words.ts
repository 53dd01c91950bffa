// The two words of a guest's name in one language: where it has genders, the mood takes that of the creature.
import type { GuestName } from '@undertow/client-sdk/index.ts';

export interface GuestWords {
  /** In the order of the server, with bars between them; of each both genders, the feminine behind a slash. */
  readonly moods: string;
  /** The same; a feminine one ends in `:f`. */
  readonly creatures: string;
}

export function guestIn({ moods, creatures }: GuestWords, { mood, creature }: GuestName): string {
  const [name = '', gender] = (creatures.split('|')[creature] ?? '').split(':');
  const [masculine = '', feminine = masculine] = (moods.split('|')[mood] ?? '').split('/');
  return `${gender === 'f' ? feminine : masculine} ${name}`;
}
