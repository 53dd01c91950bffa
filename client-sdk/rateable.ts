// Checks who may play rated matches.
import { isRateable as isSo } from '@undertow/shared/protocol/rateable.ts';
import type { Person } from './protocol.ts';

/** Whether rated matches can count for this person: for members who are no bots. */
export function isRateable(person: Pick<Person, 'kind' | 'bot'>): boolean {
  return isSo(person);
}
