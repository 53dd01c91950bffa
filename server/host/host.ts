// The host: the matches that live in this process. It begins them, wakes them and puts them to sleep.
import type { KnownGame } from '@undertow/shared/table/any-game.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import { Busy, isPassing } from '../limits/busy.ts';
import type { Source } from '../limits/fair-queue.ts';
import { waitAtMost } from '../scheduling/waiting.ts';
import type { MatchRecord, NewMatch } from './archive.ts';
import { noClient } from './askers.ts';
import { goingOnFrom } from './going-on.ts';
import type { HostContext, HostParts } from './host-context.ts';
import { Beyond, GoingAway, type HostedMatch, Moved } from './hosted-match.ts';
import { LiveMatch } from './live-match.ts';
import { automaticSeats, LiveMatches } from './live-matches.ts';
import { MissedUpdates } from './missed-updates.ts';
import { Openings } from './openings.ts';
import { WANTED } from './remote/calls.ts';
import { MatchServer } from './remote/match-server.ts';
import { RemoteMatch } from './remote/remote-match.ts';
import { RemoteMatches } from './remote/remote-matches.ts';
import { pinOf } from './rerun.ts';
import { MESSAGES_KNOWN } from './seat.ts';
import { WakeScheduler } from './wake-scheduler.ts';
import { type Found, gameOf, sourceOf, Waking } from './waking.ts';

/** A match that no client has followed for so long leaves memory. */
const IDLE = 30_000;

/**
 * A client waits at most so long for a match that wakes, or moves from one process to another: no longer than clients
 * and balancers believe in a connection over which nothing comes.
 */
const PATIENCE = 12_000;
const LOOK_AGAIN = 100;

/** Is told which match has to come into memory. */
export type Waits = (match: string) => void;

export class Host {
  readonly #games: ReadonlyMap<string, KnownGame>;
  readonly #context: HostContext;
  readonly #matches: LiveMatches;
  readonly #openings = new Openings();
  readonly #beginning = new Set<Promise<LiveMatch>>();
  /** Matches on their way out of memory: a request for one of them waits until it sleeps. */
  readonly #closing = new Map<string, Promise<void>>();
  readonly #waking: Waking;
  readonly #waker: WakeScheduler;
  /** Matches that live elsewhere, and have been asked for here. */
  readonly #remote: RemoteMatches;
  /** How often this process had to let go of everything: what was on its way into memory then is not its own. */
  #losses = 0;
  #isClosed = false;
  #ended: HostContext['ended'] = () => {};

  constructor(games: ReadonlyMap<string, KnownGame>, parts: HostParts, matches = new LiveMatches()) {
    this.#games = games;
    this.#matches = matches;
    const { bus, reruns } = parts;
    this.#context = { ...parts, ended: (...how) => this.#ended(...how) };
    this.#waking = new Waking(games, this.#context, new MissedUpdates(reruns), matches);
    new MatchServer(bus, async (id, source) => {
      const match = await this.#openHere(id, source);
      return match instanceof LiveMatch ? match : undefined;
    });
    this.#remote = new RemoteMatches(bus);
    this.#waker = new WakeScheduler({
      context: this.#context,
      tidy: (now) => this.#tidy(now),
      wake: (id, now) => this.#wakeWanted(id, now),
    });
    bus.onGone(() => void this.#waker.go());
    bus.hear(WANTED, (id) => this.#waker.offer(id));
  }

  /** To be told of each match that ends here. */
  onEnded(heard: HostContext['ended']): void {
    this.#ended = heard;
  }

  /** How many matches are in memory. */
  get awake(): number {
    return this.#matches.size;
  }

  /** The server is open: no clock has run while it was closed. Called before any match is touched. */
  async prepare(): Promise<void> {
    await this.#context.archive.open(this.#context.timers.now());
  }

  /** Wakes what must not sleep, now and from now on. */
  async start(): Promise<void> {
    await this.#waker.go();
  }

  /** A match that sleeps, or whose process has died, is not woken here any more unless a client comes to it. */
  shut(): void {
    this.#waker.shut();
  }

  /** The process goes: clients whose matches still wait to be woken need not wait for that here. */
  wakeNoMore(): void {
    this.#waking.shut();
  }

  /** Begins a match on a seed that no player has seen. It is in memory then. */
  async begin({ id, game, options, seats, settings }: NewMatch): Promise<MatchRecord> {
    if (this.#isClosed) throw new GoingAway();
    const { archive, timers, newSeed } = this.#context;
    const started = timers.now();
    const known = gameOf(this.#games, game).game;
    const fresh = { rules: known.rules, seed: newSeed(), entries: [] };
    const beginning = settings.from ? await goingOnFrom(archive, settings.from, known, fresh.seed, started) : fresh;
    const { rules, seed, entries } = beginning;
    const begun = { id, game, rules, options, seats, seed, started, settings: { ...settings, ...pinOf(known) } };
    const record: MatchRecord = { ...begun, ended: null, ranking: null };
    const entering = this.#entering(id, this.#waking.begin(record, entries));
    this.#beginning.add(entering);
    await entering.finally(() => this.#beginning.delete(entering));
    return record;
  }

  /** The match, woken here if it sleeps, or where it lives; `undefined` if no such match is running. */
  async open(id: string, source?: Source): Promise<HostedMatch | undefined> {
    const atHand = this.#atHand(id);
    if (atHand) return atHand;
    const found = await this.#openHere(id, source);
    if (found && 'owner' in found) return this.#remote.at(found.owner, id);
    this.#remote.forget(id);
    return found;
  }

  /** The other process in which the match lives; `undefined` if it lives here, or not at all. */
  ownerOf(id: string, source?: Source): Promise<string | undefined> {
    return this.reach(id, (match) => (match instanceof RemoteMatch ? match.owner : undefined), source);
  }

  /**
   * Does something to the match wherever it lives, and looks for it anew while it moves from one process to another. The
   * work gets `undefined` if no such match is running. Without a source, no client needs it. A client for which it takes too
   * long is to come again, and its match keeps its place in the line meanwhile. `waits` is called if it is not in memory.
   */
  async reach<Result>(
    id: string,
    work: (match: HostedMatch | undefined) => Promise<Result> | Result,
    source?: Source,
    waits: Waits = () => {},
  ): Promise<Result> {
    const { timers } = this.#context;
    const deadline = timers.now() + PATIENCE;
    for (;;) {
      try {
        // An answer in a match that is here must not wait for anything.
        const atHand = this.#atHand(id);
        if (!atHand) waits(id);
        return await work(atHand ?? (await waitAtMost(timers, deadline - timers.now(), this.open(id, source), inLine)));
      } catch (failure) {
        if (!(failure instanceof Moved) || failure instanceof Beyond || timers.now() >= deadline || this.#isClosed)
          throw failure;
        await new Promise<void>((resolve) => timers.after(LOOK_AGAIN, resolve));
      }
    }
  }

  /** The match, if it is in memory. */
  find(id: string): LiveMatch | undefined {
    return this.#matches.find(id);
  }

  /** The seat has sent this message to the match before, and what it asked was kept: also of a match that is over. */
  async hasKept(id: string, seat: Seat, message: string): Promise<boolean> {
    return (await this.#context.archive.lastMessages(id, seat, MESSAGES_KNOWN)).includes(message);
  }

  /** Ends the match without a result, even if it cannot be woken any more; refuses if that has to wait for too long. */
  async abandon(id: string): Promise<void> {
    const { archive, timers, report, ended } = this.#context;
    const match = await this.reach(id, (found) => found).catch((failure) => {
      if (isPassing(failure) && !(failure instanceof Beyond)) throw failure;
      report('the match could not be woken', id, { failure });
      return undefined;
    });
    if (match) return this.reach(id, (match) => match?.cutShort(null));
    const held = await archive.take(id);
    if (!held || 'owner' in held) return;
    await archive.end(id, held.fence, timers.now(), null);
    ended(held.record, null);
  }

  /** Lays all matches to sleep, each behind what it is doing. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#waker.stop();
    this.wakeNoMore();
    await Promise.allSettled([...this.#openings.all, ...this.#beginning, ...this.#closing.values()]);
    await Promise.all([...this.#matches.keys()].map((id) => this.#layDown(id)));
    await this.#waker.note().catch((failure) => this.#context.report('the house closed unnoticed', '', { failure }));
  }

  /** This process was taken for dead: others may have taken over what lives here. */
  loseAll(): void {
    this.#losses++;
    for (const [id, match] of this.#matches) {
      match.lose();
      this.#waker.want(id);
    }
    const lost = [...this.#matches.values()];
    this.#matches.clear();
    for (const match of lost) this.#tellAutomatic(match);
  }

  #atHand(id: string): HostedMatch | undefined {
    return this.#remote.find(id) ?? this.find(id);
  }

  /** The match in this process, woken if it sleeps; or where it is. */
  async #openHere(id: string, source = sourceOf(noClient(id), true)): Promise<Found> {
    const awake = this.find(id);
    if (awake) return awake;
    if (this.#isClosed) {
      await this.#closing.get(id);
      throw new GoingAway();
    }
    return this.#openings.wait(id, source, (isWanted) => this.#wake(id, source, isWanted));
  }

  async #wake(id: string, source: Source, isWanted: () => boolean): Promise<Found> {
    await this.#closing.get(id);
    return this.#entering(id, this.#waking.wake(id, source, isWanted));
  }

  /** Goes on with a match that comes into memory, if it is this process's own by then. */
  async #entering<Any extends Found>(id: string, coming: Promise<LiveMatch | Any>): Promise<LiveMatch | Any> {
    const losses = this.#losses;
    const match = await coming;
    if (!(match instanceof LiveMatch)) return match;
    await match.start();
    if (losses !== this.#losses) {
      match.lose();
      this.#matches.delete(id);
      this.#waker.want(id);
      throw new Moved();
    }
    if (match.hasEnded) this.#matches.delete(id);
    else this.#tellAutomatic(match);
    this.#openings.found(id, match);
    return match;
  }

  #tidy(now: number): void {
    for (const [id, match] of this.#matches) if (match.isUnneededSince(now - IDLE)) void this.#layDown(id);
    this.#remote.tidy();
  }

  async #layDown(id: string): Promise<void> {
    const match = this.#matches.get(id);
    this.#matches.delete(id);
    const closing = Promise.resolve(match?.sleep())
      .catch((failure) => {
        this.#context.report('the match could not be laid to sleep', id, { failure });
        this.#waker.want(id);
      })
      .finally(() => {
        this.#closing.delete(id);
        if (match) this.#tellAutomatic(match);
      });
    this.#closing.set(id, closing);
    await closing;
  }

  /** Which seats are played by bots is known in the process where the match lives: from now on in this one, or no more. */
  #tellAutomatic(match: LiveMatch): void {
    for (const seat of automaticSeats(match)) this.#context.seatChanged(match.record.id, seat);
  }

  async #wakeWanted(id: string, now: number): Promise<boolean> {
    try {
      const match = await this.#openHere(id);
      if (!(match instanceof LiveMatch)) return false;
      if (match.isForgotten(now)) await match.cutShort(null);
      return true;
    } catch (failure) {
      // A match that goes on by newer rules is for the processes that know them.
      if (failure instanceof Beyond) return false;
      throw failure;
    }
  }
}

function inLine(): Busy {
  return new Busy('Many matches are woken just now, and this one is in the line. Come to it again.');
}
