// Places from which members have been let in: what strangers try elsewhere does not keep these members out.
import { type Accounts, openAccounts } from '@undertow/server/accounts/accounts.ts';
import { nameKey } from '@undertow/server/accounts/names.ts';
import { Passwords } from '@undertow/server/accounts/passwords.ts';
import { loneBus } from '@undertow/server/cluster/lone-bus.ts';
import { realTimers } from '@undertow/server/scheduling/timers.ts';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { accountsOver, Clock, DAY, MINUTE, refusalOf } from '../../support/server/accounts.ts';
import { describeStore } from '../../support/store/stores.ts';

const HOME = '1.2.3.4';
const ada = { name: 'Ada', password: 'correct horse' };
const wrong = { ...ada, password: 'wrong horse' };

describeStore('a member', (store) => {
  let clock: Clock;
  let accounts: Accounts;
  beforeEach(async () => {
    clock = new Clock();
    accounts = await accountsOver(store(), clock);
  });

  /** As six strangers do it from an address each: then the name is locked for all places that are not familiar. */
  async function guessTooOften(at = accounts, name = ada.name): Promise<void> {
    for (let i = 0; i < 60; i++) await refusalOf(at.authentication.signIn({ ...wrong, name }, `10.0.0.${i % 6}`));
    expect(await refusalOf(at.authentication.signIn({ ...wrong, name }, '10.0.0.7'))).toBe('too-many');
  }

  const signIn = (place: string, at = accounts) => refusalOf(at.authentication.signIn(ada, place));
  const places = () => store().rows<{ place: string }>('select * from familiar_places');

  test('is let in where they signed up, though strangers have guessed too often', async () => {
    await accounts.authentication.signUp(ada, HOME);
    await guessTooOften();
    expect(await signIn('5.6.7.8')).toBe('too-many');
    expect(await signIn(HOME)).toBe('nothing');
  });

  test('is let in where they signed in, or stayed signed in', async () => {
    await accounts.authentication.signUp(ada, HOME);
    const { refresh } = await accounts.authentication.signIn(ada, 'office');
    await accounts.sessions.refresh(refresh, 'train');
    await guessTooOften();
    for (const place of ['office', 'train']) expect(await signIn(place)).toBe('nothing');
  });

  test('is let in where they became a member', async () => {
    const guest = await accounts.authentication.guest(HOME);
    expect(await places()).toEqual([]);
    await accounts.authentication.signUp(ada, HOME, await accounts.identify(guest));
    await guessTooOften();
    expect(await signIn(HOME)).toBe('nothing');
  });

  test('is let in by another process, and after a restart', async () => {
    await accounts.authentication.signUp(ada, HOME);
    const other = await accountsOver(store(), clock);
    await guessTooOften(other);
    expect(await signIn(HOME, other)).toBe('nothing');
  });

  test('has fewer tries from a familiar place than strangers have together', async () => {
    await accounts.authentication.signUp(ada, HOME);
    const guess = () => refusalOf(accounts.authentication.signIn(wrong, HOME));
    for (let i = 0; i < 10; i++) expect(await guess()).toBe('unauthorized');
    expect(await guess()).toBe('too-many');
    expect(await signIn(HOME)).toBe('too-many');
    clock.pass(2 * MINUTE);
    expect(await signIn(HOME)).toBe('nothing');
  });

  test('is not familiar where another member is', async () => {
    await accounts.authentication.signUp(ada, HOME);
    await accounts.authentication.signUp({ ...ada, name: 'Eda' }, '10.0.0.8');
    await guessTooOften();
    expect(await refusalOf(accounts.authentication.signIn(wrong, '10.0.0.8'))).toBe('too-many');
  });

  test('has twenty familiar places, the last ones', async () => {
    await accounts.authentication.signUp(ada, HOME);
    for (let i = 1; i <= 20; i++) {
      clock.pass(MINUTE);
      await accounts.authentication.signIn(ada, `place ${i}`);
    }
    expect(await places()).toHaveLength(20);
    await guessTooOften();
    expect(await signIn(HOME)).toBe('too-many');
    expect(await signIn('place 1')).toBe('nothing');
  });

  test('is a stranger where they have not been for ninety days', async () => {
    await accounts.authentication.signUp(ada, HOME);
    clock.pass(89 * DAY);
    await accounts.authentication.signIn(ada, 'office');
    clock.pass(2 * DAY);
    await guessTooOften();
    expect(await signIn(HOME)).toBe('too-many');
    expect(await places()).toHaveLength(2);
    await accounts.sweep();
    expect(await places()).toHaveLength(1);
    expect(await signIn('office')).toBe('nothing');
  });

  test('leaves no address in the store, and nothing at all when the account is deleted', async () => {
    const identity = await accounts.identify(await accounts.authentication.signUp(ada, HOME));
    await accounts.authentication.signUp({ ...ada, name: 'Eda' }, HOME);
    const kept = await places();
    expect(JSON.stringify(kept)).not.toContain(HOME);
    expect(new Set(kept.map(({ place }) => place)).size).toBe(2);
    await accounts.own.remove(identity, { password: ada.password }, HOME);
    expect(await places()).toHaveLength(1);
  });

  test('can change the password though strangers have guessed at a name that is their id', async () => {
    let session = await accounts.authentication.signUp(ada, HOME);
    // Names are compared by letters that look alike: not every id is a name as it stands.
    for (let i = 0; nameKey(session.person.id) !== session.person.id; i++) {
      clock.pass(5 * MINUTE);
      session = await accounts.authentication.signUp({ ...ada, name: `Ada ${i}` }, HOME);
    }
    await guessTooOften(accounts, session.person.id);
    const identity = await accounts.identify(session);
    const change = { password: 'another horse', current: ada.password };
    expect(await refusalOf(accounts.own.change(identity, change, HOME))).toBe('nothing');
  });
});

describeStore('sixty strangers who sign in at the same moment', (store) => {
  test('turn away each other, but no member who was here before', async () => {
    const passwords = new Passwords({ cost: 4, atOnce: 2, waiting: 16 });
    const timers = { ...realTimers, now: new Clock().now };
    const accounts = await openAccounts(store(), { bus: loneBus(), timers, guestsPerHour: 120, passwords });
    onTestFinished(() => accounts.end());
    await accounts.authentication.signUp(ada, HOME);
    const strangers = Array.from({ length: 60 }, (_, i) =>
      Array.from({ length: 4 }, () =>
        refusalOf(accounts.authentication.signIn({ ...wrong, name: `Eda ${i}` }, `10.0.0.${i}`)),
      ),
    ).flat();
    const member = refusalOf(accounts.authentication.signIn(ada, HOME));
    const results = await Promise.all(strangers);
    expect(results.filter((result) => result === 'too-many').length).toBeGreaterThan(100);
    expect(await member).toBe('nothing');
  });
});
