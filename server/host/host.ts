// The matches that live in this process: begun, woken, laid to sleep.
import { randomBytes } from 'node:crypto';
import type { KnownGame } from '@undertow/shared/games.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Held, MatchRecord, MatchSettings } from './archive.ts';
import { carryOver } from './course.ts';
import { LiveMatch } from './live-match.ts';
import { FORGOTTEN } from './play.ts';
import type { Surroundings } from './surroundings.ts';

/** A match that nobody has followed for so long leaves memory. */
const IDLE = 30_000;

/** How often to look for those, and for sleepers whose time has come. */
const ROUND = 2_000;

export interface NewMatch {
  readonly id: string;
  readonly game: string;
  readonly options: Json;
  readonly seats: number;
  readonly settings: MatchSettings;
}

export class Host {
  readonly #games: ReadonlyMap<string, KnownGame>;
  readonly #around: Surroundings;
  readonly #matches = new Map<string, LiveMatch>();
  /** Matches on their way into memory: whoever asks meanwhile waits for the same. */
  readonly #opening = new Map<string, Promise<LiveMatch | undefined>>();
  /** Matches on their way out of it: whoever wants one of them waits until it sleeps. */
  readonly #closing = new Map<string, Promise<void>>();
  /** Sleepers whose time has come, until they are awake. */
  readonly #wanting = new Set<string>();
  #callOff: () => void = () => {};
  #isClosed = false;

  constructor(games: ReadonlyMap<string, KnownGame>, around: Surroundings) {
    this.#games = games;
    this.#around = around;
  }

  /** How many matches are in memory. */
  get awake(): number {
    return this.#matches.size;
  }

  /** Wakes what must not sleep, now and from now on. */
  async start(): Promise<void> {
    await this.#round();
  }

  /** Begins a match on a seed that nobody has seen. */
  async begin({ id, game, options, seats, settings }: NewMatch): Promise<LiveMatch> {
    const record: MatchRecord = {
      id,
      game,
      rules: this.#gameOf(game).game.rules,
      options,
      seats,
      seed: randomBytes(32).toString('hex'),
      started: this.#around.timers.now(),
      settings,
      ended: null,
      ranking: null,
    };
    await this.#around.archive.create(record);
    const match = await this.open(id);
    if (!match) throw new Error(`the match ${id} was not kept`);
    return match;
  }

  /** The match, woken if it sleeps; `undefined` if no such match is running. */
  async open(id: string): Promise<LiveMatch | undefined> {
    const awake = this.#matches.get(id) ?? this.#opening.get(id);
    if (awake) return awake;
    if (this.#isClosed) throw new Refusal('draining', 'This server is going away.', { retryAfter: 1000 });
    const opening = this.#wake(id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }

  /** The match, if it is in memory. */
  find(id: string): LiveMatch | undefined {
    return this.#matches.get(id);
  }

  /** Lays all matches to sleep, each behind what it is doing. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#callOff();
    await Promise.allSettled([...this.#opening.values(), ...this.#closing.values()]);
    await Promise.allSettled([...this.#matches.values()].map((match) => match.sleep()));
    this.#matches.clear();
  }

  async #wake(id: string): Promise<LiveMatch | undefined> {
    await this.#closing.get(id);
    const held = await this.#around.archive.take(id);
    if (!held) return undefined;
    const { game } = this.#gameOf(held.record.game);
    const match = new LiveMatch(await this.#carriedOver(held), game, this.#around);
    this.#matches.set(id, match);
    await match.start();
    if (match.hasEnded) this.#matches.delete(id);
    return match;
  }

  /** A match of other rules goes on by today's, and says what that has cost. */
  async #carriedOver(held: Held): Promise<Held> {
    const { id } = held.record;
    const carried = carryOver(this.#gameOf(held.record.game).game, held);
    if (!carried) return held;
    const { rest, lost } = carried;
    this.#around.report('the rules have changed under the match', id, { lost });
    await this.#around.archive.keepRest(id, held.fence, rest);
    return { ...held, rest };
  }

  async #round(): Promise<void> {
    this.#callOff();
    this.#layIdleDown();
    await this.#wakeWanting().catch((failure) => this.#around.report('a round failed', '', { failure }));
    if (!this.#isClosed) this.#callOff = this.#around.timers.after(ROUND, () => void this.#round());
  }

  #layIdleDown(): void {
    const before = this.#around.timers.now() - IDLE;
    for (const [id, match] of this.#matches) {
      const since = match.hasEnded && match.watching() === 0 ? 0 : match.idleSince;
      if (since === undefined || since > before) continue;
      this.#matches.delete(id);
      const closing = match
        .sleep()
        .catch((failure) => this.#around.report('the match could not be laid to sleep', id, { failure }))
        .finally(() => this.#closing.delete(id));
      this.#closing.set(id, closing);
    }
  }

  async #wakeWanting(): Promise<void> {
    const now = this.#around.timers.now();
    for (const id of await this.#around.archive.wanting(now)) this.#wanting.add(id);
    for (const id of this.#wanting) {
      if (this.#isClosed) return;
      try {
        const match = await this.open(id);
        if (match && this.#isForgotten(match, now)) await match.cutShort(null);
        this.#wanting.delete(id);
      } catch (failure) {
        this.#around.report('the match could not be woken', id, { failure });
      }
    }
  }

  #isForgotten({ record, lastMove }: LiveMatch, now: number): boolean {
    return record.settings.time === 'none' && now - lastMove >= FORGOTTEN;
  }

  #gameOf(id: string): KnownGame {
    const game = this.#games.get(id);
    if (!game) throw new Error(`there is no game ${id}`);
    return game;
  }
}
