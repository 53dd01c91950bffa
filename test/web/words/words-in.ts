// The words of a language as they lie in its files, for tests, which are run without the build that finds them.
import type { AbyssWords } from '@undertow/games/abyss/words/abyss-words.ts';
import type { AbyssRules } from '@undertow/games/abyss/words/rules-words.ts';
import type { DungeonWords } from '@undertow/games/dungeon-lords/words/dungeon-words.ts';
import type { DungeonRules } from '@undertow/games/dungeon-lords/words/rules-words.ts';
import type { Translation } from '@undertow/shared/words/catalog.ts';
import type { Language } from '@undertow/shared/words/languages.ts';
import type { LaterWords } from '../../../web/src/languages/later/en.ts';
import type { InterfaceWords } from '../../../web/src/words/files.ts';

export async function interfaceIn(code: Language): Promise<InterfaceWords> {
  return (await import(`../../../web/src/languages/${code}.ts`)).words;
}

export async function laterWordsIn(code: Language): Promise<Translation<LaterWords>> {
  return (await import(`../../../web/src/languages/later/${code}.ts`)).words;
}

export async function prizesWordsIn(code: Language): Promise<object> {
  return (await import(`../../../games/prizes/words/${code}.ts`)).words;
}

export async function abyssWordsIn(code: Language): Promise<AbyssWords> {
  return (await import(`../../../games/abyss/words/languages/${code}.ts`)).words;
}

export async function abyssRulesIn(code: Language): Promise<AbyssRules> {
  return (await import(`../../../games/abyss/words/languages/rules/${code}.ts`)).words;
}

export async function dungeonWordsIn(code: Language): Promise<DungeonWords> {
  return (await import(`../../../games/dungeon-lords/words/languages/${code}.ts`)).words;
}

export async function dungeonRulesIn(code: Language): Promise<DungeonRules> {
  return (await import(`../../../games/dungeon-lords/words/languages/rules/${code}.ts`)).words;
}
