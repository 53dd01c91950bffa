// What occurs in a game: prompts, events, pieces and options by name, and how many options there are.
import { enumerate } from '@undertow/shared/table/choice.ts';
import { isObject, type Json } from '@undertow/shared/table/json.ts';
import type { Declared } from './game-under-test.ts';
import type { Line } from './line.ts';
import { wordSet, wordsIn } from './plain-json.ts';
import type { Move } from './random-games.ts';
import type { Onlooker } from './watching.ts';

export type Counts = Record<string, number>;

export interface Occurred {
  readonly prompts: Counts;
  readonly events: Counts;
  readonly pieces: Counts;
  readonly options: Counts;
}

/** More options than these are not counted. */
const MOST_COUNTED = 100;

export class Occurring implements Onlooker {
  readonly occurred: Occurred = { prompts: {}, events: {}, pieces: {}, options: {} };
  /** Of all decisions together, and of the one that had most. */
  offered = 0;
  mostOffered = 0;
  readonly #pieces: ReadonlySet<string>;
  readonly #options: ReadonlySet<string>;
  #isBegun = false;

  constructor({ pieces = [], options = [] }: Declared) {
    this.#pieces = new Set(pieces);
    this.#options = new Set(options);
  }

  before({ decision: { seat, prompt, choice }, answer }: Move, { match }: Line): void {
    if (!this.#isBegun) this.#hear(match.told);
    this.#isBegun = true;
    add(this.occurred.prompts, prompt);
    const offered = enumerate(choice, MOST_COUNTED, match.game.forms).length;
    this.offered += offered;
    this.mostOffered = Math.max(this.mostOffered, offered);
    for (const option of wordSet(answer)) {
      for (const name of [option, `${prompt}.${option}`]) if (this.#options.has(name)) add(this.occurred.options, name);
    }
    this.#see([match.view(seat), answer]);
  }

  after(_: Move, events: readonly Json[], { match }: Line): void {
    this.#hear(events);
    if (match.outcome) this.#see(match.view('spectator'));
  }

  #hear(events: readonly Json[]): void {
    for (const event of events) add(this.occurred.events, isObject(event) ? String(event.type) : String(event));
    this.#see(events);
  }

  #see(shown: unknown): void {
    if (this.#pieces.size === 0) return;
    for (const { value } of wordsIn(shown)) if (this.#pieces.has(value)) this.occurred.pieces[value] = 1;
  }
}

function add(counts: Counts, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}
