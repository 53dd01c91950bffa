// Accounts in several processes: one lets a person in, another puts them out; and tries are counted in all.
import type { Accounts } from '@undertow/server/accounts/accounts.ts';
import type { Identity } from '@undertow/server/accounts/identity.ts';
import type { Session } from '@undertow/shared/protocol/people.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountsOver, Clock, refusalOf } from '../../support/server/accounts.ts';
import { Buses } from '../../support/server/buses.ts';
import { describeStore } from '../../support/store/stores.ts';
import { nextRound } from '../../support/time/fake-time.ts';

const PASSWORD = 'correct horse';

/** A door of one process: the identities that it has let in, and what it is told of them. */
class Door {
  readonly inside: Identity[];
  readonly names: string[] = [];
  readonly gone: string[] = [];

  constructor(accounts: Accounts, ...inside: Identity[]) {
    this.inside = inside;
    accounts.listen({
      present: () => this.inside,
      out: (isOut) => {
        for (const one of this.inside.filter(isOut)) this.inside.splice(this.inside.indexOf(one), 1);
      },
      changed: ({ name }) => this.names.push(name),
      gone: (person) => this.gone.push(person),
    });
  }
}

describeStore('in another process', (store) => {
  let clock: Clock;
  let buses: Buses;
  let one: Accounts;
  let other: Accounts;
  let session: Session;
  let identity: Identity;

  beforeEach(async () => {
    clock = new Clock();
    buses = new Buses();
    one = await accountsOver(store(), clock, 120, buses.join('one'));
    other = await accountsOver(store(), clock, 120, buses.join('other'));
    session = await one.authentication.signUp({ name: 'Ada', password: PASSWORD }, 'here');
    identity = await other.identify(session);
  });

  /** Until it is so. All that is awaited here is under way already. */
  async function until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await nextRound();
  }

  describe('an identity that is out', () => {
    test('is let in no more, and keeps nothing open', async () => {
      const door = new Door(other, identity);
      await one.sessions.close(identity.session ?? '');
      await nextRound();
      expect(door.inside).toEqual([]);
      expect(await refusalOf(other.identify(session))).toBe('unauthorized');
    });

    test('by a new password keeps the session by which it was set, and personal tokens', async () => {
      const second = await other.identify(await one.authentication.signIn({ name: 'Ada', password: PASSWORD }, 'here'));
      const bot = await other.identify(await one.tokens.create(identity.person.id, { label: 'bot', scopes: ['play'] }));
      const door = new Door(other, identity, second, bot);
      await one.own.change(await one.identify(session), { password: 'battery staple', current: PASSWORD }, 'here');
      await nextRound();
      expect(door.inside).toEqual([identity, bot]);
    });

    test('by a new password that takes back the tokens, too, keeps only the session by which it was set', async () => {
      const bot = await other.identify(await one.tokens.create(identity.person.id, { label: 'bot', scopes: ['play'] }));
      const door = new Door(other, identity, bot);
      const change = { password: 'battery staple', current: PASSWORD, revokeTokens: true };
      await one.own.change(await one.identify(session), change, 'here');
      await nextRound();
      expect(door.inside).toEqual([identity]);
    });

    test('because the guest has signed up keeps nothing open, and the member comes in by the new session alone', async () => {
      const guest = await one.authentication.guest('here');
      const before = await other.identify(guest);
      const door = new Door(other, before, identity);
      const member = await one.authentication.signUp({ name: 'Eda', password: PASSWORD }, 'here', before);
      await nextRound();
      expect(door.inside).toEqual([identity]);
      expect(await refusalOf(other.identify(guest))).toBe('unauthorized');
      expect(await other.identify(member)).toMatchObject({ person: { id: before.person.id, kind: 'member' } });
    });

    test('because the token was taken back is out by that token alone', async () => {
      const made = await one.tokens.create(identity.person.id, { label: 'bot', scopes: ['play'] });
      const door = new Door(other, identity, await other.identify(made));
      await one.tokens.revoke(identity.person.id, made.id);
      await nextRound();
      expect(door.inside).toEqual([identity]);
      expect(await refusalOf(other.identify(made))).toBe('unauthorized');
    });

    test('because the account is gone is out everywhere', async () => {
      const door = new Door(other, identity);
      await one.own.remove(await one.identify(session), { password: PASSWORD }, 'here');
      await nextRound();
      expect([door.inside, door.gone]).toEqual([[], [identity.person.id]]);
    });

    test('while it is looked up does not come in any more', async () => {
      const fresh = await accountsOver(store(), clock, 120, buses.join('fresh'));
      const lookedUp = refusalOf(fresh.identify(session));
      await one.sessions.close(identity.session ?? '');
      await lookedUp;
      await nextRound();
      expect(await refusalOf(fresh.identify(session))).toBe('unauthorized');
    });

    test('is found when the word of it was lost', async () => {
      const stays = await other.identify(await one.authentication.guest('here'));
      const bot = await other.identify(await one.tokens.create(identity.person.id, { label: 'bot', scopes: ['play'] }));
      const door = new Door(other, identity, bot, stays);
      buses.cut('other');
      await one.sessions.close(identity.session ?? '');
      await one.tokens.revoke(bot.person.id, bot.token ?? '');
      await nextRound();
      expect(door.inside).toHaveLength(3);
      buses.mend('other');
      await until(() => door.inside.length < 2);
      expect(door.inside).toEqual([stays]);
      expect(await refusalOf(other.identify(session))).toBe('unauthorized');
    });

    test('is found when the process died that could have told it', async () => {
      const door = new Door(other, identity);
      buses.cut('one');
      await one.own.remove(await one.identify(session), { password: PASSWORD }, 'here');
      buses.kill('one');
      await until(() => door.inside.length === 0);
    });
  });

  test('a new name is heard at once, or found when it was missed', async () => {
    const door = new Door(other, identity);
    await one.own.change(identity, { name: 'Augusta' }, 'here');
    await nextRound();
    expect(door.names).toEqual(['Augusta']);
    expect((await other.identify(session)).person.name).toBe('Augusta');
    buses.lose();
    await one.own.change(identity, { name: 'Countess' }, 'here');
    await until(() => door.names.length > 1);
    expect(door.names.at(-1)).toBe('Countess');
    expect((await other.identify(session)).person.name).toBe('Countess');
  });

  test('a ticket that was used is worth nothing, also at the same moment', async () => {
    const { ticket } = one.tickets.issue(identity, session);
    const results = await Promise.all([one, other].map((accounts) => refusalOf(accounts.identify({ ticket }))));
    expect(results.toSorted()).toEqual(['nothing', 'unauthorized']);
    const again = other.tickets.issue(identity, session);
    buses.cut('other');
    expect(await refusalOf(other.identify(again))).toBe('nothing');
    expect(await refusalOf(one.identify(again))).toBe('unauthorized');
  });

  test('tickets that were used are forgotten when they are worth nothing any more', async () => {
    await one.identify(one.tickets.issue(identity, session));
    const used = () => store().rows('select id from tickets');
    await one.sweep();
    expect(await used()).toHaveLength(1);
    clock.pass(30_000);
    await one.sweep();
    expect(await used()).toEqual([]);
  });

  test('guesses at a password count as well', async () => {
    let places = 0;
    const guess = (accounts: Accounts) =>
      refusalOf(accounts.authentication.signIn({ name: 'Ada', password: 'guess' }, `place ${places++}`));
    for (let i = 0; i < 50; i++) {
      expect(await guess(i % 2 === 0 ? one : other)).toBe('unauthorized');
      clock.pass(1);
    }
    await nextRound();
    const results = [];
    for (const accounts of [one, other]) results.push(await guess(accounts));
    expect(results).toEqual(['too-many', 'too-many']);
  });
});
