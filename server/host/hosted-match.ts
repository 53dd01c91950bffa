// The contract of a running match for the doors, whether it lives in this process or in another.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Hint } from '@undertow/shared/protocol/hints.ts';
import type { Answer, Seat, Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { Busy } from '../limits/busy.ts';
import type { MatchRecord } from './archive.ts';
import type { Asker } from './askers.ts';
import type { MatchSubscriber } from './outgoing.ts';

/** Where a match stands, as far as every viewer may know. */
export interface MatchStatus {
  readonly version: number;
  readonly turn: number;
  readonly asked: readonly Seat[];
  readonly since: number;
}

/** `message` names what is asked: a player who asks the same again has it done already, or is refused again. */
export interface HostedMatch {
  /** A player answers. Done when the answer is kept, and told to all that may know. */
  answer(seat: Seat, number: number, answer: Answer, message?: string): Promise<void>;
  undo(seat: Seat, message?: string): Promise<void>;
  /** The seat gives answers in advance, in the place of those that it gave before. */
  order(seat: Seat, orders: readonly Json[], message?: string): Promise<void>;
  /** What a strong bot would do: only for a player who plays against bots alone. */
  hint(seat: Seat, number: number, asker: Asker): Promise<Hint>;
  /** The player is there: if a bot has played the seat, they play it again. */
  back(seat: Seat): Promise<void>;
  /** Another player asks for it: a bot plays for one who has been away for long, where no clock sees to that. */
  substitute(seat: Seat): Promise<void>;
  /** The player gives the seat up: a bot plays it from now on. */
  resign(seat: Seat, bot: string): Promise<void>;
  /** Ends the match before its end: with the ranking that follows from the players that left, or with none. */
  cutShort(ranking: MatchRecord['ranking']): Promise<void>;
  /** Lets a subscriber follow the match: from the version after the last that it has, or from a snapshot. */
  attach(viewer: Viewer, subscriber: MatchSubscriber, since?: number): Promise<void>;
  /** Lets the room of the players follow what all of them may know, without the delay that spectators have. */
  attachForPlayers(subscriber: MatchSubscriber): Promise<void>;
  detach(viewer: Viewer, subscriber: MatchSubscriber): void;
  look(): Promise<MatchStatus>;
}

export class MatchOver extends Refusal {
  constructor() {
    super('conflict', 'This match is over.', { decision: null });
  }
}

/** The match has left the memory in which it was. Nothing was done to it; it has to be opened anew. */
export class Moved extends Busy {
  constructor(message = 'This match has moved. Come to it again.') {
    super(message);
  }
}

/** A newer version of the server has played the match on, and this one cannot. Another process may still wake it. */
export class Beyond extends Moved {
  constructor() {
    super('This match goes on by rules that are newer than this server.');
  }
}

/** This process opens no matches any more. */
export class GoingAway extends Refusal {
  constructor() {
    super('draining', 'This server is going away.', { retryAfter: 1000 });
  }
}
