// The kinds of jobs for the threads of the bots, and the result of each.
import type { Bit } from '@undertow/bots/thinking/analysis.ts';
import type { Hint } from '@undertow/shared/protocol/hints.ts';
import type { Answer } from '@undertow/shared/table/game.ts';
import type { AnalysisStep } from '../host/analysis-runner.ts';
import type { HintJob } from '../host/hints.ts';
import type { ThinkingJob } from '../host/thoughts.ts';

export type AnyJob = ThinkingJob | HintJob | AnalysisStep;

export interface Found {
  readonly answer: Answer;
  readonly hint: Hint;
  readonly analysis: Bit;
}
