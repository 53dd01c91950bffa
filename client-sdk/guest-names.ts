// The names of people as they are shown beside each other.
import { GUEST_CREATURES, GUEST_MOODS, shownNames as shown } from '@undertow/shared/protocol/guest-names.ts';

/** The name of a guest: which of the words of the server, and the number that tells guests of the same words apart. */
export interface GuestName {
  readonly mood: number;
  readonly creature: number;
  readonly number: string;
}

/** The words of the server, in English: a `GuestName` has the places of its two in them. */
export const guestWords: { readonly moods: readonly string[]; readonly creatures: readonly string[] } = {
  moods: GUEST_MOODS,
  creatures: GUEST_CREATURES,
};

/**
 * Names as they are shown: those of guests without their numbers, unless another has the same words. `say` puts them in
 * another language.
 */
export function shownNames(names: readonly string[], say?: (guest: GuestName) => string): string[] {
  return shown(names, say);
}
