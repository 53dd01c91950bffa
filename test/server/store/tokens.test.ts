// Personal tokens as they are kept: by their hashes, and each its owner's.
import { Conflict } from '@undertow/server/store/sql.ts';
import {
  createToken,
  findTokenByHash,
  removeToken,
  type TokenRecord,
  tokensOf,
  touchToken,
} from '@undertow/server/store/tokens.ts';
import { expect, test } from 'vitest';
import { describeStore } from '../../support/store/stores.ts';

function token(id: string, more: Partial<TokenRecord> = {}): TokenRecord {
  return { id, person: 'anna', label: 'My bot', scopes: ['play', 'chat'], created: 1000, used: null, ...more };
}

describeStore('personal tokens', (store) => {
  test('are found by their hashes', async () => {
    await store().write(createToken(token('a'), 'hash'));
    expect(await findTokenByHash(store(), 'hash')).toEqual(token('a'));
    expect(await findTokenByHash(store(), 'a')).toBeUndefined();
    await expect(store().write(createToken(token('b'), 'hash'))).rejects.toThrow(Conflict);
  });

  test('remember when they were used last', async () => {
    await store().write(createToken(token('a'), 'hash'));
    await store().write(touchToken('a', 5000));
    expect(await findTokenByHash(store(), 'hash')).toEqual(token('a', { used: 5000 }));
  });

  test('are listed for their owner, the newest first', async () => {
    await store().write([
      ...createToken(token('a'), '1'),
      ...createToken(token('b', { created: 2000 }), '2'),
      ...createToken(token('c', { person: 'bert' }), '3'),
    ]);
    expect((await tokensOf(store(), 'anna')).map(({ id }) => id)).toEqual(['b', 'a']);
  });

  test('are revoked by their owner alone', async () => {
    await store().write(createToken(token('a'), 'hash'));
    await expect(store().write(removeToken('a', 'bert'))).rejects.toThrow(Conflict);
    expect(await findTokenByHash(store(), 'hash')).toEqual(token('a'));
    await store().write(removeToken('a', 'anna'));
    expect(await findTokenByHash(store(), 'hash')).toBeUndefined();
    await expect(store().write(removeToken('a', 'anna'))).rejects.toThrow(Conflict);
  });
});
