// All that a language says of the rules.
import type { words as english } from './languages/rules/en.ts';

export interface AbyssRules {
  /** What the words of the game are called together. */
  readonly words: string;
  readonly base: string;
  readonly chapters: Readonly<Record<keyof typeof english.chapters, string>>;
  readonly rules: Readonly<Record<keyof typeof english.rules, string>>;
}
