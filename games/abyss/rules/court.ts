// The Court after a recruitment (B90-B93).
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Abyss } from './rules.ts';
import { COURT_SPACES } from './state.ts';
import { meetEndCondition, refillCourt } from './verbs/lords.ts';
import { gainPearls } from './verbs/pearls.ts';

const REFILL_WHEN_LEFT = 2;
const REFILL_PEARLS = 2;

/** With two or fewer Lords left, the recruiting player gains Pearls and the Court is filled. */
export function adjustCourt(table: Abyss, seat: Seat): void {
  if (table.state.court.length > REFILL_WHEN_LEFT) return;
  gainPearls(table, seat, REFILL_PEARLS);
  const { court, lordDeck } = table.state;
  const empty = COURT_SPACES - court.length;
  refillCourt(table, Math.min(empty, lordDeck.length));
  if (lordDeck.length < empty) meetEndCondition(table);
}
