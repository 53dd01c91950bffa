// How dates and spans of time are written.
import { describe, expect, test } from 'vitest';
import { dateIn, distanceIn, durationIn } from '../../../web/src/words/dates.ts';

const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('time', () => {
  test('is a clock, or says its two largest units', () => {
    expect(durationIn('en', 65_000)).toBe('1:05');
    expect(durationIn('en', 3_661_000)).toBe('1:01:01');
    expect(durationIn('en', -5)).toBe('0:00');
    expect(spaced(durationIn('en', 90_061_000, 'long'))).toBe('1 day, 1 hour');
    expect(spaced(durationIn('ru', 120_000, 'long'))).toBe('2 минуты');
    expect(spaced(durationIn('de', 3_600_000, 'short'))).toBe('1 Std.');
    expect(spaced(durationIn('en', 0, 'long'))).toBe('0 seconds');
  });

  test('lies so far in the past or in the future', () => {
    expect(distanceIn('en', -3 * 3_600_000)).toBe('3 hours ago');
    expect(distanceIn('pl', -2 * 86_400_000)).toBe('przedwczoraj');
    expect(distanceIn('de', 120_000)).toBe('in 2 Minuten');
  });

  test('is a date in words', () => {
    const when = new Date(2026, 4, 3, 14, 5);
    expect(dateIn('en', when)).toBe('3 May 2026');
    expect(spaced(dateIn('cs', when))).toBe('3. května 2026');
    expect(dateIn('de', when.getTime(), 'time')).toBe('14:05');
  });
});
