// The name of a player in text, with a mark if it is a bot.
import { t } from '../words/words.svelte.ts';
import type { Player } from './players.ts';

export function markedName({ name, isBot }: Pick<Player, 'name' | 'isBot'>): string {
  return isBot ? `${name} (${t('lobby.bot')})` : name;
}
