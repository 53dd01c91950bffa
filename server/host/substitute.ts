// What answers when the player does not: standing orders at once, a bot after a while, the clock when time is up.
import type { AnyMatch } from '@undertow/shared/games.ts';
import { enumerate, isLegal } from '@undertow/shared/table/choice.ts';
import type { Answer, Decision, Seat } from '@undertow/shared/table/game.ts';
import type { JournalEntryKind } from './archive.ts';
import type { Players } from './players.ts';
import type { Autopilot, HostedSeat } from './seat.ts';

/** An answer that is due at some time, unless the player comes first. */
export interface Substitute {
  readonly at: number;
  readonly seat: Seat;
  readonly kind: JournalEntryKind;
  /** The answer; and, should the rules break down over it, others in its place. */
  answers(): Iterable<Answer>;
}

export interface Situation {
  readonly match: AnyMatch;
  readonly players: Players;
  readonly botPace: number;
  autopilot(bot: string | null): Autopilot;
  report(problem: string, details: object): void;
}

/** So many answers are tried in the place of one over which the rules broke down. */
const MOST_TRIED = 10;

/** The next answer that does not come from a player. */
export function nextSubstitute(situation: Situation): Substitute | undefined {
  let next: Substitute | undefined;
  for (const decision of situation.match.pending) {
    const substitute = substituteFor(situation, decision);
    if (substitute && (!next || substitute.at < next.at)) next = substitute;
  }
  return next;
}

function substituteFor(situation: Situation, decision: Decision): Substitute | undefined {
  const { players, botPace } = situation;
  const { askedAt, clocks } = players;
  const { seat } = decision;
  const player = players.of(seat);
  const ordered = orderedAnswer(situation, player, decision);
  if (ordered !== undefined) return { at: askedAt, seat, kind: 'order', answers: () => [ordered] };
  if (player.isAutomatic) {
    return { at: askedAt + botPace, seat, kind: 'bot', answers: () => botAnswers(situation, player, decision) };
  }
  const at = clocks.deadline(seat);
  return at === undefined ? undefined : { at, seat, kind: 'timeout', answers: () => anyAnswers(situation, decision) };
}

function orderedAnswer(situation: Situation, { seat, orders }: HostedSeat, decision: Decision): Answer | undefined {
  const { match } = situation;
  if (orders.length === 0) return undefined;
  return legal(situation, 'an order', decision, () => match.game.orders?.answer(orders, match.view(seat), decision));
}

/** What the bot says; should it ever say nothing possible, the automatic answer of the game. */
function* botAnswers(situation: Situation, { bot }: HostedSeat, decision: Decision): Generator<Answer> {
  const { match, autopilot } = situation;
  const answer = legal(situation, 'a bot', decision, () => autopilot(bot)(match.view(decision.seat), decision));
  if (answer !== undefined) yield answer;
  yield* anyAnswers(situation, decision);
}

function* anyAnswers(situation: Situation, decision: Decision): Generator<Answer> {
  const { match } = situation;
  const answer = legal(situation, 'the game', decision, () => match.game.timeout(match.state, decision));
  if (answer !== undefined) yield answer;
  yield* enumerate(decision.choice, MOST_TRIED, match.game.forms);
}

/** The answer that a bot or an order gives, if it is legal. Anything else, and a failure, is a bug. */
function legal(
  { match, report }: Situation,
  whose: string,
  decision: Decision,
  give: () => Answer | undefined,
): Answer | undefined {
  try {
    const answer = give();
    if (answer === undefined || isLegal(decision.choice, answer, match.game.forms)) return answer;
    report(`${whose} gave an answer that was not offered`, { seat: decision.seat, prompt: decision.prompt });
  } catch (bug) {
    report(`${whose} broke down`, { seat: decision.seat, prompt: decision.prompt, bug });
  }
  return undefined;
}
