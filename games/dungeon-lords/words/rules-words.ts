// The type of the rules' words in a language.
import type { words as english } from './languages/rules/en.ts';

export interface DungeonRules {
  readonly shelves: Readonly<Record<keyof typeof english.shelves, string>>;
  /** What facts and filters are called. */
  readonly facts: Readonly<Record<keyof typeof english.facts, string>>;
  readonly chapters: Readonly<Record<keyof typeof english.chapters, string>>;
  readonly rules: Readonly<Record<keyof typeof english.rules, string>>;
}
