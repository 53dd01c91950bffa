// How the bots at a table are called.
import { botsNamed } from '@undertow/shared/table/bot-names.ts';
import { expect, test } from 'vitest';

const names = { keen: ['Ada', 'Ben'], deep: ['Cleo'] };

test.each([
  [
    [undefined, 'keen', 'deep', 'keen'],
    [undefined, 'Ada', 'Cleo', 'Ben'],
  ],
  [
    ['keen', 'keen', 'keen'],
    ['Ada', 'Ben', 'Ada II'],
  ],
  [
    ['quick', 'deep'],
    [undefined, 'Cleo'],
  ],
])('bots of the levels %j are called %j', (levels, expected) => {
  expect(botsNamed(levels, names)).toEqual(expected);
});
