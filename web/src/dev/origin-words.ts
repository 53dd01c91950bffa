// What an author is told of a match that was begun from a file.
import type { Origin } from '@undertow/authoring/dev/wire.ts';

/** `current` is the version of the rules as they are now. */
export function spokenOrigin({ rules, failure }: Origin, current: number): string {
  const found = failure ? `check found, after answer ${failure.at}: ${failure.sentence}` : '';
  const played = rules === current ? '' : `This match was played by rules ${rules}, and these are rules ${current}.`;
  return [found, played].filter((sentence) => sentence !== '').join(' ');
}
