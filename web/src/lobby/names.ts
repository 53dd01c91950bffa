// Tables have no names of their own; everybody who reads the same language sees the same one for a table.
import { numberOf } from '../ui/sigils.ts';
import { t } from '../words/words.svelte.ts';

export function tableName(id: string): string {
  return nameAmong(t('lobby.names'), id);
}

/** One of a list of names with bars between them. */
export function nameAmong(names: string, id: string): string {
  const all = names.split('|');
  return all[numberOf(id) % all.length] ?? id;
}
