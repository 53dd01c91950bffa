// A game from outside, as the server takes it: its rules run in a thread of its own, and whatever they do there ends one match
// at most. To the host it is a game like any other.
import { performance } from 'node:perf_hooks';
import type { GameFolder } from '@undertow/games/game-folder.ts';
import { gameIn, NoGame } from '@undertow/games/game-in-folder.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { AnyEvent, AnyGame, AnyMatch, AnyView } from '@undertow/shared/table/any-game.ts';
import type { Form } from '@undertow/shared/table/game.ts';
import type { Beginning, Move } from '@undertow/shared/table/journaled-match.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { OutsideBroken } from '../host/failures.ts';
import type { HostedGame } from '../host/hosted-game.ts';
import { editionOf } from './edition.ts';
import { BOUNDS, GameThread, NoAnswer, type ThreadBounds } from './game-thread.ts';
import type { Act, Calls, MatchInThread, Position, Request, ToldOfEvent } from './messages.ts';
import { type MatchLink, OutsideMatch, placeOf } from './outside-match.ts';

/** A game that has failed so often within this time rests until it is over: no new table of it is opened. */
const MOST_FAILURES = 3;
const REST = 10 * 60_000;

export interface OutsideParts {
  readonly bounds?: ThreadBounds;
  now?(): number;
}

export interface OpenedGame {
  readonly game: OutsideGame;
  /** What its folder brings, of which nothing but data is used. */
  readonly brought: GameFolder;
}

/** What the server asks of the state of a match is asked of the position that stands for it. */
function positionIn(state: Json): Position {
  return state as unknown as Position;
}

export class OutsideGame implements HostedGame {
  readonly id: string;
  readonly rules: number;
  readonly forms: Readonly<Record<string, Form>>;
  readonly orders?: NonNullable<AnyGame['orders']>;
  readonly summary?: NonNullable<AnyGame['summary']>;
  /** Which files its rules are: a match keeps to those that it began with. */
  readonly edition: string;
  readonly #folder: string;
  readonly #bounds: ThreadBounds;
  readonly #now: () => number;
  readonly #redacted = new WeakMap<AnyEvent, ToldOfEvent>();
  #thread: GameThread;
  #matches = 0;
  #failures: number[] = [];

  /** The game in this folder. It is loaded in its thread first: one that hangs there does not hang the server. */
  static async open(folder: string, parts: OutsideParts = {}): Promise<OpenedGame> {
    const { bounds = BOUNDS, now = () => performance.now() } = parts;
    const edition = editionOf(folder);
    const thread = new GameThread(folder, bounds);
    try {
      await thread.loaded;
      const brought = await gameIn(folder);
      return { brought, game: new OutsideGame(folder, brought.game, edition, thread, bounds, now) };
    } catch (failure) {
      await thread.end();
      throw new NoGame((failure as Error).message);
    }
  }

  private constructor(
    folder: string,
    game: AnyGame,
    edition: string,
    thread: GameThread,
    bounds: ThreadBounds,
    now: () => number,
  ) {
    this.id = game.id;
    this.rules = game.rules;
    this.edition = edition;
    this.#folder = folder;
    this.#thread = thread;
    this.#bounds = bounds;
    this.#now = now;
    this.forms = Object.fromEntries(Object.keys(game.forms).map((name) => [name, this.#formOf(name)]));
    if (game.summary)
      this.summary = (view) => this.#call('summary', view) as ReturnType<NonNullable<AnyGame['summary']>>;
    if (game.orders) this.orders = this.#ordersOf(game.orders.schema);
  }

  /** A match of it, played in the thread. */
  begin(beginning: Beginning): AnyMatch {
    return OutsideMatch.begin(this, this.#link, this.#matches++, beginning);
  }

  /** What the bot of this name answers, which plays in the thread as well. */
  bot(...given: Calls['bot']): Json {
    return this.#call('bot', ...given) as Json;
  }

  objection(options: unknown, seats: number): string | undefined {
    const rested = (this.#failures.at(-MOST_FAILURES) ?? Number.NEGATIVE_INFINITY) + REST - this.#now();
    if (rested > 0) {
      const retryAfter = Math.ceil(rested);
      throw new Refusal('conflict', 'This game has broken down too often, and rests for some minutes.', { retryAfter });
    }
    return this.#call('objection', options, seats) as string | undefined;
  }

  openView(state: Json): AnyView {
    return positionIn(state).openView;
  }

  ownView(state: Json, seat: number): AnyView['seats'][number] {
    return positionIn(state).own[seat] as AnyView['seats'][number];
  }

  redact(event: AnyEvent, viewer: number | 'spectator'): AnyEvent | undefined {
    const known = this.#redacted.get(event);
    return known
      ? (known[placeOf(viewer)] ?? undefined)
      : (this.#call('redact', event, viewer) as AnyEvent | undefined);
  }

  timeout(state: Json, decision: { readonly seat: number }): Json {
    const { pending, automatic } = positionIn(state);
    return automatic[pending.findIndex(({ seat }) => seat === decision.seat)] ?? null;
  }

  publicChoice(): never {
    return this.#runsElsewhere();
  }

  setup(): never {
    return this.#runsElsewhere();
  }

  copy(): never {
    return this.#runsElsewhere();
  }

  turn(): never {
    return this.#runsElsewhere();
  }

  outcome(): never {
    return this.#runsElsewhere();
  }

  /** Settled when its thread can be asked, or never can: then asking says why. */
  whenLoaded(): Promise<void> {
    return this.#thread.loaded.catch(() => {});
  }

  close(): Promise<unknown> {
    return this.#thread.end();
  }

  #runsElsewhere(): never {
    throw new Error(`the rules of ${this.id} run in a thread of their own`);
  }

  readonly #link: MatchLink = {
    begin: (match, beginning) => this.#ask({ type: 'begin', match, beginning }) as Position,
    act: (place, act) => this.#at(place, (place) => ({ type: 'act', place, act })) as Position | undefined,
    save: (place) => this.#at(place, (place) => ({ type: 'save', place })) as ReturnType<MatchLink['save']>,
    note: ({ told, redacted }) => {
      for (const [i, event] of told.entries()) this.#redacted.set(event, redacted[i] ?? []);
    },
  };

  /** Asks about a match. A thread that does not have it is told how it came there. */
  #at({ match, acts, record }: MatchInThread, requestFor: (place: MatchInThread) => Request): unknown {
    return this.#ask(requestFor({ match, acts }), () => requestFor({ match, acts, ...(record ? { record } : {}) }));
  }

  #ask(request: Request, whole?: () => Request): unknown {
    const reply = this.#answerTo(request);
    const known = reply.type === 'unknown' && whole ? this.#answerTo(whole()) : reply;
    if (known.type === 'done') return known.value;
    throw this.#broken(known.type === 'broken' ? known.why : 'its thread does not know this match', request);
  }

  /** What only throws here ends no match: there is another answer, or none is needed. */
  #call<Call extends keyof Calls>(call: Call, ...args: Calls[Call]): unknown {
    const reply = this.#answerTo({ type: 'call', call, args });
    if (reply.type === 'done') return reply.value;
    throw new Error(`${this.id} broke down: ${reply.type === 'broken' ? reply.why : reply.type}`);
  }

  #answerTo(request: Request) {
    if (this.#thread.isDead && !this.#isThreadAnew()) {
      throw new Refusal(
        'unavailable',
        'The files of this game have changed. The server has to be started anew to play it.',
      );
    }
    try {
      return this.#thread.ask(request);
    } catch (failure) {
      if (!(failure instanceof NoAnswer)) throw failure;
      this.#isThreadAnew();
      throw this.#broken(failure.message, request);
    }
  }

  /** A new thread in the place of one that has died; not by other files, for a match keeps to those that it began with. */
  #isThreadAnew(): boolean {
    if (editionOf(this.#folder) !== this.edition) return false;
    this.#thread = new GameThread(this.#folder, this.#bounds);
    return true;
  }

  #broken(why: string, request: Request): OutsideBroken {
    this.#failures = [...this.#failures, this.#now()].slice(-MOST_FAILURES);
    return new OutsideBroken(this.id, why, request.type === 'act' ? moveOf(request.act) : undefined);
  }

  #formOf(name: string): Form {
    return {
      isLegal: (data, answer) => this.#call('formIsLegal', name, data, answer) === true,
      sample: (data, random) => this.#call('formSample', name, data, `fast:${random.below(2 ** 31)}`) as Json,
      enumerate: (data, limit) => this.#call('formEnumerate', name, data, limit) as Json[],
    };
  }

  #ordersOf(schema: Json): NonNullable<AnyGame['orders']> {
    return {
      schema,
      isLegal: (order) => this.#call('orderIsLegal', order) === true,
      answer: (orders, view, decision) => this.#call('orderAnswer', orders, view, decision) as Json | undefined,
      lastsForTurn: (order) => this.#call('orderLasts', order) === true,
    };
  }
}

function moveOf({ seat, answer }: Act): Move {
  return answer === undefined ? { seat, kind: 'undo' } : { seat, kind: 'answer', answer };
}
