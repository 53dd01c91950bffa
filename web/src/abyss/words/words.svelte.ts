// The game in the language that is shown now.
import { language } from '../../words/words.svelte.ts';
import { type AbyssTalk, abyssIn } from './abyss-in.ts';

export type { AbyssTalk, Asked, Context, GlossaryEntry, HelpTopic, TextKey } from './abyss-in.ts';
export { type Mention, type MentionKind, type Part, plain } from './parts.ts';
export type { ToldEvent } from './telling.ts';

const talk = $derived(abyssIn(language.current, language.file.abyss));

export function abyss(): AbyssTalk {
  return talk;
}
