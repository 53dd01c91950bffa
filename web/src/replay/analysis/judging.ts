// What a game brings to an analysis: the contract for its words, and for what it works out exactly.
import type { Analysis, JudgedAnswer } from '@undertow/client-sdk/index.ts';
import type { AnyView } from '@undertow/shared/games.ts';
import type { Answer, Decision, Seat } from '@undertow/shared/table/game.ts';
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
}
