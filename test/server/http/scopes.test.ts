// What a personal token is good for over HTTP: each route that looks at tokens demands its scopes, as the doors do.
import type { AnyRoute, Needs } from '@undertow/server/http/route.ts';
import { allRoutes } from '@undertow/server/http/routes.ts';
import { NewPersonalToken, Scope } from '@undertow/shared/protocol/people.ts';
import { Table } from '@undertow/shared/protocol/tables.ts';
import { expect, test } from 'vitest';
import { TestHttp } from '../../support/server/http.ts';
import { describeStore } from '../../support/store/stores.ts';

/** A new route that looks at tokens belongs here, with what it needs and why. */
const NEEDS: Readonly<Record<string, Needs>> = {
  // It makes an account, changes it, or lets others act for its owner.
  signUp: 'session',
  changeAccount: 'session',
  deleteAccount: 'session',
  signOut: 'session',
  listTokens: 'session',
  createToken: 'session',
  revokeToken: 'session',
  // It tells what is public, and what the token itself is good for.
  getAccount: null,
  // What comes of it is asked at a door, which looks at the scopes of the token.
  getTicket: null,
  joinTableRoom: null,
  joinLobbyRoom: null,
  // It does something at a table.
  createTable: [['tables']],
  quickMatch: [['tables']],
  // The new table shows what was played at the other one.
  playOn: [['tables'], ['watch', 'play']],
  // It shows what only people at a table may see.
  getTable: [['watch', 'play']],
  getHistory: [['watch', 'play']],
  getReplay: [['watch', 'play']],
  getAnalysis: [['watch', 'play']],
  askForAnalysis: [['watch', 'play']],
  nameMoment: [['watch', 'play']],
  answerMoment: [['watch', 'play']],
  adviseOnMoment: [['watch', 'play']],
  listAsked: [['watch', 'play']],
  getRecordAgainstBots: [['watch', 'play']],
  listGamesOfPlayer: [['watch', 'play']],
};

const looksAtTokens = ({ caller }: AnyRoute): boolean =>
  caller === 'visitor' || caller === 'person' || caller === 'member';

/** Whether it is the token that is refused, and not what was asked with it. */
const REFUSED = /^(This token does not have the scope|A personal token is not enough)/;

describeStore('a personal token', (store) => {
  async function tokenFor(http: TestHttp, session: string, scopes: readonly Scope[]): Promise<string> {
    const body = { label: scopes.join(', '), scopes };
    return NewPersonalToken.parse((await http.ask('POST', '/api/tokens', { token: session, body })).json).token;
  }

  test('is looked at by every route that looks at tokens', async () => {
    const http = await TestHttp.over(store(), { environment: { REQUESTS_PER_SECOND: '10000' } });
    const routes = allRoutes(http.services).filter(looksAtTokens);
    expect(Object.fromEntries(routes.map(({ id, needs }) => [id, needs]))).toEqual(NEEDS);
    const { token: session } = await http.member();
    for (const scope of Scope.options) {
      const token = await tokenFor(http, session, [scope]);
      for (const { id, method, path } of routes) {
        const asked = path
          .replace(':id', 'k3v9x0q2ab')
          .replace(':name', 'Ada')
          .replace(':moves', '1')
          .replace(':moment', 'x'.repeat(57));
        const { json, status } = await http.ask(method, asked, { token, ...(method === 'GET' ? {} : { body: {} }) });
        const needs = NEEDS[id];
        const isGood = needs === null || (needs !== 'session' && needs?.every((scopes) => scopes.includes(scope)));
        const { message = '' } = (json ?? {}) as { message?: string };
        expect([REFUSED.test(message), status === 403], `${id} with ${scope}`).toEqual([!isGood, !isGood]);
      }
    }
  });

  test('for chat alone shows nothing of a private table, and those for playing or watching do', async () => {
    const http = await TestHttp.over(store());
    const { token: session } = await http.member();
    const body = { game: 'abyss', seats: 2, access: 'private' };
    const { id } = Table.parse((await http.ask('POST', '/api/tables', { token: session, body })).json);
    const paths = [`/api/tables/${id}`, `/api/tables/${id}/history`, `/api/matches/${id}/replay`];
    const codes = async (token?: string) => {
      const replies = paths.map((path) => http.ask('GET', path, token === undefined ? {} : { token }));
      return (await Promise.all(replies)).map(({ status, code }) => code ?? status);
    };
    // The match is not over yet.
    const seen = [200, 200, 'conflict'];
    expect(await codes(session)).toEqual(seen);
    expect(await codes(await tokenFor(http, session, ['play']))).toEqual(seen);
    expect(await codes(await tokenFor(http, session, ['watch', 'chat']))).toEqual(seen);
    expect(await codes(await tokenFor(http, session, ['chat', 'tables']))).toEqual(paths.map(() => 'forbidden'));
    expect(await codes()).toEqual(paths.map(() => 'not-found'));
  });

  test('that is not good enough is refused also where others need none, and says what it is not good for', async () => {
    const http = await TestHttp.over(store());
    const { token: session } = await http.member();
    const token = await tokenFor(http, session, ['chat']);
    const games = await http.ask('GET', '/api/players/Ada/games', { token });
    expect(games.json).toMatchObject({
      code: 'forbidden',
      message: 'This token does not have the scope "watch" or "play".',
    });
    expect((await http.ask('GET', '/api/players/Ada/games')).status).toBe(200);
    expect((await http.ask('GET', '/api/players/Ada', { token })).status).toBe(200);
  });
});
