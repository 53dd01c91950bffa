// Request support: take a whole stack of the Council into hand (B60, B61).
import { choose, nothing } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { powerOptions, usePowerOption } from '../powers.ts';
import { lordsWith, stacksFor } from '../queries.ts';
import { isRace, type Race } from '../races.ts';
import type { Abyss, Lord } from '../rules.ts';
import type { LordId } from '../state.ts';
import { takeStack } from '../verbs/exploration.ts';

export function requestSupport(table: Abyss, seat: Seat, race: Race): Flow {
  takeStack(table, seat, race);
  const lords = lordsWith(table, seat, 'secondStack');
  return lords.length === 0 ? nothing : takeFurtherStacks(table, seat, lords);
}

function* takeFurtherStacks(table: Abyss, seat: Seat, because: readonly Lord[]): Flow {
  for (const lord of because) yield* takeSecondStack(table, seat, lord.id);
}

/** Another stack, mandatory if there is one; between the two, on-turn powers may be used (B16 W3, B188). */
function* takeSecondStack(table: Abyss, seat: Seat, because: LordId): Flow {
  for (;;) {
    const [stack, ...more] = stacksFor(table, seat);
    if (!stack) return;
    if (more.length === 0) return takeStack(table, seat, stack, because);
    const answer = yield* choose(seat, 'secondStack', [stack, ...more, ...powerOptions(table, seat)]);
    if (isRace(answer)) return takeStack(table, seat, answer, because);
    yield* usePowerOption(table, seat, answer);
  }
}
