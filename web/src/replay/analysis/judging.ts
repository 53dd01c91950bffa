// The contract for the part of an analysis that a game brings: its words, and what it solves exactly.
import type { Analysis, JudgedAnswer } from '@undertow/client-sdk/index.ts';
import type { AnyView } from '@undertow/shared/table/any-game.ts';
import type { AnyTalk, AskedThen } from '@undertow/shared/words/game-talk.ts';
import type { Component } from 'svelte';

export interface GameJudging {
  /** What is said of it, in the language that is shown. */
  readonly talk: () => AnyTalk;
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
