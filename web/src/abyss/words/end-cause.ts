// Why the last turns have begun: the view says only who has brought them about.
import type { View } from '@undertow/client-sdk/abyss.ts';
import { LORDS_TO_TRIGGER_END } from '@undertow/shared/abyss/state.ts';
import type { Seat } from '@undertow/shared/table/game.ts';

export type EndCause = 'lords' | 'court' | 'leviathans' | 'tokens';

/** As it lies open when they begin. */
export function endCause({ seats, expansions, tokenSupplyCounts }: View, trigger: Seat): EndCause {
  if ((seats[trigger]?.lords.length ?? 0) >= LORDS_TO_TRIGGER_END) return 'lords';
  if (expansions.leviathan?.deckCount === 0) return 'leviathans';
  if (expansions.leviathan && Object.values(tokenSupplyCounts).includes(0)) return 'tokens';
  return 'court';
}
