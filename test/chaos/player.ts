// A player over one of the doors, who remembers what was acknowledged and what was seen.
import { setTimeout as pause } from 'node:timers/promises';
import { colyseus } from '@undertow/client-sdk/colyseus.ts';
import { Refused } from '@undertow/client-sdk/errors.ts';
import { Client } from '@undertow/client-sdk/index.ts';
import type { Visit } from '@undertow/client-sdk/visit.ts';
import { RACES } from '@undertow/games/abyss/rules/races.ts';
import { games } from '@undertow/games/index.ts';
import type { NewTable } from '@undertow/shared/protocol/tables.ts';
import { sample } from '@undertow/shared/table/choice.ts';
import type { Answer, Choice, Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import { insist } from './insist.ts';

export interface Acknowledged {
  readonly number: number;
  readonly answer: Answer;
}

/** What a player knows of one match. */
export interface Memory {
  readonly table: string;
  readonly viewer: Viewer;
  readonly acknowledged: readonly Acknowledged[];
  /** The view at some versions. */
  readonly seen: ReadonlyMap<number, Json>;
  readonly last: Json;
}

/** One of so many versions is remembered. */
const REMEMBERED = 7;
const LONGEST_THOUGHT = 50;

/** One of so many answers is taken back if it can be, and with one of so many some are given in advance. */
const TAKEN_BACK = 10;
const IN_ADVANCE = 30;

export class Player {
  readonly #client: Client;
  readonly #random: Random;

  static async arrive(url: string, door: 'json' | 'colyseus', random: Random): Promise<Player> {
    const client = new Client(url, door === 'colyseus' ? { link: colyseus() } : {});
    await insist(() => client.guest());
    return new Player(client, random);
  }

  private constructor(client: Client, random: Random) {
    this.#client = client;
    this.#random = random;
  }

  open(wanted: Partial<NewTable> & { readonly game: string; readonly seats: number }): Promise<Visit> {
    return insist(() => this.#client.create(wanted));
  }

  join(table: string): Promise<Visit> {
    return insist(() => this.#client.join(table));
  }

  /** Plays to the end, whatever happens in between. */
  async play(visit: Visit): Promise<Memory> {
    const acknowledged: Acknowledged[] = [];
    const seen = remembering(visit);
    await insist(() => visit.ready()).catch(ignoreConflict);
    const { forms = {} } = games.get(visit.table.game)?.game ?? {};
    for await (const { number, choice } of visit.decisions()) {
      await pause(this.#random.below(LONGEST_THOUGHT));
      const answer = sample(choice as Choice, this.#random, forms);
      await insist(() => visit.answer(answer as Json, { number })).then(
        () => acknowledged.push({ number, answer }),
        ignoreConflict,
      );
      if (visit.canUndo && this.#random.below(TAKEN_BACK) === 0) await insist(() => visit.undo()).catch(ignoreConflict);
      if (this.#random.below(IN_ADVANCE) === 0) await insist(() => visit.order(this.#orders())).catch(ignoreConflict);
    }
    return { table: visit.id, viewer: visit.seat ?? -1, acknowledged, seen, last: await theEnd(visit) };
  }

  /** Looks on to the end. */
  async watch(table: string): Promise<Memory> {
    const visit = await insist(() => this.#client.watch(table));
    const seen = remembering(visit);
    return { table, viewer: 'spectator', acknowledged: [], seen, last: await theEnd(visit) };
  }

  #orders(): Json[] {
    const race = RACES[this.#random.below(RACES.length)] ?? null;
    return this.#random.below(2) === 0
      ? [{ type: 'passBelow', race, value: 3 }]
      : [{ type: 'buyFrom', race, value: 3, price: 2 }];
  }

  leave(): void {
    this.#client.close();
  }
}

/** What was to be done is done already, by an earlier try of which the reply was lost; or it cannot be done any more. */
function ignoreConflict(error: unknown): void {
  if (!(error instanceof Refused && (error.code === 'stale' || error.code === 'conflict'))) throw error;
}

function remembering(visit: Visit): ReadonlyMap<number, Json> {
  const seen = new Map<number, Json>();
  visit.on('update', ({ version, view, changes }) => {
    // A room may go on by several versions at once: of those in between, it is known what happened, but not the view.
    const isKnown = changes === null || changes.length > 0;
    if (isKnown && version % REMEMBERED === 0) seen.set(version, view as Json);
  });
  return seen;
}

async function theEnd(visit: Visit): Promise<Json> {
  await visit.until(() => visit.view !== undefined && visit.ending !== null);
  return visit.view as Json;
}
