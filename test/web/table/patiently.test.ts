// What the page asks for again, when the server had no time for it.
import { Refused } from '@undertow/client-sdk/index.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patiently } from '../../../web/src/table/patiently.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const busy = new Refused({ code: 'too-many', message: 'Wait a little.', retryAfter: 500 });

test('what the server has no time for is asked for again after as long as it says', async () => {
  const ask = vi
    .fn(async () => 'history')
    .mockRejectedValueOnce(busy)
    .mockRejectedValueOnce(busy);
  const reply = patiently(ask, () => true);
  await vi.advanceTimersByTimeAsync(999);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await reply).toBe('history');
});

test('what is refused for good, or not wanted any more, is not asked for again', async () => {
  const never = new Refused({ code: 'forbidden', message: 'No.' });
  await expect(
    patiently(
      () => Promise.reject(never),
      () => true,
    ),
  ).rejects.toBe(never);
  const unwanted = expect(
    patiently(
      () => Promise.reject(busy),
      () => false,
    ),
  ).rejects.toBe(busy);
  await vi.advanceTimersByTimeAsync(500);
  await unwanted;
});
