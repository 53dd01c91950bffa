// Tables have no names of their own; everybody who reads the same language sees the same one for a table.
import { t } from '../words/words.svelte.ts';
import { nameAmong } from './naming.ts';

export function tableName(id: string): string {
  return nameAmong(t('lobby.names'), id);
}
