// What most games leave as it is: a game names it first, and then whatever it does otherwise.
import { enumerate } from './choice.ts';
import type { Answer, Choice, Decision } from './game.ts';
import { clone } from './json.ts';

export const usual = {
  copy: clone,
  // What is asked of another seat might show its hand.
  publicChoice: (): Choice | undefined => undefined,
  forms: {},
  /** The first of the legal answers. */
  timeout: (_: unknown, { choice }: Decision): Answer => enumerate(choice, 1, usual.forms)[0] ?? null,
};
