// A game goes on when players do not answer: the rules have an answer for them.
import { isLegal } from '@undertow/shared/table/choice.ts';
import type { Decision } from '@undertow/shared/table/game.ts';
import { Broken, shortened } from '../broken.ts';
import { type Line, seatName } from '../line.ts';
import type { Property, Watched } from '../property.ts';
import { mustAskSomething } from '../watching.ts';

export const timeouts: Property = {
  id: 'timeouts',
  sentence: 'an answer for a player who gives none is legal',
  games: 60,
  watch({ line }) {
    let tried = 0;
    return {
      before() {
        for (const decision of line.match.pending) {
          automaticAnswer(line, decision);
          tried++;
        }
      },
      get tried() {
        return tried;
      },
    };
  },
};

export const unattended: Property = {
  id: 'unattended',
  sentence: 'a game in which no player ever answers goes on',
  games: 40,
  watch(watched) {
    let tried = 0;
    return {
      before() {
        if (tried++ === 0) playByTimeouts(watched);
      },
      get done() {
        return tried > 0;
      },
    };
  },
};

/** In this many answers most games are past their middle. */
const LONGEST_STAY = 300;

export const abandoned: Property = {
  id: 'abandoned',
  sentence: 'a game that all players leave at some point goes on',
  games: 40,
  watch(watched) {
    const stay = watched.random.below(LONGEST_STAY);
    let left = false;
    return {
      before() {
        if (left || watched.line.length < stay) return;
        left = true;
        playByTimeouts(watched);
      },
      get done() {
        return left;
      },
    };
  },
};

function automaticAnswer(line: Line, decision: Decision) {
  const { match } = line;
  const answer = match.game.timeout(match.state, decision);
  if (isLegal(decision.choice, answer, match.game.forms)) return answer;
  throw new Broken(
    `The automatic answer of ${seatName(decision.seat)} to “${decision.prompt}” is not legal: ${shortened(answer)}.`,
    { property: 'timeouts', answers: line.answers, found: `The choice is ${JSON.stringify(decision.choice)}.` },
  );
}

/** No player answers any more: to the end, or for a long while in which turn follows turn. */
function playByTimeouts({ under, setting, line }: Watched): void {
  const fork = line.fork();
  const { match } = fork;
  const { turn } = match;
  const hasEnd = under.endsUnattended?.(setting);
  const most = hasEnd ? 20_000 : 1000;
  for (let answers = 0; !match.outcome && answers < most; answers++) {
    mustAskSomething(fork);
    const decision = match.pending[0] as Decision;
    fork.make({ decision, answer: automaticAnswer(fork, decision) });
  }
  // Without a word of the author, a game may take its time over a turn.
  const goesOn = hasEnd === false ? match.turn > turn + 50 * setting.seats : hasEnd === undefined;
  if (match.outcome || goesOn) return;
  const what = hasEnd
    ? `The game does not end in ${most} automatic answers.`
    : 'Automatic answers lead from no turn to the next.';
  throw new Broken(what, { answers: fork.answers });
}
