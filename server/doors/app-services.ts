// The parts of the application that the doors use: tables, matches and chat.
import type { Analyses } from '../host/analyses.ts';
import type { PastMoments } from '../host/going-on.ts';
import type { Histories } from '../host/histories.ts';
import type { Host } from '../host/host.ts';
import type { Moments } from '../host/moments.ts';
import type { Replays } from '../host/replays.ts';
import type { Chat } from '../lobby/chat.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Mutes } from '../lobby/mutes.ts';
import type { Timers } from '../scheduling/timers.ts';

export interface AppServices {
  readonly lobby: Lobby;
  readonly host: Host;
  readonly replays: Replays;
  readonly analyses: Analyses;
  readonly histories: Histories;
  /** Moments of matches that are over. */
  readonly past: PastMoments;
  readonly moments: Moments;
  readonly chat: Chat;
  readonly mutes: Mutes;
  readonly timers: Timers;
}
