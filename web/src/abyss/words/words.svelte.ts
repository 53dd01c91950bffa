// The game in the language that is shown now. Await `abyssReady` before the first table is drawn.
import { followLanguage } from '../../words/words.svelte.ts';
import { type AbyssTalk, abyssIn } from './abyss-in.ts';
import { en } from './en.ts';
import { loadAbyssWords } from './load.ts';

export type { AbyssTalk, Asked, Context, GlossaryEntry, HelpTopic, TextKey } from './abyss-in.ts';
export { type Mention, type MentionKind, type Part, plain } from './parts.ts';
export type { ToldEvent } from './telling.ts';

let talk = $state.raw<AbyssTalk>(abyssIn('en', en));

/** Settled when the words of the language that was chosen are there. From then on they follow it. */
export const abyssReady: Promise<void> = followLanguage(async (code) => {
  const words = await loadAbyssWords(code);
  return () => {
    talk = abyssIn(code, words);
  };
});

export function abyss(): AbyssTalk {
  return talk;
}
