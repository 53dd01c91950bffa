// Brings matches into memory. A sleeping match is run to where it stood: one after the other, those of players first, and
// by turns of addresses and persons. A new match waits for none of them.
import type { KnownGame } from '@undertow/shared/table/any-game.ts';
import { Busy } from '../limits/busy.ts';
import { FairQueue, type Source } from '../limits/fair-queue.ts';
import { KeyedTaskQueue } from '../scheduling/task-queue.ts';
import { FIRST_FENCE, type JournalEntry, type MatchRecord, type StoredMatch } from './archive.ts';
import type { Asker } from './askers.ts';
import { broken, reportBroken } from './breaking-off.ts';
import { BrokenOff, OutsideBroken } from './failures.ts';
import type { HostContext } from './host-context.ts';
import type { HostedGame } from './hosted-game.ts';
import { Beyond, GoingAway } from './hosted-match.ts';
import { LiveMatch } from './live-match.ts';
import type { MissedUpdates } from './missed-updates.ts';
import { WANTED } from './remote/calls.ts';
import { carryOver, isBeyond, restoring } from './rerun.ts';
import { inSlices } from './reruns.ts';

/** How many may wait in each of the two lines: after a restart, all matches that a process had in memory come at once. */
const MOST_WAITING = 10_000;

/** While some are refused, the operator is told so this often. */
const WARN_EVERY = 60_000;

export interface LivesElsewhere {
  readonly owner: string;
}

/** `undefined` if no such match is running. */
export type Found = LiveMatch | LivesElsewhere | undefined;

export class Waking {
  readonly #games: ReadonlyMap<string, KnownGame>;
  readonly #context: HostContext;
  readonly #missedUpdates: MissedUpdates;
  readonly #awake: Map<string, LiveMatch>;
  readonly #turns: FairQueue;
  /** What brings a match into memory, one at a time for each, so that it is there once. */
  readonly #lines = new KeyedTaskQueue();
  #warned = Number.NEGATIVE_INFINITY;
  #isShut = false;

  /** What is woken is added to those that are awake. */
  constructor(
    games: ReadonlyMap<string, KnownGame>,
    context: HostContext,
    missedUpdates: MissedUpdates,
    awake: Map<string, LiveMatch>,
  ) {
    this.#games = games;
    this.#context = context;
    this.#missedUpdates = missedUpdates;
    this.#awake = awake;
    const waiting = context.mostWaking ?? MOST_WAITING;
    this.#turns = new FairQueue({ atOnce: 1, waiting, isFamiliarFirst: true }, () => this.#refusal(waiting));
  }

  /**
   * The match, or where it lives. Its journal is read when its turn has come, unless it came into memory meanwhile, or is
   * not wanted any more.
   */
  wake(id: string, source: Source, isWanted: () => boolean): Promise<Found> {
    return this.#turns.run(source, () =>
      this.#lines.run(id, async () => {
        const awake = this.#awake.get(id);
        if (awake || !isWanted()) return awake;
        if (this.#isShut) throw new GoingAway();
        return this.#entered(id, await this.#restore(id));
      }),
    );
  }

  /** Leaves the matches that still wait for their turn to other processes. */
  shut(): void {
    this.#isShut = true;
  }

  /** Keeps a new match, and has it in memory. */
  begin(record: MatchRecord, entries: readonly JournalEntry[]): Promise<LiveMatch> {
    const { id } = record;
    return this.#lines.run(id, async () => {
      await this.#context.archive.create(record, entries);
      const held: StoredMatch = { record, rest: null, due: null, fence: FIRST_FENCE, entries, orders: new Map() };
      return this.#entered(id, await this.#orEnd(held, () => this.#live(held)));
    });
  }

  #entered<Any extends Found>(id: string, found: Any): Any {
    if (found instanceof LiveMatch) this.#awake.set(id, found);
    return found;
  }

  async #restore(id: string): Promise<Found> {
    const held = await this.#take(id);
    if (!held || 'owner' in held) return held;
    return this.#orEnd(held, async () => this.#live(await this.#carriedOver(held)));
  }

  async #live(held: StoredMatch): Promise<LiveMatch> {
    const { game } = gameOf(this.#games, held.record.game);
    return new LiveMatch(held, await inSlices(restoring(game, held)), game, this.#context, this.#missedUpdates);
  }

  /** Where the rules of a game from outside break down over it, the match is over before it is in memory. */
  async #orEnd({ record, fence, entries }: StoredMatch, come: () => Promise<LiveMatch>): Promise<LiveMatch> {
    try {
      const game: HostedGame = gameOf(this.#games, record.game).game;
      await game.whenLoaded?.();
      return await come();
    } catch (failure) {
      if (!(failure instanceof OutsideBroken)) throw failure;
      const { archive, timers, ended } = this.#context;
      await archive.end(record.id, fence, timers.now(), null, { settings: broken(record) });
      reportBroken(this.#context, failure, record, entries);
      ended(record, null);
      throw new BrokenOff();
    }
  }

  #refusal(waiting: number): Busy {
    const now = this.#context.timers.now();
    if (now - this.#warned >= WARN_EVERY) {
      this.#warned = now;
      this.#context.crowded(waiting);
    }
    return new Busy('Too many matches wait to be woken just now. Come to it again.');
  }

  async #take(id: string): Promise<StoredMatch | LivesElsewhere | undefined> {
    const { archive, bus } = this.#context;
    const held = await archive.take(id, (kept) => this.#canPlay(kept));
    if (!held || !('owner' in held)) return held;
    const { owner } = held;
    if (owner !== null) return { owner };
    bus.tell(WANTED, id);
    throw new Beyond();
  }

  #canPlay(kept: Pick<StoredMatch, 'record' | 'rest'>): boolean {
    const known = this.#games.get(kept.record.game);
    return known !== undefined && !isBeyond(known.game, kept);
  }

  /** A match of other rules goes on by today's, and says what that has cost. */
  async #carriedOver(held: StoredMatch): Promise<StoredMatch> {
    const { id } = held.record;
    const carried = carryOver(gameOf(this.#games, held.record.game).game, held);
    if (!carried) return held;
    const { rest, lost } = carried;
    this.#context.report('the rules have changed under the match', id, { lost });
    await this.#context.archive.keepRest(id, held.fence, rest);
    return { ...held, rest };
  }
}

/** A match that only spectators come to waits until no player waits for theirs. */
export function sourceOf({ place, person }: Asker, isPlayer: boolean): Source {
  return { place, person, isFamiliar: isPlayer };
}

export function gameOf(games: ReadonlyMap<string, KnownGame>, id: string): KnownGame {
  const game = games.get(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}
