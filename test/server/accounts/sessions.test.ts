// Sessions and tickets, and when they let a person in.
import type { Accounts } from '@undertow/server/accounts/accounts.ts';
import type { Identity } from '@undertow/server/accounts/identity.ts';
import { type Sql, Unavailable } from '@undertow/server/store/sql.ts';
import type { Session } from '@undertow/shared/protocol/people.ts';
import { beforeEach, expect, test } from 'vitest';
import { accountsOver, Clock, DAY, MINUTE, refusalOf } from '../../support/server/accounts.ts';
import { FailingSql } from '../../support/store/failing-sql.ts';
import { describeStore } from '../../support/store/stores.ts';

const PLACE = '1.2.3.4';

function counting(sql: Sql): { readonly sql: Sql; reads: number } {
  const counted = {
    reads: 0,
    sql: {
      rows<Row extends object>(...query: Parameters<Sql['rows']>): Promise<Row[]> {
        counted.reads++;
        return sql.rows<Row>(...query);
      },
      write: (statements) => sql.write(statements),
      close: () => sql.close(),
    } satisfies Sql,
  };
  return counted;
}

/** Another letter at this place. */
function bend(text: string, at: number): string {
  const i = at < 0 ? text.length + at : at;
  return `${text.slice(0, i)}${text[i] === 'A' ? 'B' : 'A'}${text.slice(i + 1)}`;
}

describeStore('a session', (store) => {
  let clock: Clock;
  let accounts: Accounts;
  let session: Session;
  beforeEach(async () => {
    clock = new Clock();
    accounts = await accountsOver(store(), clock);
    session = await accounts.authentication.guest(PLACE);
  });

  test('has a token that lasts for a quarter of an hour', async () => {
    expect(session.expires).toBe(clock.time + 15 * MINUTE);
    clock.pass(15 * MINUTE - 1);
    expect((await accounts.identify(session)).person).toEqual(session.person);
    clock.pass(1);
    expect(await refusalOf(accounts.identify(session))).toBe('unauthorized');
  });

  test('has a token that cannot be forged, changed or taken for another', async () => {
    const { token, refresh } = session;
    const later = token.replace(/\.\w+\./, `.${(clock.time + DAY).toString(36)}.`);
    const wrong = [later, bend(token, 5), bend(token, -5), `${token}A`, token.slice(0, -1), refresh, 'uta_', 'x', ''];
    expect(later).not.toBe(token);
    for (const one of wrong) expect(await refusalOf(accounts.identify({ token: one })), one).toBe('unauthorized');
    expect(await refusalOf(accounts.identify({}))).toBe('unauthorized');
    expect(await refusalOf(accounts.identify({ ticket: token }))).toBe('unauthorized');
    expect(await refusalOf(accounts.sessions.refresh(token, PLACE))).toBe('unauthorized');
  });

  test('costs the database nothing while it is used, and nothing for tokens that are made up', async () => {
    const counted = counting(store());
    const other = await accountsOver(counted.sql, clock);
    counted.reads = 0;
    await other.identify({ token: bend(session.token, -5) }).catch(() => {});
    expect(counted.reads).toBe(0);
    for (let i = 0; i < 10; i++) await other.identify(session);
    expect(counted.reads).toBe(1);
  });

  test('goes on by its word, which works once', async () => {
    clock.pass(10 * MINUTE);
    const next = await accounts.sessions.refresh(session.refresh, PLACE);
    expect(next).toMatchObject({ person: session.person, expires: clock.time + 15 * MINUTE });
    expect(next.refresh).not.toBe(session.refresh);
    clock.pass(10 * MINUTE);
    expect((await accounts.identify(next)).person).toEqual(session.person);
    expect((await accounts.sessions.refresh(next.refresh, PLACE)).person).toEqual(session.person);
  });

  test('ends when a word is used again, for then two have it', async () => {
    const next = await accounts.sessions.refresh(session.refresh, PLACE);
    const out: boolean[] = [];
    const identity = await accounts.identify(next);
    accounts.listen({ out: (isOut) => out.push(isOut(identity)) });
    clock.pass(MINUTE);
    expect(await refusalOf(accounts.sessions.refresh(session.refresh, PLACE))).toBe('unauthorized');
    expect(out).toEqual([true]);
    expect(await refusalOf(accounts.identify(next))).toBe('unauthorized');
    expect(await refusalOf(accounts.sessions.refresh(next.refresh, PLACE))).toBe('unauthorized');
  });

  test('repeats its reply for a moment, for the first may have been lost on its way', async () => {
    const [one, other] = await Promise.all([
      accounts.sessions.refresh(session.refresh, PLACE),
      accounts.sessions.refresh(session.refresh, PLACE),
    ]);
    expect(other).toEqual(one);
    clock.pass(5000);
    expect(await accounts.sessions.refresh(session.refresh, PLACE)).toEqual(one);
    expect((await accounts.sessions.refresh(one.refresh, PLACE)).person).toEqual(session.person);
  });

  test('repeats its reply though the process that gave it has died with it', async () => {
    const lost = await accounts.sessions.refresh(session.refresh, PLACE);
    const other = await accountsOver(store(), clock);
    clock.pass(5000);
    expect(await other.sessions.refresh(session.refresh, PLACE)).toEqual(lost);
    expect((await other.sessions.refresh(lost.refresh, PLACE)).person).toEqual(session.person);
  });

  test('repeats its reply though the database lost the word that it was kept', async () => {
    const failing = new FailingSql(store());
    const troubled = await accountsOver(failing, clock);
    failing.losesWord = true;
    await expect(troubled.sessions.refresh(session.refresh, PLACE)).rejects.toThrow(Unavailable);
    failing.losesWord = false;
    const next = await troubled.sessions.refresh(session.refresh, PLACE);
    expect((await troubled.sessions.refresh(next.refresh, PLACE)).person).toEqual(session.person);
  });

  test('does not repeat for a moment longer, nor what was said before', async () => {
    const second = await accounts.sessions.refresh(session.refresh, PLACE);
    clock.pass(20_000);
    const third = await accounts.sessions.refresh(second.refresh, PLACE);
    expect(await refusalOf(accounts.sessions.refresh(session.refresh, PLACE))).toBe('unauthorized');
    expect(await refusalOf(accounts.sessions.refresh(third.refresh, PLACE))).toBe('unauthorized');
  });

  test('ends after two months without being used, and not before', async () => {
    clock.pass(59 * DAY);
    const next = await accounts.sessions.refresh(session.refresh, PLACE);
    clock.pass(59 * DAY);
    const last = await accounts.sessions.refresh(next.refresh, PLACE);
    clock.pass(60 * DAY);
    expect(await refusalOf(accounts.sessions.refresh(last.refresh, PLACE))).toBe('unauthorized');
  });

  test('that is ended lets no client in from that moment on', async () => {
    const identity = await accounts.identify(session);
    const out: ((identity: Identity) => boolean)[] = [];
    accounts.listen({ out: (isOut) => out.push(isOut) });
    await accounts.sessions.close(identity.session as string);
    expect(out.map((isOut) => [isOut(identity), isOut({ ...identity, session: 'other' })])).toEqual([[true, false]]);
    expect(await refusalOf(accounts.identify(session))).toBe('unauthorized');
    expect(await refusalOf(accounts.sessions.refresh(session.refresh, PLACE))).toBe('unauthorized');
  });

  test('that is ended while it is looked up lets no client in later', async () => {
    const identity = await accounts.identify(session);
    const sql = new FailingSql(store());
    const fresh = await accountsOver(sql, clock);
    const goOn = sql.holdReads('from sessions');
    const lookedUp = Promise.allSettled([fresh.identify(session)]);
    await sql.held;
    await accounts.sessions.close(identity.session as string);
    await fresh.sessions.close(identity.session as string);
    goOn();
    await lookedUp;
    expect(await refusalOf(fresh.identify(session))).toBe('unauthorized');
  });

  test('is known to every process over the same database, and its end soon', async () => {
    const other = await accountsOver(store(), clock);
    const identity = await other.identify(session);
    expect(identity.person).toEqual(session.person);
    await accounts.sessions.close(identity.session as string);
    clock.pass(20_000);
    expect(await refusalOf(other.identify(session))).toBe('unauthorized');
  });
});

describeStore('a ticket', (store) => {
  let clock: Clock;
  let accounts: Accounts;
  let session: Session;
  beforeEach(async () => {
    clock = new Clock();
    accounts = await accountsOver(store(), clock);
    session = await accounts.authentication.guest(PLACE);
  });

  test('lets its holder in, once', async () => {
    const identity = await accounts.identify(session);
    const { ticket } = accounts.tickets.issue(identity, session);
    expect(await accounts.identify({ ticket })).toEqual(identity);
    expect(await refusalOf(accounts.identify({ ticket }))).toBe('unauthorized');
  });

  test('is good for half a minute', async () => {
    const identity = await accounts.identify(session);
    const { ticket, expires } = accounts.tickets.issue(identity, session);
    expect(expires).toBe(clock.time + 30_000);
    clock.pass(30_000);
    expect(await refusalOf(accounts.identify({ ticket }))).toBe('unauthorized');
  });

  test('of a personal token may do what the token may', async () => {
    const { token } = await accounts.tokens.create(session.person.id, { label: 'bot', scopes: ['play'] });
    const identity = await accounts.identify({ token });
    const { ticket } = accounts.tickets.issue(identity, { token });
    expect(await accounts.identify({ ticket })).toEqual(identity);
    expect(identity.scopes).toEqual(['play']);
  });

  test('is worth nothing once its session has ended', async () => {
    const identity = await accounts.identify(session);
    const { ticket } = accounts.tickets.issue(identity, session);
    await accounts.sessions.close(identity.session as string);
    expect(await refusalOf(accounts.identify({ ticket }))).toBe('unauthorized');
  });

  test('is nothing that can be made up, and no token', async () => {
    const { ticket } = accounts.tickets.issue(await accounts.identify(session), session);
    expect(await refusalOf(accounts.identify({ ticket: bend(ticket, -5) }))).toBe('unauthorized');
    expect(await refusalOf(accounts.identify({ token: ticket }))).toBe('unauthorized');
  });
});
