// Tables of players who come back by themselves whatever happens to a server: they use the client library.
import { setTimeout as pause } from 'node:timers/promises';
import { Closed, Refused, Unreachable } from '@undertow/client-sdk/errors.ts';
import { Client } from '@undertow/client-sdk/index.ts';
import type { Visit } from '@undertow/client-sdk/visit.ts';
import { sample } from '@undertow/shared/table/choice.ts';
import type { Answer, Choice, Seat } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { game } from '../game.ts';

const LONGEST_THOUGHT = 200;
const TRY_AGAIN = 50;

const random = openRandom({ seed: 'fast:5', position: 0 });
const { id: GAME, forms } = game;

export interface Acknowledged {
  readonly table: string;
  readonly seat: Seat;
  readonly answer: Answer;
  readonly at: number;
}

export class LoyalTables {
  readonly acknowledged: Acknowledged[] = [];
  /** How many were sent away from their seats. */
  seatsLost = 0;
  readonly #clients: Client[] = [];
  /** When each player heard of something last, and the longest time in which they heard of nothing. */
  readonly #quiet = new Map<Client, { since: number; longest: number }>();
  readonly #playing = new Set<string>();
  #isOver = false;

  /** Seats players at so many tables, where they play one match after the other. */
  static async begin(url: string, tables: number, seats: number): Promise<LoyalTables> {
    const loyal = new LoyalTables();
    await Promise.all(Array.from({ length: tables }, () => loyal.#seat(url, seats)));
    return loyal;
  }

  /** The tables at which a match is played now. */
  get playing(): readonly string[] {
    return [...this.#playing];
  }

  /** From now on it counts how long players hear of nothing. */
  listen(): void {
    const now = performance.now();
    for (const client of this.#clients) this.#quiet.set(client, { since: now, longest: 0 });
  }

  /** The longest time in which they heard of nothing, of each player. */
  longestSilences(): number[] {
    const now = performance.now();
    return [...this.#quiet.values()].map(({ since, longest }) => Math.max(longest, now - since));
  }

  /**
   * How long it took from this moment until an answer was acknowledged at each of these tables, of those that still play;
   * `patience` where there was none.
   */
  async nextAnswers(tables: readonly string[], after: number, patience: number): Promise<number[]> {
    const deadline = performance.now() + patience;
    for (;;) {
      const next = new Map(
        this.acknowledged
          .filter(({ at }) => at > after)
          .reverse()
          .map(({ table, at }) => [table, at]),
      );
      const playing = tables.filter((table) => next.has(table) || this.#playing.has(table));
      if (performance.now() > deadline || playing.every((table) => next.has(table))) {
        return playing.map((table) => Math.min(patience, (next.get(table) ?? deadline) - after));
      }
      await pause(TRY_AGAIN);
    }
  }

  end(): void {
    this.#isOver = true;
    for (const client of this.#clients) client.close();
  }

  async #seat(url: string, seats: number): Promise<void> {
    const clients = Array.from({ length: seats }, () => new Client(url));
    for (const client of clients) await client.guest();
    this.#clients.push(...clients);
    const begun = await this.#open(clients);
    void this.#playOn(clients, begun);
  }

  async #open(clients: readonly Client[]): Promise<Visit[]> {
    const [owner, ...others] = clients as [Client, ...Client[]];
    const wish = { game: GAME, seats: clients.length, time: 'none', access: 'unlisted' } as const;
    const first = await insist(() => owner.create(wish));
    const visits = [first, ...(await Promise.all(others.map((client) => insist(() => client.join(first.id)))))];
    await Promise.all(visits.map((visit) => insist(() => visit.ready())));
    this.#playing.add(first.id);
    return visits;
  }

  async #playOn(clients: readonly Client[], begun: readonly Visit[]): Promise<void> {
    try {
      for (let visits = begun; !this.#isOver; visits = await this.#open(clients)) {
        await Promise.all(visits.map((visit, i) => this.#play(clients[i] as Client, visit)));
        this.#playing.delete(visits[0]?.id ?? '');
      }
    } catch (error) {
      if (!this.#isOver) throw error;
    }
  }

  async #play(client: Client, visit: Visit): Promise<void> {
    visit.on('update', () => this.#heard(client));
    visit.on('over', (error) => {
      if (error && !this.#isOver) this.seatsLost++;
    });
    const { id: table, seat } = visit;
    for await (const { number, choice } of visit.decisions()) {
      await pause(random.below(LONGEST_THOUGHT));
      const answer = sample(choice as Choice, random, forms);
      const isAcknowledged = await insist(() => visit.answer(answer as Json, { number })).then(
        () => true,
        // It is kept already, by an earlier try of which the reply was lost.
        (error) => {
          if (isDone(error)) return false;
          throw error;
        },
      );
      if (isAcknowledged) this.acknowledged.push({ table, seat: seat ?? -1, answer, at: performance.now() });
    }
  }

  #heard(client: Client): void {
    const quiet = this.#quiet.get(client);
    if (!quiet) return;
    const now = performance.now();
    quiet.longest = Math.max(quiet.longest, now - quiet.since);
    quiet.since = now;
  }
}

/** Until it is done, as a person would who sees that the service is in trouble. */
async function insist<Result>(deed: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await deed();
    } catch (error) {
      const retryAfter = error instanceof Refused ? error.retryAfter : error instanceof Unreachable ? 0 : undefined;
      if (retryAfter === undefined || error instanceof Closed) throw error;
      await pause(Math.max(TRY_AGAIN, retryAfter));
    }
  }
}

function isDone(error: unknown): boolean {
  return error instanceof Refused && (error.code === 'stale' || error.code === 'conflict');
}
