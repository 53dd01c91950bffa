// The terms of a table in the language of the reader: who may watch, and with what the game is played.
import type { Table } from '@undertow/client-sdk/index.ts';
import { chosenIn } from '../match/at-table.ts';
import { t } from '../words/words.svelte.ts';
import { valueName } from './labels.ts';
import { offered } from './offered-games.svelte.ts';

/** Whether others may watch, and how late they see it; nothing where only those who are invited come. */
export function watchingLabel({
  access,
  spectators: { allowed, delay },
}: Pick<Table, 'access' | 'spectators'>): string {
  if (!allowed) return t('lobby.closed');
  if (access === 'private') return '';
  return delay === 0 ? t('lobby.spectators') : t('lobby.spectatorsLate', { late: t('lobby.turnsLate', { n: delay }) });
}

/** With what a game is played: the names of what was chosen, such as its expansions, or the base game. Nothing where nothing can be chosen. */
export function optionsNote({ game, options }: Pick<Table, 'game' | 'options'>): readonly string[] {
  const names = chosenIn({ options }).flatMap(({ choice, value }) => valueName(game, choice, value) ?? []);
  if (names.length > 0) return [names.join(' + ')];
  return offered.game(game)?.choices.length === 0 ? [] : [t('lobby.base')];
}
