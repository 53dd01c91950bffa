// The substitutes, which answer when the player does not: standing orders at once, a bot after a pause, the clock when
// time is up, and a bot for a player who is not connected by then.
//
// How long is waited before that, and where it is set:
// - For a player who is connected: the time of a decision and then their bank (`TIME_CONTROLS`). Then the game answers, not a
//   bot; after so many times in a row (`STRIKES` in `seat.ts`) a bot plays the seat.
// - For one who is not: the time of being away (`away` there) before these. Then a bot plays the seat.
// - At a table without a clock: until others ask for a bot (`substitute-asked.ts`), for no less than `SUBSTITUTED_AFTER`.
// - With players who have all fallen silent: the match stands still for so long (`graceOf`), and then ends.
// - For each answer of a bot, once it plays: `BOT_PACE` (`config.ts`), or as long as it thinks.
// Before a match no player has a substitute: there the seat is freed (`PATIENCE` in `../lobby/absence.ts`).
import type { AnyMatch } from '@undertow/shared/table/any-game.ts';
import { enumerate, isLegal } from '@undertow/shared/table/choice.ts';
import type { Answer, Decision, Seat } from '@undertow/shared/table/game.ts';
import type { MoveKind } from '@undertow/shared/table/journaled-match.ts';
import { isOfMatch } from './failures.ts';
import type { Players } from './players.ts';
import type { Autopilot, HostedSeat } from './seat.ts';
import type { Thought } from './thoughts.ts';

/** An answer that is due at some time, unless the player comes first. */
export interface Substitute {
  readonly at: number;
  readonly seat: Seat;
  readonly kind: MoveKind;
  /** The answer; and, should the rules break down over it, others in its place. */
  answers(): Iterable<Answer>;
}

/** What a substitute needs to know of the match and the server. */
export interface SubstituteContext {
  readonly match: AnyMatch;
  readonly players: Players;
  readonly botPace: number;
  autopilot(bot: string | null): Autopilot;
  /** What the bot of this seat thinks of the decision; `undefined` for one that answers at once. */
  thoughtOf(decision: Decision): Thought | undefined;
  report(problem: string, details: object): void;
}

/** How many other answers are tried after one over which the rules broke down. */
const MOST_TRIED = 10;

/** The next answer that does not come from a player. */
export function nextSubstitute(context: SubstituteContext): Substitute | undefined {
  let next: Substitute | undefined;
  for (const decision of context.match.pending) {
    const substitute = substituteFor(context, decision);
    if (substitute && (!next || substitute.at < next.at)) next = substitute;
  }
  return next;
}

function substituteFor(context: SubstituteContext, decision: Decision): Substitute | undefined {
  const { players, botPace } = context;
  const { askedAt, clocks } = players;
  const { seat } = decision;
  const player = players.of(seat);
  const ordered = orderedAnswer(context, player, decision);
  if (ordered !== undefined) return { at: askedAt, seat, kind: 'order', answers: () => [ordered] };
  if (player.isAutomatic) {
    const thought = context.thoughtOf(decision);
    const isThinking = thought !== undefined && thought.answer === undefined;
    const at = isThinking ? Math.max(thought.until, askedAt + botPace) : askedAt + botPace;
    return { at, seat, kind: 'bot', answers: () => botAnswers(context, player, decision, thought) };
  }
  const at = clocks.deadline(seat);
  if (at === undefined) return undefined;
  if (clocks.isMissing(seat)) return takeover(context, decision, at);
  return { at, seat, kind: 'timeout', answers: () => anyAnswers(context, decision) };
}

/** From this answer on a bot plays the seat, until its player is back. */
export function takeover(context: SubstituteContext, decision: Decision, at: number): Substitute {
  const { seat } = decision;
  const player = context.players.of(seat);
  return { at, seat, kind: 'bot', answers: () => botAnswers(context, player, decision, undefined) };
}

function orderedAnswer(
  context: SubstituteContext,
  { seat, orders }: HostedSeat,
  decision: Decision,
): Answer | undefined {
  const { match } = context;
  if (orders.length === 0) return undefined;
  return legal(context, 'an order', decision, () => match.game.orders?.answer(orders, match.view(seat), decision));
}

/** The answer of the bot, and after it those of the game, should the bot's not be possible. */
function* botAnswers(
  context: SubstituteContext,
  { bot }: HostedSeat,
  decision: Decision,
  thought: Thought | undefined,
): Generator<Answer> {
  const { match, autopilot } = context;
  const found = legal(context, 'a bot that thinks', decision, () => thought?.answer);
  if (found !== undefined) yield found;
  const answer = legal(context, 'a bot', decision, () => autopilot(bot)(match.view(decision.seat), decision));
  if (answer !== undefined) yield answer;
  yield* anyAnswers(context, decision);
}

function* anyAnswers(context: SubstituteContext, decision: Decision): Generator<Answer> {
  const { match } = context;
  const answer = legal(context, 'the game', decision, () => match.game.timeout(match.state, decision));
  if (answer !== undefined) yield answer;
  yield* enumerate(decision.choice, MOST_TRIED, match.game.forms);
}

/** The answer that a bot or an order gives, if it is legal. Anything else, and a failure, is a bug. */
function legal(
  { match, report }: SubstituteContext,
  source: string,
  decision: Decision,
  give: () => Answer | undefined,
): Answer | undefined {
  try {
    const answer = give();
    if (answer === undefined || isLegal(decision.choice, answer, match.game.forms)) return answer;
    report(`${source} gave an answer that was not offered`, { seat: decision.seat, prompt: decision.prompt });
  } catch (bug) {
    if (isOfMatch(bug)) throw bug;
    report(`${source} broke down`, { seat: decision.seat, prompt: decision.prompt, bug });
  }
  return undefined;
}
