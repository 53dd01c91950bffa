// Which of one's tables comes first, and how the time that is left is told.
import { byUrgency, nextOf, roughly } from '@undertow/web/src/app/urgency.ts';
import { describe, expect, test } from 'vitest';

describe('of the tables that wait for a person', () => {
  const waiting = [
    { id: 'slow', until: 9000 },
    { id: 'free', until: null },
    { id: 'fast', until: 50 },
    { id: 'endless', until: null },
  ];

  test('the first is where the time is up soonest, and those without a clock come last, as they came', () => {
    expect(byUrgency(waiting).map(({ id }) => id)).toEqual(['fast', 'slow', 'free', 'endless']);
  });

  test('the next is not the one at which one is, and after the last comes the first', () => {
    expect(nextOf(waiting)).toBe('fast');
    expect(nextOf(waiting, 'fast')).toBe('slow');
    expect(nextOf(waiting, 'endless')).toBe('fast');
    expect(nextOf(waiting, 'another')).toBe('fast');
    expect(nextOf([{ id: 'fast', until: 50 }], 'fast')).toBeUndefined();
    expect(nextOf([])).toBeUndefined();
  });

  test('the time left is told in one unit, of which there are at least two', () => {
    const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];
    expect(roughly(90 * second + 400)).toBe(90 * second);
    expect(roughly(5 * minute + 30 * second)).toBe(5 * minute);
    expect(roughly(119 * minute)).toBe(119 * minute);
    expect(roughly(9 * hour + 59 * minute)).toBe(9 * hour);
    expect(roughly(2 * day + 23 * hour)).toBe(2 * day);
    expect(roughly(-5)).toBe(0);
  });
});
