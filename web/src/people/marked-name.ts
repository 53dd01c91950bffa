// The name of a player where no sign beside it says that a bot is meant.
import type { Player } from '../table/players.ts';
import { t } from '../words/words.svelte.ts';

export function markedName({ name, isBot }: Pick<Player, 'name' | 'isBot'>): string {
  return isBot ? `${name} (${t('lobby.bot')})` : name;
}
