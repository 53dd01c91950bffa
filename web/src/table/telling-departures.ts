// Sentences about giving up: for those who stay, in the log and as it happens, and for the one who goes.
import type { Table } from '@undertow/client-sdk/index.ts';
import { pathTo } from '../app/routes.ts';
import type { Toast } from '../browser/toasts.svelte.ts';
import type { Departure } from '../match/departures.ts';
import type { LogLine } from '../match/log.ts';
import { t } from '../words/words.svelte.ts';
import type { lossOf } from './giving-up.ts';

export function lineOf({ seat, outcome, version }: Departure, names: readonly string[]): LogLine {
  const text = t(outcome === 'bot' ? 'table.gaveUp.botLine' : 'table.gaveUp.overLine', { who: names[seat] ?? '' });
  return { key: `gave-up:${seat}`, version, parts: [text] };
}

export function newsOf({ seat, outcome }: Departure, names: readonly string[], isRated: boolean): Toast {
  const note =
    outcome === 'bot' ? t(isRated ? 'table.gaveUp.botRated' : 'table.gaveUp.bot') : t(`table.gaveUp.${outcome}`);
  return { title: t('table.gaveUp.title', { who: names[seat] ?? '' }), note };
}

/** What this player is told who goes: what becomes of the match, and where it can be seen while others play on, and later. */
export function farewellOf(
  loss: NonNullable<ReturnType<typeof lossOf>>,
  { id, rated, seats, spectators }: Table,
  seat: number | null,
): Toast {
  const title = t('table.gaveUp.self');
  if (loss !== 'seat') return { title, note: t(`table.gaveUp.own.${loss}`) };
  const { name = '' } = seats[seat ?? -1]?.person ?? {};
  const watching = spectators.allowed ? [{ name: t('lobby.watch'), path: pathTo('table', { id }) }] : [];
  return {
    title,
    note: [t(rated ? 'table.resign.rated' : 'table.resign.note'), t('table.gaveUp.own.later')].join(' '),
    ways: [...watching, { name: t('people.games'), path: pathTo('player', { name }) }],
  };
}
