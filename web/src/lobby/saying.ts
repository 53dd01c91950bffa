// What is to be said of tables, in the language of whoever reads it.
import { type QuickWish, type Table, TIME_CONTROLS, type TimeControl } from '@undertow/client-sdk/index.ts';
import { games } from '../games.ts';
import { type Drawing, ICONS } from '../ui/icons.ts';
import { formatDuration, language, t } from '../words/words.svelte.ts';
import { expansionsOf } from './filters.ts';
import { lobby } from './lobby.svelte.ts';

/** In a word: `live`. */
export function sayTime(time: TimeControl): string {
  return t(`lobby.time.${time}`);
}

/** In full: `30 sec for each decision, and 8 min in reserve`. */
export function sayPace(time: TimeControl): string {
  const pace = TIME_CONTROLS[time];
  if (!pace) return t('lobby.noClock');
  return t('lobby.pace', { each: formatDuration(pace.decision, 'short'), bank: formatDuration(pace.bank, 'short') });
}

/** Short enough for a column. */
export function sayPaceShort(time: TimeControl): string {
  const pace = TIME_CONTROLS[time];
  return pace ? t('lobby.paceEach', { each: formatDuration(pace.decision, 'short') }) : t('lobby.noClockShort');
}

/** Whether others may watch, and how late they see it. */
export function sayWatching({ spectators: { allowed, delay } }: Pick<Table, 'spectators'>): string {
  if (!allowed) return t('lobby.closed');
  return delay === 0 ? t('lobby.spectators') : t('lobby.spectatorsLate', { late: t('lobby.turnsLate', { n: delay }) });
}

/** With what a game is played: its expansions, or the base game. */
export function sayExpansions(table: Pick<Table, 'game' | 'options'>): string {
  const names = expansionsOf(table).map((id) => expansionName(table.game, id));
  return names.length > 0 ? names.join(' + ') : t('lobby.base');
}

/** Those that this client knows have a name in each language; of others, what the server calls them. */
export function expansionName(game: string, id: string): string {
  const known = games[game]?.lobby.names[language.current]?.[id];
  return known ?? lobby.game(game)?.expansions.find((expansion) => expansion.id === id)?.name ?? capitalized(id);
}

export function expansionSign(game: string, id: string): Drawing {
  return games[game]?.lobby.signs[id] ?? ICONS.star;
}

export function gameName(id: string): string {
  return lobby.game(id)?.name ?? capitalized(id);
}

/** What somebody will get who plays at once. */
export function sayWish(wish: QuickWish): string {
  const { game, options = {}, seats, time = 'live', rated } = wish;
  const parts = [
    sayExpansions({ game, options }),
    sayTime(time),
    ...(seats === undefined ? [] : [t('table.players', { n: seats })]),
    ...(rated ? [t('lobby.rated')] : []),
  ];
  return parts.join(', ');
}

function capitalized(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}
