// What is seen of a fight: an attack as far as it has come with the events that are shown.
import type { Seat } from '@undertow/shared/table/game.ts';

/** An attack on a Leviathan, or what else takes its levels. */
export interface FightMoment {
  readonly kind: 'fight';
  readonly seat: Seat;
  readonly leviathan: string;
}
