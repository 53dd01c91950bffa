// What a game brings to an analysis: the contract for its words, and for what it works out exactly.
import type { Analysis, JudgedAnswer } from '@undertow/client-sdk/index.ts';
import type { AnyEvent, AnyView } from '@undertow/shared/table/any-game.ts';
import type { Answer, Decision, Seat } from '@undertow/shared/table/game.ts';
import type { Part } from '@undertow/shared/words/parts.ts';
import type { Component } from 'svelte';

/** A question of the past, with what its seat saw. */
export interface AskedThen {
  readonly decision: Decision;
  readonly view: AnyView;
  readonly seat: Seat;
}

/** What an analysis says in the words of the game. */
export interface GameJudging {
  sayQuestion(asked: AskedThen, names: readonly string[]): string;
  /** An answer in a few words. */
  sayAnswer(asked: AskedThen, answer: Answer, names: readonly string[]): string;
  /** Names what a seat has, where it is said why an answer is better. */
  gauge(what: string): string | undefined;
  /** What happened in the words of the log, one list of parts for each sentence. */
  story(events: readonly AnyEvent[], names: readonly string[]): readonly (readonly Part[])[];
  /** What the analysis stands on, where it is not the sea: drawn behind it, with colours for the layers if it has its own. */
  readonly Ground?: Component;
  /** What was worked out exactly. */
  readonly Solved?: Component<SolvedProps>;
}

export interface SolvedProps {
  readonly judged: JudgedAnswer;
  readonly asked: AskedThen;
  readonly names: readonly string[];
  readonly analysis: Analysis;
  /** What was asked at another answer of the match. */
  readonly viewAt: (judged: JudgedAnswer) => AskedThen | undefined;
  /** What the seat saw at this position, up to the last one. */
  readonly viewFrom: (position: number) => AnyView | undefined;
  /** Whether the best answer is not to be told yet. */
  readonly isCovered: boolean;
  readonly uncover: () => void;
  /** Offers to play on from before this move. */
  readonly playOn: (move: number) => void;
}
