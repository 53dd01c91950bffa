// The types of the protocol that users of the client library meet.
import type { OwnDecision } from '@undertow/shared/protocol/decisions.ts';
import type { NewTable, QuickMatch } from '@undertow/shared/protocol/tables.ts';

export type { Analysis, AnalysisState, JudgedAnswer, Solution } from '@undertow/shared/protocol/analysis.ts';
export type { Origin } from '@undertow/shared/protocol/basics.ts';
export type { Change } from '@undertow/shared/protocol/changes.ts';
export type { ChatLine, PersonReaction, Reaction } from '@undertow/shared/protocol/chat.ts';
export type { Asked, OwnDecision as Decision, SealedAnswer, SeatClock } from '@undertow/shared/protocol/decisions.ts';
export type { ClientMessage, Notice, ServerMessage } from '@undertow/shared/protocol/door.ts';
export type { ErrorCode, Problem } from '@undertow/shared/protocol/errors.ts';
export type { GameChoice, GameInfo } from '@undertow/shared/protocol/games.ts';
export type { Difference, Hint } from '@undertow/shared/protocol/hints.ts';
export type { Limits } from '@undertow/shared/protocol/limits.ts';
export type { Moment, MomentTruth, PlayOn } from '@undertow/shared/protocol/moments.ts';
export type {
  Account,
  AgainstBots,
  AskedAt,
  BotRecord,
  Leaderboard,
  Person,
  Rating,
  Session,
} from '@undertow/shared/protocol/people.ts';
export type { Answered, Ending, GameEvent, Snapshot, Update } from '@undertow/shared/protocol/play.ts';
export type { Replay } from '@undertow/shared/protocol/replay.ts';
export type { RoomSnapshot } from '@undertow/shared/protocol/rooms.ts';
export type {
  Summary,
  Table,
  TableChange,
  TableFilter,
  TableSeat,
  TableStatus,
  TimeControl,
} from '@undertow/shared/protocol/tables.ts';
export type { ThinkingTimes } from '@undertow/shared/protocol/time-controls.ts';
export type { Json } from '@undertow/shared/table/json.ts';

/** All that may be answered. */
export type Choice = OwnDecision['choice'];

/** What a table should be like; what is left out is left to the server. */
export type TableWish = Pick<NewTable, 'game' | 'seats'> & Partial<NewTable>;

/** What a table should be like for a person who wants to play at once. */
export type QuickWish = Pick<QuickMatch, 'game'> & Partial<QuickMatch>;
