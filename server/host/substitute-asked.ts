// Lets a bot play for a player who has gone, when another player asks for it, at tables without a clock. The bot's first
// answer is given at once; the journal shows by it that the bot plays.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { SUBSTITUTED_AFTER } from '@undertow/shared/protocol/time-controls.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import type { MatchScheduler } from './match-scheduler.ts';
import type { Play } from './play.ts';
import { takeover } from './substitute.ts';

export async function substituteAsked(play: Play, scheduler: MatchScheduler, seat: Seat, now: number): Promise<void> {
  const { match, players, record } = play;
  if (seat >= record.seats) throw refused('There is no such seat.');
  const player = players.of(seat);
  if (player.isAutomatic) return;
  if (record.settings.time !== 'none') throw refused('The clock of this table sees to players who are away.');
  const away = players.clocks.awayFor(seat, now);
  if (away === undefined) throw refused('This player is here.');
  const wait = SUBSTITUTED_AFTER - away;
  if (wait > 0) throw refused('This player has been away for less than a minute.', wait);
  if (!match.asked('spectator').some((asked) => asked.seat === seat))
    throw refused('The match does not wait for this player.');
  // No viewer is to learn from this whether the seat has given a sealed answer: of one that has, nothing is asked.
  const open = () => (player.isAutomatic ? undefined : match.pending.find((asked) => asked.seat === seat));
  for (let decision = open(); decision; decision = open()) {
    await scheduler.give(takeover(play.substituteContext, decision, now));
  }
}

function refused(why: string, retryAfter?: number): Refusal {
  return new Refusal('conflict', why, retryAfter === undefined ? {} : { retryAfter });
}
