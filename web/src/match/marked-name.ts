// The name of a player where no sign beside it says that a bot is meant.
import { t } from '../words/words.svelte.ts';
import type { Player } from './players.ts';

export function markedName({ name, isBot }: Pick<Player, 'name' | 'isBot'>): string {
  return isBot ? `${name} (${t('lobby.bot')})` : name;
}
