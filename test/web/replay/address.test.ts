// A moment as a link: it leads exactly there.
import { replayAccessOf } from '@undertow/web/src/sharing/replay-access.ts';
import { describe, expect, test } from 'vitest';
import { placeAt } from '../../../web/src/app/routes.ts';
import { addressIn, pathOf, type ReplayAddress } from '../../../web/src/replay/address.ts';
import { readReplay } from '../../../web/src/replay/opening.ts';
import { played } from './played.ts';

const MATCH = { last: 300, seats: 4 };

describe('a link to a moment', () => {
  test.each<ReplayAddress>([
    { position: 0, eyes: 'all', isScoring: false },
    { position: 123, eyes: 1, isScoring: false },
    { position: 300, eyes: 'open', isScoring: true },
    { position: 0, eyes: 1, isScoring: false, isAnalysis: true },
  ])('leads back to %o', (moment) => {
    const place = placeAt(new URL(pathOf('abcdef0123', moment), 'http://host'));
    expect(place).toMatchObject({ page: 'replay', params: { id: 'abcdef0123' } });
    expect(addressIn(place.query, MATCH)).toEqual(moment);
  });

  test('counts seats as people do', () => {
    expect(pathOf('abcdef0123', { position: 123, eyes: 0, isScoring: false })).toBe(
      '/replay/abcdef0123?move=123&seat=1',
    );
  });

  test.each([
    [{ move: '-4' }, 0, 'all'],
    [{ move: 'x', seat: 'y' }, 0, 'all'],
    [{ move: '99999', seat: '5' }, 300, 'all'],
    [{ move: '12', seat: '0' }, 12, 'all'],
  ] as const)('makes the best of %o', (query, position, eyes) => {
    expect(addressIn(query, MATCH)).toEqual({ position, eyes, isScoring: false });
  });
});

describe('a file', () => {
  test('that is a replay is read as one', async () => {
    const replay = played(9, 2);
    expect(await readReplay(JSON.stringify(replay))).toEqual(replay);
  });

  test.each(['', 'no json', '{}', '[]', '{"format":2}'])('like %j is none', async (text) => {
    expect(await readReplay(text)).toBeUndefined();
  });
});

test('an invitation to a private match stands in the address, and is read from it', () => {
  const path = pathOf('abcdef0123', { position: 2, eyes: 'all', isScoring: true }, 'come in');
  expect(path).toBe('/replay/abcdef0123?invitation=come+in&move=2&scoring');
  expect(placeAt(new URL(path, 'http://host')).query.invitation).toBe('come in');
});

test.each([
  ['public', undefined, {}],
  ['unlisted', undefined, {}],
  ['private', 'come in', { invitation: 'come in' }],
  ['private', undefined, undefined],
] as const)(
  'others can look back at a %s match, whose invitation is %j, by a link with %j',
  (access, invitation, by) => {
    expect(replayAccessOf(invitation === undefined ? { access } : { access, invitation })).toEqual(by);
  },
);
