// Options that name a thing: put together, and read back.
import { expect, test } from 'vitest';
import { NamedOptions } from '../../rules/named-option.ts';

const recruiting = new NamedOptions<string>('recruit');

test('an option that was put together names its thing', () => {
  expect(recruiting.of('sage')).toBe('recruit:sage');
  expect(recruiting.thing('recruit:sage')).toBe('sage');
});

test('what was never offered names nothing', () => {
  expect(recruiting.thing('recruit:nobody')).toBeUndefined();
  expect(recruiting.thing('explore')).toBeUndefined();
});
