// The cause of the last turns, worked out from the view, which tells only who brought them about.
import type { Seat } from '@undertow/shared/table/game.ts';
import type { View } from '../client.ts';
import { LORDS_TO_TRIGGER_END } from '../rules/state.ts';

export type EndCause = 'lords' | 'court' | 'leviathans' | 'tokens';

/** As it lies open when they begin. */
export function endCause({ seats, expansions, tokenSupplyCounts }: View, trigger: Seat): EndCause {
  if ((seats[trigger]?.lords.length ?? 0) >= LORDS_TO_TRIGGER_END) return 'lords';
  if (expansions.leviathan?.deckCount === 0) return 'leviathans';
  if (expansions.leviathan && Object.values(tokenSupplyCounts).includes(0)) return 'tokens';
  return 'court';
}
