// The application without its doors: store, matches, tables and chat, put together.
import { randomBytes } from 'node:crypto';
import type { Limits } from '@undertow/shared/protocol/limits.ts';
import type { KnownGame } from '@undertow/shared/table/any-game.ts';
import type { Bus } from './cluster/bus.ts';
import type { AppServices } from './doors/app-services.ts';
import { Advice } from './host/advice.ts';
import { Analyses, type AnalysesParts } from './host/analyses.ts';
import type { Analysts } from './host/analysis-runner.ts';
import { PastMoments } from './host/going-on.ts';
import type { Hinting } from './host/hints.ts';
import { Histories } from './host/histories.ts';
import { Host } from './host/host.ts';
import type { HostContext, HostParts } from './host/host-context.ts';
import { LiveMatches } from './host/live-matches.ts';
import { MomentNames } from './host/moment-names.ts';
import { Moments } from './host/moments.ts';
import { Replays } from './host/replays.ts';
import { Reruns } from './host/reruns.ts';
import type { Autopilot } from './host/seat.ts';
import type { Thinkers } from './host/thoughts.ts';
import { shareBuckets } from './limits/shared-buckets.ts';
import { TokenBuckets } from './limits/token-buckets.ts';
import { Absence } from './lobby/absence.ts';
import { AccountChanges } from './lobby/account-changes.ts';
import { Asked } from './lobby/asked.ts';
import { Chat } from './lobby/chat.ts';
import { Followers } from './lobby/followers.ts';
import { KnownTables } from './lobby/known-tables.ts';
import { Lobby } from './lobby/lobby.ts';
import { MatchLifecycle } from './lobby/match-lifecycle.ts';
import { Mutes } from './lobby/mutes.ts';
import { Presence } from './lobby/presence.ts';
import type { RatedResults, RatingBook } from './lobby/rated-results.ts';
import { Summaries } from './lobby/summaries.ts';
import { isSummarized, seatedAt } from './lobby/table-data.ts';
import { TableNotices } from './lobby/table-notices.ts';
import { Tables } from './lobby/tables.ts';
import { RepeatedTask } from './scheduling/repeated-task.ts';
import type { Timers } from './scheduling/timers.ts';
import { analysesIn } from './store/analyses.ts';
import { archiveIn } from './store/archive.ts';
import { keyNamed } from './store/keys.ts';
import { findPerson } from './store/people.ts';
import type { Sql } from './store/sql.ts';

export interface AppParts {
  readonly sql: Sql;
  readonly bus: Bus;
  readonly timers: Timers;
  readonly games: ReadonlyMap<string, KnownGame>;
  readonly limits: Limits;
  readonly ratings: RatingBook & RatedResults;
  /** Milliseconds that a bot of the house waits before it answers. */
  readonly botPace: number;
  /** The bot that fills seats, and plays for players who are away. */
  readonly substitute: string;
  autopilot(game: string, bot: string): Autopilot;
  /** The levels of the bots of this game. */
  levels?(game: string): readonly string[];
  /** The level of the bot of this name; its name where nothing else is known. */
  levelOf?(game: string, bot: string): string;
  /** Bots that look ahead, in threads of their own. */
  readonly thinkers?: Thinkers;
  /** Hints for those who practise, thought of in the same threads. */
  readonly hinting?: Hinting;
  /** Judges finished matches, where a game can. */
  readonly analysts?: Analysts;
  analysed?: AnalysesParts['counted'];
  /** The most analyses that may wait or be under way for one address. */
  readonly analysesPerAddress?: number;
  /** Something happened that should not; `about` is a table, or empty. */
  report(problem: string, about: string, details: object): void;
  kept?: HostContext['kept'];
  tookOver?: HostContext['tookOver'];
  crowded?: HostContext['crowded'];
  readonly mostWaking?: HostContext['mostWaking'];
  /** Draws the seed of a match, if not the system. */
  newSeed?: HostContext['newSeed'];
}

export interface App extends AppServices {
  readonly asked: Asked;
  readonly tables: Tables;
  readonly followers: Followers;
  readonly tableNotices: TableNotices;
  readonly matchLifecycle: MatchLifecycle;
  /** Updates the tables of people who are renamed or deleted. */
  readonly people: AccountChanges;
  /** Nothing new begins here from now on, and what no client here has come to is left to the other processes. */
  shut(): void;
  /** Ends everything that is under way, each behind what it is doing, and keeps it. The store stays open. */
  close(): Promise<void>;
}

const MINUTE = 60_000;
const ANALYSES_PER_ADDRESS = 10;

/** Reads what was there when the server went, and goes on with it. */
export async function openApp(parts: AppParts): Promise<App> {
  const { sql, bus, timers, games, limits, ratings, substitute, report } = parts;
  const now = () => timers.now();
  const levelOf = (game: string, bot: string) => parts.levelOf?.(game, bot) ?? bot;
  const archive = archiveIn(sql, parts.bus.self);
  const followers = new Followers();
  const reruns = new Reruns();
  const matches = new LiveMatches();
  const known = new KnownTables(timers);
  const presence = new Presence({
    ...{ bus, timers, followers, levelOf },
    botNames: (game) => games.get(game)?.about.botNames,
    seatedAt(id) {
      const table = known.get(id)?.table;
      return table ? seatedAt(table) : [];
    },
    automaticAt: (id) => matches.automaticAt(id),
  });
  const tables = new Tables({ sql, bus, timers, followers, known, context: presence });
  tables.onChange((id) => presence.touch(id));
  presence.onChange((id, isAtSeats) => (isAtSeats ? tables.announce(id) : tables.watched(id)));
  const summaries = new Summaries({
    ...{ bus, timers },
    isListed(id) {
      const table = known.get(id)?.table;
      return table !== undefined && isSummarized(table);
    },
  });
  tables.onChange((id) => summaries.tidy(id));
  const asked = new Asked({ bus, timers, tables });
  tables.onChange((id) => asked.tidy(id));
  const tableNotices = new TableNotices(bus, followers);
  const hostParts: HostParts = {
    bus: parts.bus,
    archive,
    timers,
    reruns,
    botPace: parts.botPace,
    report,
    autopilot: (game, bot) => parts.autopilot(game, bot ?? substitute),
    thinkers: parts.thinkers,
    hinting: parts.hinting,
    askersAt: (match) => presence.askersAt(match),
    kept: parts.kept ?? (() => {}),
    tookOver: parts.tookOver ?? (() => {}),
    crowded: parts.crowded ?? (() => {}),
    mostWaking: parts.mostWaking,
    newSeed: parts.newSeed ?? (() => randomBytes(32).toString('hex')),
    seatChanged: (match) => tables.announce(match),
    summarized: (id, turn, summary) => summaries.put(id, turn, summary),
    waits: (id, entries, questions) => asked.put(id, entries, questions),
  };
  const host = new Host(games, hostParts, matches);
  const matchLifecycle = new MatchLifecycle({
    ...{ sql, tables, host, archive, ratings, tableNotices, substitute, levelOf, timers, report },
  });
  host.onEnded(({ id }) => void matchLifecycle.goOn(id));
  tables.onDoubt((id) => matchLifecycle.goOnSoon(id));
  const absence = new Absence({
    tables,
    timers,
    isThere: (table, person) => presence.isConnected(table, person),
    isSurelyAway: (table, person) => presence.isSurelyAway(table, person),
    report,
  });
  const lobby = new Lobby({
    ...{ sql, bus, tables, matchLifecycle, ratings, games, timers, limits, summaries },
    levels: (game) => parts.levels?.(game) ?? [],
    isPlayerMissing: (table) => absence.isPlayerMissing(table),
  });
  summaries.onChange((id) => lobby.feed.moved(id));
  const people = new AccountChanges({ sql, tables, followers, lobby, timers, report });
  const talk = new TokenBuckets({ burst: limits.chatPerMinute, every: MINUTE / limits.chatPerMinute }, now);
  const chat = new Chat({
    ...{ sql, bus, tables, followers, now, report },
    buckets: shareBuckets({ bus, timers }, 'chat', talk),
    silencedUntil: async (person) => (await findPerson(sql, person))?.silencedUntil ?? null,
  });
  const mutes = new Mutes(sql, bus);
  const catchUp = new RepeatedTask(
    async () => {
      await tables.catchUp();
      await Promise.all([matchLifecycle.tidyUp(), people.tidyUp(), chat.catchUp(), mutes.catchUp()]);
    },
    timers,
    (failure) => report('what others did could not be looked up', '', { failure }),
  );
  bus.onMissed(() => void catchUp.run());
  // It may have done something of which it could not tell any more, or left it half-way.
  bus.onGone(() => void catchUp.run());
  const analyses = new Analyses({
    ...{ archive, games, timers, report, shelf: analysesIn(sql, bus.self) },
    analysts: parts.analysts ?? NO_ANALYSTS,
    counted: parts.analysed ?? (() => {}),
    placeKey: await keyNamed(sql, 'analyses', newKey()),
    perAddress: parts.analysesPerAddress ?? ANALYSES_PER_ADDRESS,
  });
  bus.onGone(() => void analyses.start());
  const past = new PastMoments(archive, games, reruns);
  const names = new MomentNames(await keyNamed(sql, 'moments', newKey()));
  await host.prepare();
  await tables.load();
  await matchLifecycle.tidyUp();
  await people.tidyUp();
  absence.start((person, table) => lobby.standUp(person, table));
  // Sleepers are woken while the doors are open already: there may be thousands.
  void host.start();
  void analyses.start();
  return {
    lobby,
    asked,
    host,
    timers,
    replays: new Replays(archive, games, reruns),
    analyses,
    histories: new Histories(archive, games, reruns),
    past,
    moments: new Moments(past, names, new Advice({ hinting: parts.hinting, report })),
    chat,
    mutes,
    tables,
    followers,
    tableNotices,
    matchLifecycle,
    people,
    shut() {
      lobby.shut();
      host.shut();
    },
    async close() {
      absence.stop();
      catchUp.stop();
      matchLifecycle.stop();
      await Promise.all([host.close(), analyses.close()]);
    },
  };
}

const NO_ANALYSTS: Analysts = {
  weightsOf: () => undefined,
  goOn: () => Promise.reject(new Error('no game can be judged')),
};

function newKey(): string {
  return randomBytes(32).toString('base64url');
}
