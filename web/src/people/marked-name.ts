// The name of a player where no sign beside it says that a bot is meant.
import type { Player } from '../table/players.ts';
import { t } from '../words/words.svelte.ts';

export function markedName({ name, presence }: Player): string {
  return presence === 'bot' ? `${name} (${t('lobby.bot')})` : name;
}
