// A visit at a table, to play or to watch: the state of the table and its match, their events, and what one can do there.
import type { Json } from '@undertow/shared/table/json.ts';
import { decisionsAt, numberOf, playAt } from './deciding.ts';
import { Closed, Refused, Unreachable } from './errors.ts';
import type { AnyGame, GameTypes } from './game-types.ts';
import type { HttpRequest } from './http.ts';
import { type Happened, type Happenings, Knowledge, type TableHappening, type TableTelling } from './knowledge.ts';
import type { Link, Request, TableRequest } from './link.ts';
import { Listeners } from './listeners.ts';
import { later, patiently, type Wait } from './patience.ts';
import type { Position } from './position.ts';
import type { Asked, ChatLine, Decision, Ending, Hint, Person, Reaction, Table, TableChange } from './protocol.ts';
import { resumed } from './resuming.ts';

/** What to answer, from what is asked and the position as you see it. */
export type Decide<Game extends GameTypes = AnyGame> = (
  decision: Decision,
  view: Game['view'],
  visit: Visit<Game>,
) => Game['answer'] | Promise<Game['answer']>;

/** What a visit needs of the client. */
export interface VisitCallbacks {
  readonly link: Link;
  ask<Reply>(what: Omit<HttpRequest, 'token'>): Promise<Reply>;
  person(): Person | undefined;
  goTo<Game extends GameTypes>(what: Request, wait?: Wait): Promise<Visit<Game>>;
  over(): void;
}

export class Visit<Game extends GameTypes = AnyGame> {
  readonly id: string;
  readonly #invitation: string | undefined;
  readonly #callbacks: VisitCallbacks;
  readonly #known = new Knowledge<Game>();
  readonly #listeners = new Listeners<Happenings<Game>>();
  #waiting: (() => void)[] = [];
  #isResuming = false;
  #isLeaving = false;
  #end: { readonly error: Error | undefined } | undefined;
  readonly #over = new AbortController();

  /** @internal Visits are made by the client: see `join` and `watch` there. */
  constructor(id: string, invitation: string | undefined, callbacks: VisitCallbacks) {
    this.id = id;
    this.#invitation = invitation;
    this.#callbacks = callbacks;
  }

  get table(): Table {
    const { table } = this.#known;
    if (!table) throw new Error('nothing is known of this table yet');
    return table;
  }

  /** Your seat; `null` if you watch. */
  get seat(): number | null {
    return this.#known.seatOf(this.#callbacks.person()?.id);
  }

  /** The whole position as you see it; `undefined` before the match begins. Never changed, but replaced. */
  get view(): Game['view'] | undefined {
    return this.#known.position?.view;
  }

  /** The version of the match: one higher with every change that all may know of. */
  get version(): number | undefined {
    return this.#known.position?.version;
  }

  /** How many turns of the match are over, where that is known. */
  get turn(): number | undefined {
    return this.#known.position?.turn;
  }

  /** All that is asked of any seat, and until when. */
  get asked(): readonly Asked[] {
    return this.#known.position?.asked ?? [];
  }

  /** What is asked of you. */
  get decision(): Decision | null {
    return this.#known.position?.decision ?? null;
  }

  /** What your seat has answered together with others, as long as it is sealed: only your seat is told. */
  get sealed(): Position<Game>['sealed'] {
    return this.#known.position?.sealed ?? [];
  }

  get clocks(): Position<Game>['clocks'] {
    return this.#known.position?.clocks ?? [];
  }

  /** Whether you may take your last answer back. */
  get canUndo(): boolean {
    return this.#known.position?.canUndo ?? false;
  }

  /** The answers that you gave in advance. */
  get orders(): readonly Game['order'][] {
    return this.#known.position?.orders ?? [];
  }

  /** How the match ended; `null` before that. */
  get ending(): Ending | null {
    return this.#known.position?.ending ?? null;
  }

  /** Whether the match is over, or one has left: nothing will be asked any more. */
  get hasEnded(): boolean {
    const { position, table } = this.#known;
    if (this.#end && !this.#end.error) return true;
    return position ? position.ending !== null : table?.status === 'ended' || table?.status === 'abandoned';
  }

  /** What was said, the oldest first. */
  get chat(): readonly ChatLine[] {
    return this.#known.chat;
  }

  /** @internal How often something was asked of you. */
  get questions(): number {
    return this.#known.questions;
  }

  /** What has happened in the match after this version, or at all, as you may know it, also while you were not there. */
  async history(after = -1, { signal }: Wait = {}): Promise<readonly Happened<Game>[]> {
    const invited = this.#invitation === undefined ? {} : { invitation: this.#invitation };
    const path = `/api/tables/${this.id}/history?${new URLSearchParams({ after: `${after}`, ...invited })}`;
    const ask = () => this.#callbacks.ask<{ happened: Happened<Game>[] }>({ method: 'GET', path });
    return (await patiently(ask, signal, this.#over.signal)).happened;
  }

  on<Name extends keyof Happenings<Game>>(name: Name, listener: (what: Happenings<Game>[Name]) => void): () => void {
    return this.#listeners.on(name, listener);
  }

  /** Waits until this is so. Rejects when the visit is over before. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      if (this.#end) throw this.#gone();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** What is asked of you, one after the other, to the end of the match. */
  decisions(): AsyncGenerator<Decision, void, void> {
    return decisionsAt(this);
  }

  /** Answers whatever is asked, to the end of the match. */
  play(decide: Decide<Game>): Promise<Ending | null> {
    return playAt<Game, Visit<Game>>(this, decide);
  }

  /** Answers what is asked now, or another decision that was. */
  async answer(answer: Game['answer'], decision: Pick<Decision, 'number'> | null = this.decision): Promise<void> {
    await this.#ask({ type: 'answer', decision: numberOf(decision), answer });
  }

  /** Answers in advance: these, and none of those given before. */
  async order(orders: readonly Game['order'][]): Promise<void> {
    await this.#ask({ type: 'order', orders: orders as Json[] });
  }

  /** Takes the seat over from the bot that plays it while its player is silent. Any answer or order does it, too. */
  async comeBack(): Promise<void> {
    await this.order(this.orders);
  }

  /** Takes the last answer back. */
  async undo(): Promise<void> {
    await this.#ask({ type: 'undo' });
  }

  /** What a strong bot would answer, and why: at tables where all others are bots and nothing is rated. */
  async hint(decision: Pick<Decision, 'number'> | null = this.decision): Promise<Hint> {
    return ((await this.#ask({ type: 'hint', decision: numberOf(decision) })) as { hint: Hint }).hint;
  }

  async say(text: string): Promise<void> {
    await this.#ask({ type: 'chat', text });
  }

  /** Reacts to what has just happened, or not at all: it is not sent later. */
  async react(reaction: Reaction): Promise<void> {
    await this.#callbacks.link.requestNow({ type: 'react', reaction, table: this.id });
  }

  /** The match begins when all are. Say it again when your seat is not `ready` any more; refused if that happens at this moment. */
  async ready(ready = true): Promise<void> {
    await this.#ask({ type: 'ready', ready, terms: this.table.terms ?? 0 });
  }

  /** Changes what is played at your own table; what is left out stays. All are asked anew whether they are ready. */
  async changeTable(change: TableChange): Promise<void> {
    await this.#ask({ type: 'change', ...change });
  }

  /** Puts a bot on a free seat of your own table, of this level or of that of the table. */
  async seatBot(seat?: number, level?: string): Promise<void> {
    await this.#ask({ type: 'bot', seat, level });
  }

  /** Lets a bot play for a player who has gone, until they are back: at a table without a clock, while all wait for them. */
  async substitute(seat: number): Promise<void> {
    await this.#ask({ type: 'substitute', seat });
  }

  /** Removes a player or a bot from your own table. */
  async remove(seat: number): Promise<void> {
    await this.#ask({ type: 'remove', seat });
  }

  /** Takes a seat at a table that you only watched. */
  async sit(seat?: number): Promise<void> {
    await this.#ask({ type: 'join', seat, invitation: this.#invitation });
  }

  /** Plays the same again, with the players who come along. */
  rematch(wait?: Wait): Promise<Visit<Game>> {
    return this.#callbacks.goTo<Game>({ type: 'rematch', table: this.id }, wait);
  }

  /**
   * Goes. A seat in a match that runs stays one's own, unless one resigns: that ends a duel, and elsewhere a bot plays on.
   * With `keepSeat`, a seat at a table that waits stays one's own, too.
   */
  async leave(how: { readonly resign?: boolean; readonly keepSeat?: boolean } = {}): Promise<void> {
    this.#isLeaving = true;
    try {
      await this.#ask({ type: 'leave', ...how });
      this.end(undefined);
    } finally {
      this.#isLeaving = false;
    }
  }

  /** @internal */
  told(message: TableTelling): void {
    const happened = this.#known.take(message);
    if (happened) this.#happen(happened);
    else void this.resume();
  }

  /** @internal From here on another process of the server tells of the table. */
  change(): void {
    this.#known.isForeign = true;
  }

  /** @internal Follows the table over a connection on which it is not followed. */
  async resume(): Promise<void> {
    const { table, position, isForeign } = this.#known;
    if (this.#isResuming || this.#isLeaving || this.#end || !table) return;
    this.#isResuming = true;
    try {
      const at = { table: this.id, seat: this.seat, position, invitation: this.#invitation };
      await resumed(this.#callbacks.link, { ...at, since: isForeign ? null : position?.version });
    } catch (error) {
      // Over the next connection it is tried again anyway.
      if (error instanceof Unreachable) return;
      const retryAfter = error instanceof Refused ? error.retryAfter : undefined;
      if (retryAfter === undefined) this.end(error as Error);
      else later(retryAfter, () => this.resume(), this.#over.signal);
    } finally {
      this.#isResuming = false;
    }
  }

  /** @internal The visit is over; with the reason, unless that was one's own wish. */
  end(error: Error | undefined): void {
    if (this.#end) return;
    this.#end = { error };
    this.#over.abort(this.#gone());
    this.#callbacks.over();
    this.#listeners.tell('over', error);
    this.#wake();
  }

  #ask(what: TableRequest): Promise<unknown> {
    if (this.#end) return Promise.reject(this.#gone());
    return this.#callbacks.link.request({ ...what, table: this.id } as Request);
  }

  #gone(): Error {
    return this.#end?.error ?? new Closed('You have left this table.');
  }

  #happen(happened: readonly TableHappening<Game>[]): void {
    for (const [name, what] of happened) this.#listeners.tell(name, what as Happenings<Game>[typeof name]);
    if (happened.length > 0) this.#wake();
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}
