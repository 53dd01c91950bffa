// Draws the name of a new guest: two words and a number.
import { randomInt } from 'node:crypto';
import { GUEST_CREATURES, GUEST_MOODS, GUEST_NUMBERS } from '@undertow/shared/protocol/guest-names.ts';

export function newGuestName(): string {
  const mood = GUEST_MOODS[randomInt(GUEST_MOODS.length)];
  const creature = GUEST_CREATURES[randomInt(GUEST_CREATURES.length)];
  return `${mood} ${creature} ${randomInt(GUEST_NUMBERS.least, GUEST_NUMBERS.below)}`;
}
