// The words of a language as they lie in its files, for tests, which are run without the build that finds them.
import type { AbyssRules } from '@undertow/games/abyss/page/reference/rules-words.ts';
import type { AbyssWords } from '@undertow/games/abyss/page/words/abyss-words.ts';
import type { DungeonRules } from '@undertow/games/dungeon-lords/page/reference/rules.ts';
import type { DungeonWords } from '@undertow/games/dungeon-lords/page/words/dungeon-words.ts';
import type { LaterWords } from '../../../web/src/languages/later/en.ts';
import type { Translation } from '../../../web/src/words/catalog.ts';
import type { InterfaceWords } from '../../../web/src/words/files.ts';
import type { Language } from '../../../web/src/words/languages.ts';

export async function interfaceIn(code: Language): Promise<InterfaceWords> {
  return (await import(`../../../web/src/languages/${code}.ts`)).words;
}

export async function laterWordsIn(code: Language): Promise<Translation<LaterWords>> {
  return (await import(`../../../web/src/languages/later/${code}.ts`)).words;
}

export async function battleWordsIn(code: Language): Promise<object> {
  return (await import(`../../../games/dungeon-lords/page/analysis/languages/${code}.ts`)).words;
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
