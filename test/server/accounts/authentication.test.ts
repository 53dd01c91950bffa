// How people come in.
import type { Accounts } from '@undertow/server/accounts/accounts.ts';
import { findPerson } from '@undertow/server/store/people.ts';
import { sessionsOf } from '@undertow/server/store/sessions.ts';
import { Unavailable } from '@undertow/server/store/sql.ts';
import { UserId, UserName } from '@undertow/shared/protocol/basics.ts';
import { Session } from '@undertow/shared/protocol/people.ts';
import { beforeEach, expect, test } from 'vitest';
import { accountsOver, Clock, DAY, MINUTE, refusalOf } from '../../support/server/accounts.ts';
import { FailingSql } from '../../support/store/failing-sql.ts';
import { describeStore } from '../../support/store/stores.ts';

const PLACE = '1.2.3.4';
const ada = { name: 'Ada Lovelace', password: 'correct horse' };

describeStore('people coming in', (store) => {
  let clock: Clock;
  let accounts: Accounts;
  beforeEach(async () => {
    clock = new Clock();
    accounts = await accountsOver(store(), clock);
  });

  test('as guests need nothing but to ask', async () => {
    const session = await accounts.authentication.guest(PLACE);
    expect(Session.parse(session)).toEqual(session);
    expect(session.person.kind).toBe('guest');
    expect(UserName.parse(session.person.name)).toBe(session.person.name);
    expect(UserId.parse(session.person.id)).toBe(session.person.id);
    expect(await accounts.identify(session)).toMatchObject({
      person: session.person,
      scopes: ['play', 'watch', 'tables', 'chat'],
    });
  });

  test('as guests have names of their own', async () => {
    const guests = await Promise.all(Array.from({ length: 30 }, () => accounts.authentication.guest(PLACE)));
    expect(new Set(guests.map(({ person }) => person.name)).size).toBe(30);
  });

  test('as guests from one place wait when they are too many, and others do not', async () => {
    for (let i = 0; i < 30; i++) await accounts.authentication.guest(PLACE);
    await expect(accounts.authentication.guest(PLACE)).rejects.toMatchObject({
      problem: { code: 'too-many', retryAfter: MINUTE / 2 },
    });
    expect((await accounts.authentication.guest('1.2.3.5')).person.kind).toBe('guest');
    clock.pass(MINUTE / 2);
    expect((await accounts.authentication.guest(PLACE)).person.kind).toBe('guest');
  });

  test('who sign up are members, and can sign in from then on', async () => {
    const signedUp = await accounts.authentication.signUp(ada, PLACE);
    expect(signedUp.person).toMatchObject({ name: 'Ada Lovelace', kind: 'member' });
    for (const name of ['Ada Lovelace', 'ADA lovelace', 'ada_lovelace']) {
      const signedIn = await accounts.authentication.signIn({ ...ada, name }, PLACE);
      expect(signedIn.person).toEqual(signedUp.person);
      expect(signedIn.token).not.toBe(signedUp.token);
    }
  });

  test('never have a password kept as it is', async () => {
    const { person } = await accounts.authentication.signUp(ada, PLACE);
    const kept = JSON.stringify(await findPerson(store(), person.id));
    expect(kept).toContain('scrypt:');
    expect(kept).not.toContain('correct');
  });

  test('cannot have the name of another member, nor one that looks like it', async () => {
    await accounts.authentication.signUp(ada, PLACE);
    for (const name of ['Ada Lovelace', 'ADA LOVELACE', 'Ada.Love1ace']) {
      expect(await refusalOf(accounts.authentication.signUp({ ...ada, name }, PLACE))).toBe('taken');
    }
    const guest = await accounts.authentication.guest(PLACE);
    expect(await refusalOf(accounts.authentication.signUp({ ...ada, name: guest.person.name }, PLACE))).toBe('taken');
  });

  test('cannot have a name together: one is first', async () => {
    const both = await Promise.allSettled([
      accounts.authentication.signUp(ada, PLACE),
      accounts.authentication.signUp({ ...ada, name: 'ada lovelace' }, PLACE),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [refused] = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.problem.code).toBe('taken');
  });

  test('cannot be called like the house, nor have a password that is none', async () => {
    expect(await refusalOf(accounts.authentication.signUp({ ...ada, name: 'Adm1n' }, PLACE))).toBe('taken');
    expect(await refusalOf(accounts.authentication.signUp({ ...ada, password: 'password' }, PLACE))).toBe('malformed');
    expect(await refusalOf(accounts.authentication.signUp({ ...ada, password: 'ADA-lovelace' }, PLACE))).toBe(
      'malformed',
    );
  });

  test('stay the same person when they sign up as a guest', async () => {
    const guest = await accounts.authentication.guest(PLACE);
    const changed: unknown[] = [];
    accounts.listen({ changed: (person) => changed.push(person) });
    const member = await accounts.authentication.signUp(ada, PLACE, await accounts.identify(guest));
    expect(member.person).toEqual({ id: guest.person.id, name: 'Ada Lovelace', kind: 'member' });
    expect(changed).toEqual([member.person]);
    expect(await accounts.identify(member)).toMatchObject({ person: member.person });
    expect((await accounts.authentication.signIn(ada, PLACE)).person.id).toBe(guest.person.id);
  });

  test('leave the session of the guest when they sign up: nothing that it gave is worth anything any more', async () => {
    const guest = await accounts.authentication.guest(PLACE);
    const identity = await accounts.identify(guest);
    const { ticket } = accounts.tickets.issue(identity, guest);
    const out: boolean[] = [];
    accounts.listen({ out: (isOut) => out.push(isOut(identity)) });
    const member = await accounts.authentication.signUp(ada, PLACE, identity);
    expect(out).toEqual([true]);
    expect(await refusalOf(accounts.identify(guest))).toBe('unauthorized');
    expect(await refusalOf(accounts.identify({ ticket }))).toBe('unauthorized');
    expect(await refusalOf(accounts.sessions.refresh(guest.refresh, PLACE))).toBe('unauthorized');
    expect(await refusalOf(accounts.authentication.signUp({ ...ada, name: 'Eda' }, PLACE, identity))).toBe('taken');
    expect(await sessionsOf(store(), guest.person.id)).toHaveLength(1);
    expect((await accounts.sessions.refresh(member.refresh, PLACE)).person).toEqual(member.person);
  });

  test('leave the session of the guest also when the database lost the word that they have signed up', async () => {
    const failing = new FailingSql(store());
    const troubled = await accountsOver(failing, clock);
    const guest = await troubled.authentication.guest(PLACE);
    const identity = await troubled.identify(guest);
    failing.losesWord = true;
    await expect(troubled.authentication.signUp(ada, PLACE, identity)).rejects.toThrow(Unavailable);
    failing.losesWord = false;
    expect(await refusalOf(troubled.identify(guest))).toBe('unauthorized');
    expect((await troubled.authentication.signIn(ada, PLACE)).person.id).toBe(guest.person.id);
  });

  test('have no member behind the session of a guest, also if both are looked up while the guest signs up', async () => {
    const guest = await accounts.authentication.guest(PLACE);
    const identity = await accounts.identify(guest);
    const held = new FailingSql(store());
    const other = await accountsOver(held, clock);
    const goOn = held.holdReads('from sessions');
    const lookedUp = other.identify(guest);
    await held.held;
    await accounts.authentication.signUp(ada, PLACE, identity);
    goOn();
    expect((await lookedUp).person.kind).toBe('guest');
  });

  test('may not keep the name that they have as guests, which pages show in the language of the reader', async () => {
    const guest = await accounts.authentication.guest(PLACE);
    const identity = await accounts.identify(guest);
    const { name } = guest.person;
    expect(await refusalOf(accounts.authentication.signUp({ ...ada, name }, PLACE, identity))).toBe('taken');
    const member = await accounts.authentication.signUp(ada, PLACE, identity);
    expect(member.person).toEqual({ ...guest.person, name: ada.name, kind: 'member' });
  });

  test('cannot sign up twice', async () => {
    const identity = await accounts.identify(await accounts.authentication.signUp(ada, PLACE));
    expect(await refusalOf(accounts.authentication.signUp({ ...ada, name: 'Eda' }, PLACE, identity))).toBe('conflict');
  });

  test('are not told whether the name or the password was wrong', async () => {
    await accounts.authentication.signUp(ada, PLACE);
    const { person } = await accounts.authentication.guest(PLACE);
    const tries = [
      { ...ada, password: 'wrong horse' },
      { ...ada, name: 'Nobody' },
      { ...ada, name: person.name },
    ];
    const messages = await Promise.all(
      tries.map((one) => accounts.authentication.signIn(one, PLACE).catch((error) => JSON.stringify(error.problem))),
    );
    expect(new Set(messages).size).toBe(1);
    expect(messages[0]).toContain('unauthorized');
  });

  test('who try too often from one place must wait', async () => {
    const wrong = { ...ada, password: 'wrong horse' };
    for (let i = 0; i < 20; i++) {
      expect(await refusalOf(accounts.authentication.signIn({ ...wrong, name: `Ada ${i}` }, PLACE))).toBe(
        'unauthorized',
      );
    }
    expect(await refusalOf(accounts.authentication.signIn(wrong, PLACE))).toBe('too-many');
    expect(await refusalOf(accounts.authentication.signIn(wrong, '1.2.3.5'))).toBe('unauthorized');
  });

  test('who try one name from many places must wait, and right passwords do not count as tries', async () => {
    await accounts.authentication.signUp(ada, PLACE);
    for (let i = 0; i < 60; i++) await accounts.authentication.signIn(ada, `10.0.0.${i}`);
    const guess = (i: number) => accounts.authentication.signIn({ ...ada, password: 'wrong horse' }, `10.0.1.${i}`);
    for (let i = 0; i < 50; i++) expect(await refusalOf(guess(i))).toBe('unauthorized');
    expect(await refusalOf(guess(50))).toBe('too-many');
    expect(await refusalOf(accounts.authentication.signIn({ ...ada, name: 'Eda' }, PLACE))).toBe('unauthorized');
  });

  test('who try one name from one place must wait, and the name can still sign in from elsewhere', async () => {
    await accounts.authentication.signUp(ada, PLACE);
    const wrong = { ...ada, password: 'wrong horse' };
    const guess = () => refusalOf(accounts.authentication.signIn(wrong, '10.0.0.1'));
    for (let i = 0; i < 10; i++) expect(await guess()).toBe('unauthorized');
    expect(await guess()).toBe('too-many');
    for (let i = 0; i < 240; i++) {
      clock.pass(MINUTE / 4);
      await guess();
    }
    expect((await accounts.authentication.signIn(ada, PLACE)).person.name).toBe(ada.name);
  });

  test('hold so many sessions, and lose the oldest', async () => {
    const first = await accounts.authentication.signUp(ada, PLACE);
    for (let i = 0; i < 20; i++) {
      clock.pass(MINUTE / 10);
      await accounts.authentication.signIn(ada, PLACE);
    }
    expect(await sessionsOf(store(), first.person.id)).toHaveLength(20);
    clock.pass(MINUTE);
    expect(await refusalOf(accounts.identify(first))).toBe('unauthorized');
  });

  test('leave nothing in the store that they cannot come back to', async () => {
    const guest = await accounts.authentication.guest(PLACE);
    const member = await accounts.authentication.signUp(ada, PLACE);
    clock.pass(59 * DAY);
    await accounts.sweep();
    expect(await findPerson(store(), guest.person.id)).toBeDefined();
    clock.pass(2 * DAY);
    await accounts.sweep();
    expect(await findPerson(store(), guest.person.id)).toBeUndefined();
    expect(await findPerson(store(), member.person.id)).toBeDefined();
    expect(await sessionsOf(store(), member.person.id)).toEqual([]);
  });
});
