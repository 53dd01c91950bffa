// What people may change of their own account.
import type { Accounts } from '@undertow/server/accounts/accounts.ts';
import type { Identity } from '@undertow/server/accounts/identity.ts';
import { Ratings } from '@undertow/server/ratings/ratings.ts';
import { findPerson, updatePerson } from '@undertow/server/store/people.ts';
import { beforeEach, expect, test } from 'vitest';
import { accountsOver, Clock, refusalOf } from '../../support/server/accounts.ts';
import { describeStore } from '../../support/store/stores.ts';

const PLACE = '1.2.3.4';
const ada = { name: 'Ada', password: 'correct horse' };

describeStore('an account', (store) => {
  let clock: Clock;
  let accounts: Accounts;
  let identity: Identity;
  beforeEach(async () => {
    clock = new Clock();
    accounts = await accountsOver(store(), clock);
    identity = await accounts.identify(await accounts.authentication.signUp(ada, PLACE));
  });

  test('can have another name, and every listener is told', async () => {
    const other = await accounts.authentication.signIn(ada, PLACE);
    expect((await accounts.identify(other)).person.name).toBe('Ada');
    const changed: unknown[] = [];
    accounts.listen({ changed: (person) => changed.push(person) });
    await accounts.own.change(identity, { name: 'Countess' }, PLACE);
    expect(changed).toEqual([{ ...identity.person, name: 'Countess' }]);
    expect((await accounts.identify(other)).person.name).toBe('Countess');
    expect(await refusalOf(accounts.authentication.signIn(ada, PLACE))).toBe('unauthorized');
    expect((await accounts.authentication.signUp(ada, PLACE)).person.name).toBe('Ada');
  });

  test('can have its own name written otherwise', async () => {
    expect((await accounts.own.change(identity, { name: 'ADA' }, PLACE)).name).toBe('ADA');
  });

  test('cannot have the name of another, nor change it all the time', async () => {
    await accounts.authentication.signUp({ ...ada, name: 'Eda' }, PLACE);
    expect(await refusalOf(accounts.own.change(identity, { name: 'EDA' }, PLACE))).toBe('taken');
    expect(await refusalOf(accounts.own.change(identity, { name: 'System' }, PLACE))).toBe('taken');
    await accounts.own.change(identity, { name: 'Ida' }, PLACE);
    await accounts.own.change(identity, { name: 'Oda' }, PLACE);
    expect(await refusalOf(accounts.own.change(identity, { name: 'Uda' }, PLACE))).toBe('too-many');
  });

  test('can have another password, which ends all its other sessions at once', async () => {
    const other = await accounts.authentication.signIn(ada, PLACE);
    const otherIdentity = await accounts.identify(other);
    const out: boolean[][] = [];
    accounts.listen({ out: (isOut) => out.push([isOut(identity), isOut(otherIdentity)]) });
    await accounts.own.change(identity, { password: 'another horse', current: ada.password }, PLACE);
    expect(out).toEqual([[false, true]]);
    expect(await refusalOf(accounts.identify(other))).toBe('unauthorized');
    expect(await refusalOf(accounts.sessions.refresh(other.refresh, PLACE))).toBe('unauthorized');
    expect(await refusalOf(accounts.authentication.signIn(ada, PLACE))).toBe('unauthorized');
    const again = await accounts.authentication.signIn({ ...ada, password: 'another horse' }, PLACE);
    expect(again.person).toEqual(identity.person);
  });

  test('wants to hear the old password before it has a new one', async () => {
    for (const current of [undefined, '', 'wrong horse']) {
      const change = { password: 'another horse', ...(current === undefined ? {} : { current }) };
      await expect(accounts.own.change(identity, change, PLACE)).rejects.toMatchObject({
        problem: { code: 'forbidden', field: 'current' },
      });
    }
    expect(
      await refusalOf(accounts.own.change(identity, { password: 'password1', current: ada.password }, PLACE)),
    ).toBe('malformed');
    expect((await accounts.authentication.signIn(ada, PLACE)).person).toEqual(identity.person);
  });

  test('is not opened by guessing the old password', async () => {
    const guess = () => accounts.own.change(identity, { password: 'another horse', current: 'wrong horse' }, PLACE);
    for (let i = 0; i < 50; i++) expect(await refusalOf(guess())).toBe('forbidden');
    expect(await refusalOf(guess())).toBe('too-many');
  });

  test('of a guest has a name to change, and no password', async () => {
    const guest = await accounts.identify(await accounts.authentication.guest(PLACE));
    expect((await accounts.own.change(guest, { name: 'Wanderer' }, PLACE)).name).toBe('Wanderer');
    expect(await refusalOf(accounts.own.change(guest, { password: 'another horse', current: '' }, PLACE))).toBe(
      'conflict',
    );
  });

  test('can become that of a bot, for good, and every listener is told', async () => {
    const changed: unknown[] = [];
    accounts.listen({ changed: (person) => changed.push(person) });
    await accounts.own.change(identity, { bot: true }, PLACE);
    const person = { ...identity.person, bot: true };
    expect(changed).toEqual([person]);
    expect((await accounts.authentication.signIn(ada, PLACE)).person).toEqual(person);
    // One who had read it before.
    await store().write(updatePerson({ ...(await accounts.own.find(identity)), bot: false, name: 'Countess' }));
    expect(await findPerson(store(), person.id)).toMatchObject({ name: 'Countess', bot: true });
  });

  test('that has a rating stays that of a person', async () => {
    const { person } = await accounts.authentication.signUp({ ...ada, name: 'Eda' }, PLACE);
    const { statements } = await new Ratings(store()).after('abyss', [[identity.person.id], [person.id]]);
    await store().write(statements);
    expect(await refusalOf(accounts.own.change(identity, { bot: true }, PLACE))).toBe('conflict');
    expect(await findPerson(store(), identity.person.id)).toMatchObject({ bot: false });
  });

  test('of a guest that is a bot stays so when it signs up', async () => {
    const guest = await accounts.authentication.guest(PLACE, { bot: true });
    expect(guest.person).toMatchObject({ kind: 'guest', bot: true });
    const member = await accounts.authentication.signUp({ ...ada, name: 'Eda' }, PLACE, await accounts.identify(guest));
    expect(member.person).toEqual({ id: guest.person.id, name: 'Eda', kind: 'member', bot: true });
  });

  test('can be deleted, by a person who knows its password', async () => {
    expect(await refusalOf(accounts.own.remove(identity, {}, PLACE))).toBe('forbidden');
    expect(await refusalOf(accounts.own.remove(identity, { password: 'wrong horse' }, PLACE))).toBe('forbidden');
    const gone: string[] = [];
    const out: boolean[] = [];
    accounts.listen({ out: (isOut) => out.push(isOut(identity)), gone: (person) => gone.push(person) });
    await accounts.own.remove(identity, { password: ada.password }, PLACE);
    expect([gone, out]).toEqual([[identity.person.id], [true]]);
    expect(await findPerson(store(), identity.person.id)).toBeUndefined();
    expect(await refusalOf(accounts.own.find(identity))).toBe('unauthorized');
    expect(await refusalOf(accounts.authentication.signIn(ada, PLACE))).toBe('unauthorized');
    const next = await accounts.authentication.signUp(ada, PLACE);
    expect(next.person).toMatchObject({ name: 'Ada' });
    expect(next.person.id).not.toBe(identity.person.id);
  });

  test('of a guest can be deleted at once', async () => {
    const session = await accounts.authentication.guest(PLACE);
    await accounts.own.remove(await accounts.identify(session), {}, PLACE);
    expect(await refusalOf(accounts.identify(session))).toBe('unauthorized');
    expect(await refusalOf(accounts.sessions.refresh(session.refresh, PLACE))).toBe('unauthorized');
  });
});
