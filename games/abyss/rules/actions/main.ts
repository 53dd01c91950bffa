// The choice of what to do in a turn: any preparations first, then exactly one action (B10-B12).
import { chooseWithReturn, nothing } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { NamedOptions } from '../named-option.ts';
import { canDrawCard, lordOf, stacksFor } from '../queries.ts';
import type { Race } from '../races.ts';
import type { Abyss, Position } from '../rules.ts';
import type { LordId } from '../state.ts';
import { forgetPasses, passAction } from '../verbs/turn.ts';
import { explore } from './explore.ts';
import { recruit, recruitableLords } from './recruit.ts';
import { requestSupport } from './support.ts';

/** Prepares as often as the seat wants to, and begins its action; what is returned goes on with it. */
export function* act(table: Abyss, seat: Seat): Flow<Flow> {
  for (;;) {
    const answer = yield* chooseWithReturn(seat, 'mainDecision', mainOptions(table, seat));
    const stack = supporting.thing(answer);
    const lord = recruiting.thing(answer);
    if (answer === 'explore') {
      forgetPasses(table);
      return explore(table, seat);
    }
    if (stack) {
      forgetPasses(table);
      return requestSupport(table, seat, stack);
    }
    if (answer === 'pass') {
      passAction(table, seat);
      return nothing;
    }
    if (!lord) {
      yield* prepare(table, seat, answer);
    } else if (yield* recruit(table, seat, lordOf(table, lord))) {
      forgetPasses(table);
      return nothing;
    }
  }
}

const supporting = new NamedOptions<Race>('support');
const recruiting = new NamedOptions<LordId>('recruit');

function mainOptions(position: Position, seat: Seat): readonly string[] {
  const options: string[] = [];
  for (const preparation of position.rules.preparations) {
    for (const option of preparation.options(position, seat)) options.push(option);
  }
  const prepared = options.length;
  if (canDrawCard(position)) options.push('explore');
  for (const race of stacksFor(position, seat)) options.push(supporting.of(race));
  for (const lord of recruitableLords(position, seat)) options.push(recruiting.of(lord));
  if (options.length === prepared) options.push('pass');
  return options;
}

function* prepare(table: Abyss, seat: Seat, option: string): Flow {
  const preparation = table.rules.preparations.find((one) => one.options(table, seat).includes(option));
  if (!preparation) throw new Error(`nobody offered ${option}`);
  yield* preparation.run(table, seat, option);
}
