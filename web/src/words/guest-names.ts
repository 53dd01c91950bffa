// The display names of people: those of guests in the language of the reader.
import { type GuestName, shownNames } from '@undertow/client-sdk/index.ts';
import { guestIn } from './guest-words.ts';
import { t } from './words.svelte.ts';

/** Of people who are shown beside each other. */
export function namesOf(names: readonly string[]): string[] {
  return shownNames(names, say);
}

export function nameOf(name: string): string {
  return namesOf([name])[0] ?? name;
}

function say(guest: GuestName): string {
  return guestIn({ moods: t('people.guest.moods'), creatures: t('people.guest.creatures') }, guest);
}
