// Dates and spans of time, as a language writes them.
import { type Language, localeOf } from '@undertow/shared/words/languages.ts';

const SECOND = 1000;
const UNITS = [
  ['day', 86_400 * SECOND],
  ['hour', 3600 * SECOND],
  ['minute', 60 * SECOND],
  ['second', SECOND],
] as const;

/** `date` is 3 May 2026, `time` is 14:05, `moment` is both in short. */
export type DateStyle = 'date' | 'time' | 'moment';

/** `clock` is 1:05, `short` is 1 min 5 sec, `long` is 1 minute and 5 seconds; of the last two at most two units. */
export type DurationStyle = 'clock' | 'short' | 'long';

const DATE_STYLES: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  date: { dateStyle: 'long' },
  time: { timeStyle: 'short' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
};

export function dateIn(code: Language, when: Date | number | string, style: DateStyle = 'date'): string {
  return new Intl.DateTimeFormat(localeOf(code), DATE_STYLES[style]).format(new Date(when));
}

/** How long ago something was, or how soon it will be: `3 hours ago`, `in 2 days`. */
export function distanceIn(code: Language, milliseconds: number): string {
  const format = new Intl.RelativeTimeFormat(localeOf(code), { numeric: 'auto' });
  const [unit, length] = UNITS.find(([, span]) => Math.abs(milliseconds) >= span) ?? ['second', SECOND];
  return format.format(Math.trunc(milliseconds / length), unit);
}

export function durationIn(code: Language, milliseconds: number, style: DurationStyle = 'clock'): string {
  const whole = Math.max(0, Math.round(milliseconds / SECOND)) * SECOND;
  return style === 'clock' ? clock(whole) : inUnits(code, whole, style);
}

function clock(milliseconds: number): string {
  const seconds = milliseconds / SECOND;
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const padded = (value: number) => String(value).padStart(2, '0');
  const end = `${padded(seconds % 60)}`;
  return hours > 0 ? `${hours}:${padded(minutes)}:${end}` : `${minutes}:${end}`;
}

function inUnits(code: Language, milliseconds: number, unitDisplay: 'short' | 'long'): string {
  const locale = localeOf(code);
  let left = milliseconds;
  const counts = UNITS.map(([unit, length]) => {
    const count = Math.floor(left / length);
    left -= count * length;
    return { unit, count };
  });
  const first = counts.findIndex(({ count }) => count > 0);
  const largest = first < 0 ? counts.slice(-1) : counts.slice(first, first + 2).filter(({ count }) => count > 0);
  const texts = largest.map(({ unit, count }) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(count),
  );
  return new Intl.ListFormat(locale, { type: 'unit', style: unitDisplay }).format(texts);
}
