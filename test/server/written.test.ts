// JSON that is written once.
import { Written } from '@undertow/server/written.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';

test('an object is written of fields that were written before and of others, without those that are undefined', () => {
  const seats = Written.list([Written.of(z.number(), 2), Written.of(z.number(), 3)]);
  const written = Written.object({ gone: undefined, seats, name: 'deep', more: undefined });
  expect(written.text).toBe('{"seats":[2,3],"name":"deep"}');
  expect(Written.object({ gone: undefined }).read()).toEqual({});
});
