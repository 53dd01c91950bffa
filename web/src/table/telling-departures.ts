// Giving up in words: to those who stay, in the log and as it happens, and to the one who goes.
import type { Told } from '../app/told.svelte.ts';
import { t } from '../words/words.svelte.ts';
import type { Departure } from './departures.ts';
import type { lossOf } from './giving-up.ts';
import type { LogLine } from './log.ts';

export function lineOf({ seat, outcome, version }: Departure, names: readonly string[]): LogLine {
  const text = t(outcome === 'bot' ? 'table.gaveUp.botLine' : 'table.gaveUp.overLine', { who: names[seat] ?? '' });
  return { key: `gave-up:${seat}`, version, parts: [text] };
}

export function newsOf({ seat, outcome }: Departure, names: readonly string[], isRated: boolean): Told {
  const note =
    outcome === 'bot' ? t(isRated ? 'table.gaveUp.botRated' : 'table.gaveUp.bot') : t(`table.gaveUp.${outcome}`);
  return { title: t('table.gaveUp.title', { who: names[seat] ?? '' }), note };
}

/** What the player who goes is told. */
export function farewellOf(loss: NonNullable<ReturnType<typeof lossOf>>): Told {
  return { title: t('table.gaveUp.self'), note: t(`table.gaveUp.own.${loss}`) };
}
