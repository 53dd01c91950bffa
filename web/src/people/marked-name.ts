// The name of a player where no sign beside it says that a bot is meant.
import type { Person } from '@undertow/client-sdk/index.ts';
import type { Player } from '../table/players.ts';
import { t } from '../words/words.svelte.ts';
import { nameOf } from './guest-names.ts';

export function markedName({ name, isBot }: Pick<Player, 'name' | 'isBot'>): string {
  return isBot ? `${name} (${t('lobby.bot')})` : name;
}

/** Of one who says something. */
export function speakerName({ name, bot }: Person): string {
  return markedName({ name: nameOf(name), isBot: bot === true });
}
