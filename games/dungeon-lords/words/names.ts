// The names of things, in the grammatical form that a sentence asks for.
import { entry, formOf, type Name } from '@undertow/shared/words/entries.ts';
import { heroCard } from '../rules/cards/heroes.ts';
import { combatCard } from '../rules/cards/printed.ts';
import type { DungeonWords } from './dungeon-words.ts';

const TABLES = {
  order: 'orders',
  creature: 'creatures',
  hero: 'heroes',
  room: 'rooms',
  trap: 'traps',
  spell: 'spells',
  event: 'events',
  title: 'titles',
} as const;

export type NamedKind = keyof typeof TABLES;

/** The name of a thing; of something unknown its id, so that nothing that a newer server tells is lost. */
export function nameOf(words: DungeonWords, kind: string, id: string, asked: string | undefined): string {
  const form = formOf(asked);
  switch (kind) {
    case 'space': {
      const [order = '', space] = id.split(':');
      return `${nameOf(words, 'order', order, 'name')}\u00a0${'I'.repeat(Number(space))}`;
    }
    case 'cell': {
      const [column, row] = id.split(',').map((place) => Number(place) + 1);
      return words.forms.cell.replace('{column}', String(column)).replace('{row}', String(row));
    }
    case 'dummy':
      return words.forms.dummy[form];
    default:
      return isNamed(kind) ? (entry<Name>(words[TABLES[kind]], keyOf(kind, id))?.[form] ?? id) : id;
  }
}

/** Heroes are called by their class, combat cards by their spell. */
function keyOf(kind: NamedKind, id: string): string {
  if (kind === 'hero') return heroCard(id).class;
  return kind === 'spell' ? combatCard(id).spell.id : id;
}

function isNamed(kind: string): kind is NamedKind {
  return Object.hasOwn(TABLES, kind);
}
