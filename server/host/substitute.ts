// Who answers when the player does not: standing orders at once, a bot after a while, the clock when time is up.
import type { AnyMatch } from '@undertow/shared/games.ts';
import { isLegal } from '@undertow/shared/table/choice.ts';
import type { Answer, Decision, Seat } from '@undertow/shared/table/game.ts';
import type { EntryKind } from './archive.ts';
import type { Clocks } from './clocks.ts';
import type { Autopilot, HostedSeat } from './seat.ts';

/** An answer that is due at some time, unless the player comes first. */
export interface Substitute {
  readonly at: number;
  readonly seat: Seat;
  readonly kind: EntryKind;
  answer(): Answer;
}

export interface Situation {
  readonly match: AnyMatch;
  readonly seats: readonly HostedSeat[];
  readonly clocks: Clocks;
  /** When the open decisions were asked. */
  readonly askedAt: number;
  readonly botPace: number;
  autopilot(bot: string | null): Autopilot;
}

/** The next answer that nobody needs to be waited for. */
export function nextSubstitute(situation: Situation): Substitute | undefined {
  let next: Substitute | undefined;
  for (const decision of situation.match.pending) {
    const substitute = substituteFor(situation, decision);
    if (substitute && (!next || substitute.at < next.at)) next = substitute;
  }
  return next;
}

function substituteFor(situation: Situation, decision: Decision): Substitute | undefined {
  const { match, seats, clocks, askedAt, botPace } = situation;
  const { seat } = decision;
  const player = seats[seat];
  if (!player) throw new Error(`nobody sits at seat ${seat}`);
  const ordered = player.orders.length > 0 && match.game.orders?.answer(player.orders, match.view(seat), decision);
  if (ordered !== undefined && ordered !== false) return { at: askedAt, seat, kind: 'order', answer: () => ordered };
  if (player.isAutomatic) {
    return { at: askedAt + botPace, seat, kind: 'bot', answer: () => botAnswer(situation, player, decision) };
  }
  const deadline = clocks.deadline(seat);
  if (deadline === undefined) return undefined;
  return { at: deadline, seat, kind: 'timeout', answer: () => match.game.timeout(match.state, decision) };
}

/** What the bot says; should it ever say something impossible, the automatic answer of the game. */
function botAnswer({ match, autopilot }: Situation, { bot }: HostedSeat, decision: Decision): Answer {
  const answer = autopilot(bot)(match.view(decision.seat), decision);
  return isLegal(decision.choice, answer, match.game.forms) ? answer : match.game.timeout(match.state, decision);
}
