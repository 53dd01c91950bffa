// Nothing that is secret is ever in the log, however a request carries it and whatever becomes of the request.
import { NewPersonalToken, Session, Ticket } from '@undertow/shared/protocol/people.ts';
import { expect, test } from 'vitest';
import { OPERATOR_TOKEN, type Reply, TestHttp } from '../../support/server/http.ts';
import { describeStore } from '../../support/store/stores.ts';

const PASSWORD = 'correct horse battery';
const WRONG = 'wrong horse battery';
const INVITATION = 'fish-and-chips-at-eight';
const SEED = '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae';

describeStore('the log of requests', (store) => {
  test('has a line for each, and no secret in any', async () => {
    const http = await TestHttp.over(store(), {
      operations: {
        match: () => Promise.reject(new Error(`cannot resume with the seed ${SEED}`)),
        announce: () => Promise.reject(Object.assign(new Error('x'), { headers: { authorization: OPERATOR_TOKEN } })),
      },
    });
    const replies: Reply[] = [];
    const ask = async (...asked: Parameters<TestHttp['ask']>): Promise<Reply> => {
      const reply = await http.ask(...asked);
      replies.push(reply);
      return reply;
    };
    const session = async (...asked: Parameters<TestHttp['ask']>) => Session.parse((await ask(...asked)).json);
    const guest = await session('POST', '/api/guests');
    const ada = { name: 'Ada', password: PASSWORD };
    const member = await session('POST', '/api/accounts', { token: guest.token, body: ada });
    await ask('POST', '/api/sessions', { body: { ...ada, password: WRONG } });
    await ask('POST', '/api/sessions', {
      body: `{"name":"Ada","password":"${PASSWORD}`,
      headers: { 'content-type': 'application/json' },
    });
    await ask('POST', '/api/sessions', { body: { name: 1, password: PASSWORD } });
    const { token } = await session('POST', '/api/sessions/refresh', { body: { refresh: member.refresh } });
    await ask('PATCH', '/api/account', { token, body: { password: WRONG, current: PASSWORD } });
    await ask('GET', `/api/account?token=${token}&ticket=${token}`, { token: `${token}x` });
    const { ticket } = Ticket.parse((await ask('POST', '/api/tickets', { token })).json);
    await ask('GET', `/nowhere/${ticket}?ticket=${ticket}`);
    const made = await ask('POST', '/api/tokens', { token, body: { label: 'bot', scopes: ['play'] } });
    const personal = NewPersonalToken.parse(made.json).token;
    await ask('GET', '/api/account', { token: personal });
    await ask('GET', `/api/tables/k3v9x0q2ab?invitation=${INVITATION}`, { token });
    await ask('GET', `/api/tables/${INVITATION}%zz?invitation=${INVITATION}`);
    await ask('GET', '/api/operator/matches/k3v9x0q2ab', { token: OPERATOR_TOKEN });
    await ask('POST', '/api/operator/notices', { token: OPERATOR_TOKEN, body: { text: 'Hello' } });
    await ask('DELETE', '/api/account', { token, body: { password: WRONG } });
    expect(replies.map(({ status }) => status)).toEqual([
      201, 201, 401, 400, 400, 200, 200, 401, 201, 404, 201, 200, 404, 400, 500, 500, 204,
    ]);

    const requests = http.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    expect(requests.length).toBeGreaterThanOrEqual(replies.length - 1);
    expect(requests[0]).toMatchObject({
      method: 'POST',
      path: '/api/guests',
      status: 201,
      request: expect.any(String),
    });
    const log = http.log.join('');
    const sessions = [guest, member, { token, refresh: member.refresh }];
    const secrets = sessions.flatMap((session) => [session.token, session.refresh]);
    for (const secret of [...secrets, ticket, personal, PASSWORD, WRONG, 'horse', SEED, OPERATOR_TOKEN]) {
      expect(log).not.toContain(secret);
    }
    expect(log).not.toContain(`=${INVITATION}`);
  });
});
