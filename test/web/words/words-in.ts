// The words of a language as they lie in its files, for tests, which are run without the build that finds them.
import type { AbyssRules } from '@undertow/games/abyss/page/reference/rules.ts';
import type { AbyssWords } from '@undertow/games/abyss/page/words/vocabulary.ts';
import type { DungeonRules } from '@undertow/games/dungeon-lords/page/reference/rules.ts';
import type { DungeonWords } from '@undertow/games/dungeon-lords/page/words/vocabulary.ts';
import type { FormWords } from '../../../web/src/lobby/languages/en.ts';
import type { Translation } from '../../../web/src/words/catalog.ts';
import type { InterfaceWords } from '../../../web/src/words/files.ts';
import type { Language } from '../../../web/src/words/languages.ts';

export async function interfaceIn(code: Language): Promise<InterfaceWords> {
  return (await import(`../../../web/src/languages/${code}.ts`)).words;
}

export async function formWordsIn(code: Language): Promise<Translation<FormWords>> {
  return (await import(`../../../web/src/lobby/languages/${code}.ts`)).words;
}

export async function accountWordsIn(code: Language): Promise<object> {
  return (await import(`../../../web/src/people/languages/${code}.ts`)).words;
}

export async function tableWordsIn(code: Language): Promise<object> {
  return (await import(`../../../web/src/table/languages/${code}.ts`)).words;
}

export async function endingWordsIn(code: Language): Promise<object> {
  return (await import(`../../../web/src/scoring/languages/${code}.ts`)).words;
}

export async function analysisWordsIn(code: Language): Promise<object> {
  return (await import(`../../../web/src/replay/analysis/languages/${code}.ts`)).words;
}

export async function battleWordsIn(code: Language): Promise<object> {
  return (await import(`../../../games/dungeon-lords/page/analysis/languages/${code}.ts`)).words;
}

export async function replayWordsIn(code: Language): Promise<object> {
  return (await import(`../../../web/src/replay/languages/${code}.ts`)).words;
}

export async function rivalWordsIn(code: Language): Promise<object> {
  return (await import(`../../../web/src/rivals/languages/${code}.ts`)).words;
}

export async function homeWordsIn(code: Language): Promise<object> {
  return (await import(`../../../web/src/home/languages/${code}.ts`)).words;
}

export async function momentWordsIn(code: Language): Promise<object> {
  return (await import(`../../../web/src/moments/languages/${code}.ts`)).words;
}

export async function byHandWordsIn(code: Language): Promise<object> {
  return (await import(`../../../web/src/ui/by-hand/languages/${code}.ts`)).words;
}

export async function prizesWordsIn(code: Language): Promise<object> {
  return (await import(`../../../games/toy/page/languages/${code}.ts`)).words;
}

export async function abyssWordsIn(code: Language): Promise<AbyssWords> {
  return (await import(`../../../games/abyss/page/languages/${code}.ts`)).words;
}

export async function abyssRulesIn(code: Language): Promise<AbyssRules> {
  return (await import(`../../../games/abyss/page/languages/rules/${code}.ts`)).words;
}

export async function dungeonWordsIn(code: Language): Promise<DungeonWords> {
  return (await import(`../../../games/dungeon-lords/page/languages/${code}.ts`)).words;
}

export async function dungeonRulesIn(code: Language): Promise<DungeonRules> {
  return (await import(`../../../games/dungeon-lords/page/languages/rules/${code}.ts`)).words;
}
