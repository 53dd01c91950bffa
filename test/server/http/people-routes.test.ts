// Accounts, sessions and tokens over HTTP.
import { Account, NewPersonalToken, Session, Ticket } from '@undertow/shared/protocol/people.ts';
import { expect, test } from 'vitest';
import { TestHttp } from '../../support/server/http.ts';
import { describeStore } from '../../support/store/stores.ts';

const ada = { name: 'Ada', password: 'correct horse' };

describeStore('people over HTTP', (store) => {
  test('come in as guests in one request', async () => {
    const http = await TestHttp.over(store());
    const reply = await http.ask('POST', '/api/guests');
    expect(reply.status).toBe(201);
    const { person, token } = Session.parse(reply.json);
    const account = await http.ask('GET', '/api/account', { token });
    expect(Account.parse(account.json)).toEqual({
      person,
      created: http.clock.time,
      scopes: ['play', 'watch', 'tables', 'chat'],
    });
  });

  test('sign up, in, on and out', async () => {
    const http = await TestHttp.over(store());
    const signedUp = await http.ask('POST', '/api/accounts', { body: ada });
    expect(signedUp.status).toBe(201);
    expect(Session.parse(signedUp.json).person.kind).toBe('member');
    const signedIn = await http.ask('POST', '/api/sessions', { body: ada });
    expect(signedIn.status).toBe(201);
    const refreshed = await http.ask('POST', '/api/sessions/refresh', {
      body: { refresh: Session.parse(signedIn.json).refresh },
    });
    expect(refreshed.status).toBe(200);
    const { token } = Session.parse(refreshed.json);
    const out = await http.ask('DELETE', '/api/sessions', { token });
    expect([out.status, out.text]).toEqual([204, '']);
    const after = await http.ask('GET', '/api/account', { token });
    expect([after.status, after.code, after.headers['www-authenticate']]).toEqual([401, 'unauthorized', 'Bearer']);
    expect((await http.ask('GET', '/api/account', { token: Session.parse(signedUp.json).token })).status).toBe(200);
  });

  test('sign up as the guests that they are', async () => {
    const http = await TestHttp.over(store());
    const guest = await http.guest();
    const member = await http.ask('POST', '/api/accounts', { token: guest.token, body: ada });
    expect(Session.parse(member.json).person).toEqual({ ...guest.person, name: 'Ada', kind: 'member' });
    const stale = await http.ask('POST', '/api/accounts', { token: `${guest.token}x`, body: { ...ada, name: 'Eda' } });
    expect(stale.code).toBe('unauthorized');
  });

  test('are one place if they come from one network of IPv6', async () => {
    const http = await TestHttp.over(store(), { environment: { TRUST_PROXY: '1' } });
    await http.member();
    const guess = async (address: string) => {
      const body = { ...ada, password: 'wrong horse' };
      return (await http.ask('POST', '/api/sessions', { body, headers: { 'x-forwarded-for': address } })).code;
    };
    for (let i = 0; i < 10; i++) expect(await guess(`2001:db8:0:1::${i}`)).toBe('unauthorized');
    expect(await guess('2001:db8:0:1:ffff::1')).toBe('too-many');
    expect(await guess('2001:db8:0:2::1')).toBe('unauthorized');
  });

  test('are told what is wrong by its status', async () => {
    const http = await TestHttp.over(store());
    await http.member();
    const codes = async (method: string, path: string, body?: object) => {
      const { status, code } = await http.ask(method, path, { body });
      return [status, code];
    };
    expect(await codes('POST', '/api/accounts', ada)).toEqual([409, 'taken']);
    expect(await codes('POST', '/api/sessions', { ...ada, password: 'wrong horse' })).toEqual([401, 'unauthorized']);
    expect(await codes('POST', '/api/sessions/refresh', { refresh: 'x' })).toEqual([401, 'unauthorized']);
    expect(await codes('GET', '/api/account')).toEqual([401, 'unauthorized']);
  });

  test('change and delete their account', async () => {
    const http = await TestHttp.over(store());
    const { token } = await http.member();
    const renamed = await http.ask('PATCH', '/api/account', { token, body: { name: 'Countess' } });
    expect(Account.parse(renamed.json).person.name).toBe('Countess');
    const wrong = await http.ask('PATCH', '/api/account', { token, body: { password: 'another horse', current: 'x' } });
    expect(wrong.json).toMatchObject({ code: 'forbidden', field: 'current' });
    const body = { password: 'another horse', current: ada.password };
    expect((await http.ask('PATCH', '/api/account', { token, body })).status).toBe(200);
    expect((await http.ask('DELETE', '/api/account', { token })).code).toBe('forbidden');
    const gone = await http.ask('DELETE', '/api/account', { token, body: { password: 'another horse' } });
    expect(gone.status).toBe(204);
    expect((await http.ask('GET', '/api/account', { token })).status).toBe(401);
  });

  test('get tickets', async () => {
    const http = await TestHttp.over(store());
    const { token, person } = await http.guest();
    const reply = await http.ask('POST', '/api/tickets', { token });
    expect(reply.status).toBe(201);
    const { ticket } = Ticket.parse(reply.json);
    expect((await http.accounts.identify({ ticket })).person).toEqual(person);
  });

  test('give tokens to their programs, and take them back', async () => {
    const http = await TestHttp.over(store());
    const { token } = await http.member();
    const wanted = { label: 'my bot', scopes: ['play', 'watch'] };
    const made = await http.ask('POST', '/api/tokens', { token, body: wanted });
    expect(made.status).toBe(201);
    const { id, token: personal } = NewPersonalToken.parse(made.json);
    const account = await http.ask('GET', '/api/account', { token: personal });
    expect(Account.parse(account.json).scopes).toEqual(['play', 'watch']);
    const list = await http.ask('GET', '/api/tokens', { token });
    expect(list.json).toMatchObject([{ id, label: 'my bot', used: http.clock.time }]);
    expect(list.text).not.toContain(personal);
    expect((await http.ask('DELETE', `/api/tokens/${id}`, { token })).status).toBe(204);
    expect((await http.ask('DELETE', `/api/tokens/${id}`, { token })).status).toBe(404);
    expect((await http.ask('GET', '/api/account', { token: personal })).status).toBe(401);
  });

  test('take back all tokens with a new password, if they wish so', async () => {
    const http = await TestHttp.over(store());
    const { token } = await http.member();
    const made = await http.ask('POST', '/api/tokens', { token, body: { label: 'my bot', scopes: ['play'] } });
    const personal = NewPersonalToken.parse(made.json).token;
    const change = (body: object) => http.ask('PATCH', '/api/account', { token, body });
    await change({ password: 'another horse', current: ada.password });
    expect((await http.ask('GET', '/api/account', { token: personal })).status).toBe(200);
    await change({ password: 'correct horse', current: 'another horse', revokeTokens: true });
    expect((await http.ask('GET', '/api/account', { token: personal })).status).toBe(401);
    expect((await http.ask('GET', '/api/tokens', { token })).json).toEqual([]);
  });

  test('do with a personal token only what it is good for', async () => {
    const http = await TestHttp.over(store());
    const { token } = await http.member();
    const made = await http.ask('POST', '/api/tokens', { token, body: { label: 'my bot', scopes: ['watch'] } });
    const personal = NewPersonalToken.parse(made.json).token;
    for (const [method, path, body] of [
      ['PATCH', '/api/account', { name: 'Eda' }],
      ['DELETE', '/api/account', { password: ada.password }],
      ['DELETE', '/api/sessions', undefined],
      ['GET', '/api/tokens', undefined],
      ['POST', '/api/tokens', { label: 'another', scopes: ['play'] }],
      ['POST', '/api/tables', { game: 'abyss', seats: 2 }],
    ] as const) {
      const reply = await http.ask(method, path, { token: personal, body });
      expect([reply.status, reply.code], path).toEqual([403, 'forbidden']);
    }
  });

  test('are guests without personal tokens', async () => {
    const http = await TestHttp.over(store());
    const { token } = await http.guest();
    expect((await http.ask('GET', '/api/tokens', { token })).code).toBe('forbidden');
  });

  test('show their token as a bearer, and in no other way', async () => {
    const http = await TestHttp.over(store());
    const { token } = await http.guest();
    const status = async (authorization: string) =>
      (await http.ask('GET', '/api/account', { headers: { authorization } })).status;
    expect(await status(`Bearer ${token}`)).toBe(200);
    expect(await status(`bearer  ${token}`)).toBe(200);
    expect(await status(`Basic ${token}`)).toBe(401);
    expect(await status(token)).toBe(401);
    expect((await http.ask('GET', `/api/account?token=${token}`)).status).toBe(401);
  });
});
