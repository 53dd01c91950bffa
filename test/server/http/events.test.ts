// The stream of a table, as HTTP delivers it.
import { expect, test } from 'vitest';
import { EventReader } from '../../support/clients/event-reader.ts';
import { TestHttp } from '../../support/server/http.ts';
import { describeStore } from '../../support/store/stores.ts';

describeStore('the events of a table', (sql) => {
  test('are streamed, with the headers of every reply', async () => {
    const http = await TestHttp.over(sql());
    const { token } = await http.guest();
    const { json } = await http.ask('POST', '/api/tables', { token, body: { game: 'abyss', seats: 2 } });
    const { id } = json as { id: string };
    const address = await http.app.listen({ host: '127.0.0.1', port: 0 });
    const reader = await EventReader.open(`${address}/api/tables/${id}/events`, { origin: address });
    const { message } = await reader.until(({ name }) => name === 'table');
    expect(message).toMatchObject({ table: { id } });
    expect(reader.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'access-control-allow-origin': address,
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    });
    reader.close();
  });

  test('are refused like anything else', async () => {
    const http = await TestHttp.over(sql());
    expect(await http.ask('GET', '/api/tables/aaaaaaaaaa/events')).toMatchObject({ status: 404, code: 'not-found' });
    expect(await http.ask('GET', '/api/tables/x/events')).toMatchObject({ status: 400, code: 'malformed' });
  });

  test('are not begun for a client that only asks for the headers', async () => {
    const http = await TestHttp.over(sql());
    const { token } = await http.guest();
    const { json } = await http.ask('POST', '/api/tables', { token, body: { game: 'abyss', seats: 2 } });
    const reply = await http.ask('HEAD', `/api/tables/${(json as { id: string }).id}/events`);
    expect(reply).toMatchObject({ status: 200, text: '' });
  });
});
