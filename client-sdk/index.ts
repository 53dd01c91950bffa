// The entry of the package: all that it exports.
export { isPlayedWith, seatsWith } from './choices.ts';
export { Client, type ClientHappenings, type ClientOptions } from './client.ts';
export { isDuel } from './duel.ts';
export { Closed, Refused, Unreachable } from './errors.ts';
export type { AnyGame, GameTypes } from './game-types.ts';
export { type GuestName, guestWords, shownNames } from './guest-names.ts';
export { inMemory, inStorage, type SessionStore } from './identity.ts';
export type { Happened, Happenings, MatchUpdate, TableHappenings } from './knowledge.ts';
export type { LinkMaker, LinkState } from './link.ts';
export type { Lobby } from './lobby.ts';
export type { Wait } from './patience.ts';
export { printable, printTo } from './printing.ts';
export type {
  Account,
  AgainstBots,
  Analysis,
  AnalysisState,
  Answered,
  Asked,
  AskedAt,
  BotRecord,
  Change,
  ChatLine,
  Choice,
  Decision,
  Difference,
  Ending,
  ErrorCode,
  GameChoice,
  GameEvent,
  GameInfo,
  Hint,
  Json,
  JudgedAnswer,
  Leaderboard,
  Limits,
  Moment,
  MomentTruth,
  Notice,
  Origin,
  Person,
  PersonReaction,
  PlayOn,
  Problem,
  QuickWish,
  Rating,
  Reaction,
  Replay,
  SealedAnswer,
  SeatClock,
  Session,
  Solution,
  Summary,
  Table,
  TableChange,
  TableFilter,
  TableSeat,
  TableStatus,
  TableWish,
  ThinkingTimes,
  TimeControl,
} from './protocol.ts';
export { isRateable } from './rateable.ts';
export { graceOf, TIME_CONTROLS } from './times.ts';
export type { Decide, Visit } from './visit.ts';
