// The words of a game without a page, as words of the page.
import type { Language } from '@undertow/shared/words/languages.ts';
import { languages as allLanguages } from '../../words/files.ts';
import { Vocabulary } from '../../words/words.svelte.ts';

/** What a game says; it changes its language with the page. */
export function spokenIn<Talk>(languages = allLanguages, talk: (code: Language) => Promise<Talk>): Vocabulary<Talk> {
  const files = languages.map((code) => [`/${code}.ts`, async () => ({ words: await talk(code) })] as const);
  return new Vocabulary(Object.fromEntries(files));
}
