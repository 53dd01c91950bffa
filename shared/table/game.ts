// The contract between a game's rules and whatever hosts, plays or tests them.
import type { Json } from './json.ts';
import type { Random } from './random.ts';

/** A place at the table, counted from 0 in the order of play. */
export type Seat = number;
export type Viewer = Seat | 'spectator';

/** What may be answered, as data: the server checks it, bots sample it, clients draw it, tests assert it. */
export type Choice =
  | ({ readonly type: 'one' } & Offered)
  /** A multiset of the options: an option that is listed twice may be given twice. */
  | ({ readonly type: 'some'; readonly min: number; readonly max: number } & Offered)
  /** As `some`, but what comes first matters: the same options in another order are another answer. */
  | ({ readonly type: 'sequence'; readonly min: number; readonly max: number } & Offered)
  | { readonly type: 'amount'; readonly min: number; readonly max: number }
  /** A game's own form, judged by the `Form` of that name. */
  | { readonly type: 'form'; readonly form: string; readonly data: Json };

interface Offered {
  readonly options: readonly string[];
  /** What a player might look for here in vain. It is only told: what is not offered is no answer. */
  readonly withheld?: readonly Withheld[];
}

/** Why an option is not offered: a reason of the game by its name, for which its words have a sentence. */
export interface Withheld {
  readonly option: string;
  readonly reason: string;
  /** What stands in the places of the sentence. A viewer who sees the choice sees this. */
  readonly values?: Readonly<Record<string, Json>>;
}

export type Answer = Json;

export interface Decision {
  readonly seat: Seat;
  readonly prompt: string;
  readonly choice: Choice;
  /**
   * Is asked even where only one answer is legal. Needed where the legal answers depend on what the seat hides: were it
   * not asked, all could tell what it holds.
   */
  readonly always?: true;
}

/**
 * One or more decisions asked at the same time. The answers stay sealed until the batch is settled. A seat that is asked
 * several things is asked one after the other, in the order of the batch, and waits for no other seat in between.
 */
export interface Batch {
  readonly decisions: readonly Decision[];
  /** Answers that the rules gave themselves, because there was only one; sealed like the others. */
  readonly sealed?: readonly (Answer | undefined)[];
  /**
   * Makes the batch an offer: its decisions count in their order, and the first answer that is not this one settles
   * it. Decisions behind that one are withdrawn, whether answered or not.
   */
  readonly decline?: string;
  /**
   * The rules may come back to this question without anything having happened, when a seat calls off what it began.
   * What was answered on the way is then forgotten.
   */
  readonly returns?: true;
}

/** One answer for each decision of the batch; `undefined` only where an offer was withdrawn. */
export type Answers = readonly (Answer | undefined)[];

/** A rule that may stop and ask. It lives within one turn. Most are generators. */
export type Flow<Result = void> = IterableIterator<Batch, Result, Answers>;

/** What a rule holds while it runs. */
export interface Table<State, Event> {
  readonly state: State;
  readonly random: Random;
  tell(event: Event): void;
  /** Marks that something hidden has just become known to a seat: no answer before it can be taken back. */
  reveal(): void;
}

/** Rules see the state, and everything in it, as read-only. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

export interface Form<Data extends Json = Json> {
  /** Must take any JSON without throwing. */
  isLegal(data: Data, answer: unknown): boolean;
  /** A legal answer, drawn at random. */
  sample(data: Data, random: Random): Answer;
  /** The legal answers, at most `limit` of them, in a fixed order. */
  enumerate(data: Data, limit: number): Answer[];
  /** What an answer looks like, as a JSON Schema, for those who write one. */
  schema?(data: Data): Json;
}

/** Answers that a seat may give in advance. What an order looks like, and when it fits, is the game's to say. */
export interface Orders<View> {
  /** The JSON Schema of an order, for those who write clients; `isLegal` is the judge. */
  readonly schema: Json;
  /** Must take any JSON without throwing. */
  isLegal(order: unknown): boolean;
  /** What these orders answer to this decision of the seat whose view it is; the first that fits decides. */
  answer(orders: readonly Json[], view: View, decision: Decision): Answer | undefined;
  /** Whether the order is spent when the turn is over in which it was given. */
  lastsForTurn(order: Json): boolean;
}

/** Best seats first; seats that share a place stand together. */
export interface Outcome {
  readonly ranking: readonly (readonly Seat[])[];
}

/**
 * What is shown of a position. What a seat alone is shown stands in its place among the seats, of which there are always
 * as many; all else lies open.
 */
export interface Shown {
  readonly seats: readonly object[];
}

/** What a list of matches says of one: few numbers, by words of the game. `About` says what the words mean. */
export interface Summary {
  /** How far the match is, the widest measure first: so many, and of how many, where that is known. */
  readonly progress: readonly { readonly what: string; readonly now: number; readonly most?: number }[];
  /** What each seat has, such as its points. */
  readonly seats: Readonly<Record<string, readonly number[]>>;
  /** What a small picture of the table is drawn from, in a form of the game's own. It is told to many: let it be short. */
  readonly board?: Json;
}

/** How a seat thinks of what it does not see: for bots that try moves out. */
export interface Guessing<State, Event, View> {
  /** What the seat remembers when it has been told one event more; `undefined` at first. Its size has a bound. */
  remember(memory: Json | undefined, event: Event, seat: Seat, seats: number): Json;
  /**
   * A position that looks to this seat as the view does and agrees with what it remembers: what it sees stays exact, all
   * else is drawn, each way it may be as likely as it is. It follows from these arguments alone, never from the truth.
   */
  determinize(view: View, seat: Seat, memory: Json | undefined, random: Random): State;
}

export interface Game<State, Event, View extends Shown, Options> {
  readonly id: string;
  /** The version of the rules. A match keeps the one that it began with. */
  readonly rules: number;
  /** What is wrong with these options and this number of seats, as a sentence; `undefined` if nothing is. */
  objection(options: unknown, seats: number): string | undefined;
  /** The table before the first question; `tell` hears what everybody should know of it. */
  setup(options: Options, seats: number, random: Random, tell?: (event: Event) => void): State;
  /** A copy that can be played on without changing the other. `clone` is one; what is never changed may be shared. */
  copy(state: State): State;
  /** From one rest point to the next. What was answered before the last rest point cannot be taken back. */
  turn(table: Table<State, Event>): Flow;
  outcome(state: State): Outcome | undefined;
  /** What spectators are shown, built up from nothing. */
  openView(state: State): View;
  /** What a list of matches says of a position, from what spectators are shown of it. Absent where it says nothing. */
  summary?(view: View): Summary;
  /** What the seat is shown of itself, in the place of what the open view of the same position shows of it. */
  ownView(state: State, seat: Seat, open: View): View['seats'][number];
  /** What this viewer is told of an event. */
  redact(event: Event, viewer: Viewer): Event | undefined;
  /** What others than the seat asked are shown of a choice. */
  publicChoice(state: State, decision: Decision): Choice | undefined;
  readonly forms: Readonly<Record<string, Form>>;
  /** Absent where nothing can be answered in advance. */
  readonly orders?: Orders<View>;
  /** Absent where bots do not look ahead. */
  readonly guessing?: Guessing<State, Event, View>;
  /** The answer that is given for a player who does not answer. */
  timeout(state: State, decision: Decision): Answer;
}
