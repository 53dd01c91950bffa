// What the server asks the thread of a game from outside, and what it is told.
import type { MessagePort } from 'node:worker_threads';
import type { AnyEvent, AnyView } from '@undertow/shared/table/any-game.ts';
import type { OpenDecision } from '@undertow/shared/table/batch.ts';
import type { Answer, Decision, Outcome, Seat } from '@undertow/shared/table/game.ts';
import type { Beginning } from '@undertow/shared/table/journaled-match.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { RandomPlace } from '@undertow/shared/table/random.ts';
import type { Save } from '@undertow/shared/table/save.ts';
import type { Sealed } from '@undertow/shared/table/sealed.ts';
import type { Asked } from '@undertow/shared/table/view.ts';

/** Something that a seat did in a match; without an answer, one was taken back. */
export interface Act {
  readonly seat: Seat;
  readonly answer?: Answer;
}

/** All that leads to where a match stands: a thread that does not have it runs it again from this. */
export interface MatchRecord {
  readonly beginning: Beginning;
  readonly acts: readonly Act[];
}

/** A match in the thread, by a number of its own, behind so many acts. The record comes when the thread has asked for it. */
export interface MatchInThread {
  readonly match: number;
  readonly acts: number;
  readonly record?: MatchRecord;
}

/** The functions of a game that need no match, with what they are called with. */
export interface Calls {
  objection: [options: unknown, seats: number];
  summary: [view: AnyView];
  redact: [event: AnyEvent, viewer: Seat | 'spectator'];
  formIsLegal: [form: string, data: Json, answer: unknown];
  formSample: [form: string, data: Json, seed: string];
  formEnumerate: [form: string, data: Json, limit: number];
  orderIsLegal: [order: unknown];
  orderAnswer: [orders: readonly Json[], view: AnyView, decision: Decision];
  orderLasts: [order: Json];
  bot: [name: string, view: Json, decision: Decision];
}

export type Request =
  | { readonly type: 'begin'; readonly match: number; readonly beginning: Beginning }
  | { readonly type: 'act'; readonly place: MatchInThread; readonly act: Act }
  | { readonly type: 'save'; readonly place: MatchInThread }
  | { readonly type: 'call'; readonly call: keyof Calls; readonly args: readonly unknown[] };

/**
 * `unknown`: the thread does not have this match, and wants its record. `broken`: the rules have thrown, or lead to where nothing
 * can be answered.
 */
export type Reply =
  | { readonly type: 'done'; readonly value: unknown }
  | { readonly type: 'unknown' }
  | { readonly type: 'broken'; readonly why: string };

/** What is told of an event to each viewer: to spectators first, then to each seat; `null` where nothing is. */
export type ToldOfEvent = readonly (AnyEvent | null)[];

/** All that a host may ask of a match as it stands. What is by viewer has the one of spectators first. */
export interface Position {
  readonly rules: number;
  readonly lost: number;
  readonly version: number;
  readonly turn: number;
  readonly depth: number;
  readonly chance: RandomPlace;
  readonly outcome: Outcome | undefined;
  readonly answered: readonly Seat[];
  readonly told: readonly AnyEvent[];
  readonly redacted: readonly ToldOfEvent[];
  readonly pending: readonly Decision[];
  /** The answer that the game gives for a player who gives none, for each of these. */
  readonly automatic: readonly Answer[];
  readonly asked: readonly (readonly Asked[])[];
  /** By seat, like all that follows. */
  readonly open: readonly (OpenDecision | undefined)[];
  readonly sealed: readonly (readonly Sealed[])[];
  readonly canTakeBack: readonly boolean[];
  readonly openView: AnyView;
  readonly own: readonly AnyView['seats'][number][];
}

/** What comes of an act; `undefined` if it cannot be done now. */
export type Acted = Position | undefined;

export type Saved = Save<Json>;

/** What a thread begins with. */
export interface ThreadData {
  readonly folder: string;
  readonly port: MessagePort;
  readonly signal: Int32Array;
}

/** The places in the signal: how far the thread has loaded its game, and how many replies it has sent. */
export const LOADING = 0;
export const REPLIES = 1;

/** How far: not yet, or no further. */
export const LOADED = 1;
export const NOT_LOADED = 2;

/** A reply has no more bytes than this: what is shown of a position of any game is some kilobytes. */
export const MOST_BYTES = 4 * 1024 * 1024;
