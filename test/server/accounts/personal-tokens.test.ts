// Personal tokens.
import type { Accounts } from '@undertow/server/accounts/accounts.ts';
import { NewPersonalToken } from '@undertow/shared/protocol/people.ts';
import { beforeEach, expect, test } from 'vitest';
import { accountsOver, Clock, MINUTE, refusalOf } from '../../support/server/accounts.ts';
import { describeStore } from '../../support/store/stores.ts';

describeStore('a personal token', (store) => {
  let clock: Clock;
  let accounts: Accounts;
  let ada: string;
  beforeEach(async () => {
    clock = new Clock();
    accounts = await accountsOver(store(), clock);
    const { person } = await accounts.authentication.signUp({ name: 'Ada', password: 'correct horse' }, '1.2.3.4');
    ada = person.id;
  });

  test('lets a program in for some purposes', async () => {
    const made = await accounts.tokens.create(ada, { label: 'my bot', scopes: ['play', 'play', 'watch'] });
    expect(NewPersonalToken.parse(made)).toEqual(made);
    expect(made).toMatchObject({ label: 'my bot', scopes: ['play', 'watch'], created: clock.time, used: null });
    expect(await accounts.identify(made)).toEqual({
      person: { id: ada, name: 'Ada', kind: 'member' },
      scopes: ['play', 'watch'],
      token: made.id,
    });
  });

  test('is shown once, and is not kept', async () => {
    const { token, ...shown } = await accounts.tokens.create(ada, { label: 'my bot', scopes: ['play'] });
    expect(await accounts.tokens.list(ada)).toEqual([shown]);
    expect(JSON.stringify(await store().rows('select * from tokens'))).not.toContain(token);
  });

  test('tells when it was used last, to the hour', async () => {
    const made = await accounts.tokens.create(ada, { label: 'my bot', scopes: ['play'] });
    const used = async () => (await accounts.tokens.list(ada))[0]?.used;
    const first = clock.time;
    await accounts.identify(made);
    expect(await used()).toBe(first);
    clock.pass(59 * MINUTE);
    await accounts.identify(made);
    expect(await used()).toBe(first);
    clock.pass(MINUTE);
    await accounts.identify(made);
    expect(await used()).toBe(first + 60 * MINUTE);
  });

  test('that is taken back lets no client in from that moment on', async () => {
    const made = await accounts.tokens.create(ada, { label: 'my bot', scopes: ['play'] });
    const identity = await accounts.identify(made);
    const out: boolean[] = [];
    accounts.listen({ out: (isOut) => out.push(isOut(identity)) });
    await accounts.tokens.revoke(ada, made.id);
    expect(out).toEqual([true]);
    expect(await refusalOf(accounts.identify(made))).toBe('unauthorized');
    expect(await accounts.tokens.list(ada)).toEqual([]);
  });

  test('can be taken back by its owner alone', async () => {
    const { id } = await accounts.tokens.create(ada, { label: 'my bot', scopes: ['play'] });
    const { person } = await accounts.authentication.guest('1.2.3.4');
    expect(await refusalOf(accounts.tokens.revoke(person.id, id))).toBe('not-found');
    expect(await refusalOf(accounts.tokens.revoke(ada, 'nonsense'))).toBe('not-found');
    expect(await accounts.tokens.list(ada)).toHaveLength(1);
  });

  test('is one of twenty at most', async () => {
    const wanted = { label: 'my bot', scopes: ['play' as const] };
    for (let i = 0; i < 20; i++) await accounts.tokens.create(ada, wanted);
    expect(await refusalOf(accounts.tokens.create(ada, wanted))).toBe('too-many');
  });

  test('is taken back with all others, if its owner wishes so with a new password', async () => {
    const tokens = [];
    for (const label of ['my bot', 'my other bot'])
      tokens.push(await accounts.tokens.create(ada, { label, scopes: ['play'] }));
    const identity = await accounts.identify(
      await accounts.authentication.signIn({ name: 'Ada', password: 'correct horse' }, 'x'),
    );
    const eda = await accounts.authentication.signUp({ name: 'Eda', password: 'correct horse' }, 'x');
    const others = await accounts.tokens.create(eda.person.id, { label: 'her bot', scopes: ['play'] });
    const bots = [await accounts.identify(tokens[0] ?? {}), await accounts.identify(others)];
    const out: boolean[][] = [];
    accounts.listen({ out: (isOut) => out.push([identity, ...bots].map(isOut)) });
    const change = { password: 'another horse', current: 'correct horse', revokeTokens: true };
    await accounts.own.change(identity, change, 'x');
    expect(out).toContainEqual([false, true, false]);
    for (const token of tokens) expect(await refusalOf(accounts.identify(token))).toBe('unauthorized');
    expect(await accounts.tokens.list(ada)).toEqual([]);
    expect(await refusalOf(accounts.identify(others))).toBe('nothing');
  });

  test('is not taken back by a change that is refused', async () => {
    const made = await accounts.tokens.create(ada, { label: 'my bot', scopes: ['play'] });
    const identity = await accounts.identify(
      await accounts.authentication.signIn({ name: 'Ada', password: 'correct horse' }, 'x'),
    );
    const change = { password: 'another horse', current: 'wrong horse', revokeTokens: true };
    expect(await refusalOf(accounts.own.change(identity, change, 'x'))).toBe('forbidden');
    expect(await refusalOf(accounts.identify(made))).toBe('nothing');
  });

  test('outlives sessions and passwords, but not its owner', async () => {
    const made = await accounts.tokens.create(ada, { label: 'my bot', scopes: ['play'] });
    const identity = await accounts.identify(
      await accounts.authentication.signIn({ name: 'Ada', password: 'correct horse' }, 'x'),
    );
    await accounts.own.change(identity, { password: 'another horse', current: 'correct horse' }, '1.2.3.4');
    expect((await accounts.identify(made)).person.id).toBe(ada);
    await accounts.own.remove(identity, { password: 'another horse' }, '1.2.3.4');
    expect(await refusalOf(accounts.identify(made))).toBe('unauthorized');
  });
});
