// The type of the rules' words in a language.
import type { words as english } from './languages/rules/en.ts';

export interface AbyssRules {
  /** What the words of the game are called together. */
  readonly words: string;
  readonly base: string;
  readonly chapters: Readonly<Record<keyof typeof english.chapters, string>>;
  readonly rules: Readonly<Record<keyof typeof english.rules, string>>;
}
