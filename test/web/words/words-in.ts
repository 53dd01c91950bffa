// The words of a language as they lie in its file, for tests, which are run without the build that finds them.
import type { LanguageFile } from '../../../web/src/words/files.ts';
import type { Language } from '../../../web/src/words/languages.ts';

export function wordsIn(code: Language): Promise<LanguageFile> {
  return import(`../../../web/src/languages/${code}.ts`);
}
