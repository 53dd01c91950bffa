// A scenario: a position, the answers that are given, and what must be true afterwards.
import type { Answer, Seat, Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { WholeRest } from './adapter.ts';

export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly seats: number;
  readonly options: Json;
  /** A partial position, laid over a fresh game. */
  readonly given: Json;
  /** In place of that, the whole of where a match has come to rest. */
  readonly rest: WholeRest | undefined;
  readonly play: readonly Step[];
}

export type Step =
  | { readonly type: 'answer'; readonly asked: Asked; readonly answer: Answer; readonly refused: boolean }
  /** The time of the seat is up: what is answered then is played. */
  | { readonly type: 'default'; readonly asked: Asked }
  | { readonly type: 'expect'; readonly position: Json }
  | { readonly type: 'offered'; readonly asked: Asked; readonly options: Offered }
  | { readonly type: 'pending'; readonly asked: readonly Asked[] }
  | { readonly type: 'view'; readonly viewer: Viewer; readonly position: Json }
  | { readonly type: 'score' };

export interface Asked {
  readonly seat: Seat;
  readonly prompt: string;
}

export type Offered =
  | readonly Json[]
  | { readonly includes?: readonly Json[] | undefined; readonly excludes?: readonly Json[] | undefined };
