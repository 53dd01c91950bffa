// The choice of what to do in a turn: any preparations first, then exactly one action (B10-B12).
import { chooseWithReturn } from '../../table/flow.ts';
import type { Flow, Seat } from '../../table/game.ts';
import { canDrawCard, lordOf, stacksFor } from '../queries.ts';
import type { Race } from '../races.ts';
import type { Abyss, Position } from '../rules.ts';
import { forgetPasses, passAction } from '../verbs/turn.ts';
import { explore } from './explore.ts';
import { recruit, recruitableLords } from './recruit.ts';
import { requestSupport } from './support.ts';

export function* act(table: Abyss, seat: Seat): Flow {
  for (;;) {
    const answer = yield* chooseWithReturn(seat, 'mainDecision', mainOptions(table, seat));
    const colon = answer.indexOf(':');
    const which = answer.slice(colon + 1);
    switch (colon < 0 ? answer : answer.slice(0, colon)) {
      case 'explore':
        forgetPasses(table);
        return yield* explore(table, seat);
      case 'support':
        forgetPasses(table);
        return yield* requestSupport(table, seat, which as Race);
      case 'recruit':
        if (!(yield* recruit(table, seat, lordOf(table, which)))) break;
        return forgetPasses(table);
      case 'pass':
        return passAction(table, seat);
      default:
        yield* prepare(table, seat, answer);
    }
  }
}

function mainOptions(position: Position, seat: Seat): readonly string[] {
  const options: string[] = [];
  for (const preparation of position.rules.preparations) {
    for (const option of preparation.options(position, seat)) options.push(option);
  }
  const prepared = options.length;
  if (canDrawCard(position)) options.push('explore');
  for (const race of stacksFor(position, seat)) options.push(`support:${race}`);
  for (const lord of recruitableLords(position, seat)) options.push(`recruit:${lord}`);
  if (options.length === prepared) options.push('pass');
  return options;
}

function* prepare(table: Abyss, seat: Seat, option: string): Flow {
  const preparation = table.rules.preparations.find((one) => one.options(table, seat).includes(option));
  if (!preparation) throw new Error(`nobody offered ${option}`);
  yield* preparation.run(table, seat, option);
}
