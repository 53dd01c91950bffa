// Requests of an address that does not stop to ask.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loneBus } from '@undertow/server/cluster/lone-bus.ts';
import { readConfig } from '@undertow/server/config.ts';
import { RequestRate } from '@undertow/server/http/request-rate.ts';
import { SlowRefusals } from '@undertow/server/limits/slow-refusals.ts';
import { expect, onTestFinished, test } from 'vitest';
import { RawHttp } from '../../support/clients/raw-http.ts';
import { TestHttp } from '../../support/server/http.ts';
import { describeStore } from '../../support/store/stores.ts';
import { FakeTime, nextRound } from '../../support/time/fake-time.ts';

const GET = ['GET / HTTP/1.1'];

/** A server whose clients have been refused so often that they flood it. */
async function flooded(trustProxy = '0') {
  const time = new FakeTime();
  const refusals = new SlowRefusals(time);
  const rate = new RequestRate({
    config: readConfig({ TRUST_PROXY: trustProxy }),
    now: () => time.now(),
    bus: loneBus(),
    refusals,
    app: { timers: time },
  });
  let asked = 0;
  const listener = rate.before((_, response) => {
    asked++;
    response.setHeader('content-length', 0).end();
  });
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server, 'listening');
  while (!refusals.isFlooding('127.0.0.1')) refusals.count('127.0.0.1');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { time, refusals, url, asked: () => asked };
}

test('is refused late, before it is looked at, and its connection is closed', async () => {
  const { time, url, asked } = await flooded();
  const client = await RawHttp.to(url);
  const answer = client.ask(GET);
  while (time.alarms === 0) await nextRound();
  await time.pass(1000);
  const { head, body } = await answer;
  expect(head).toMatch(/^HTTP\/1.1 429 /);
  expect(head).toMatch(/^retry-after: 1\r/im);
  expect(head).toMatch(/^connection: close\r/im);
  expect(JSON.parse(body)).toMatchObject({ code: 'too-many', retryAfter: 1000 });
  expect(asked()).toBe(0);
});

test('is taken again after a while', async () => {
  const { time, url, asked } = await flooded();
  await time.pass(200);
  expect((await (await RawHttp.to(url)).ask(GET)).head).toMatch(/^HTTP\/1.1 200 /);
  expect(asked()).toBe(1);
});

test('is refused at once behind a proxy, whose connection brings the requests of others, too', async () => {
  const { refusals, url } = await flooded('1');
  while (!refusals.isFlooding('1.2.3.4')) refusals.count('1.2.3.4');
  const proxy = await RawHttp.to(url);
  const { head } = await proxy.ask([...GET, 'X-Forwarded-For: 1.2.3.4']);
  expect(head).toMatch(/^HTTP\/1.1 429 /);
  expect(head).not.toMatch(/^connection: close/im);
  expect((await proxy.ask([...GET, 'X-Forwarded-For: 1.2.3.5'])).head).toMatch(/^HTTP\/1.1 200 /);
});

describeStore('over the store', (store) => {
  test('floods by what is refused, and by nothing else', async () => {
    const http = await TestHttp.over(store(), { environment: { REQUESTS_PER_SECOND: '20' } });
    const { refusals } = http.services;
    for (let i = 0; i < 80; i++) await http.ask('GET', '/api/games');
    for (let i = 0; i < 20; i++) expect((await http.ask('GET', '/healthz')).status).toBe(200);
    expect(refusals.isFlooding('127.0.0.1')).toBe(false);
    for (let i = 0; i < 40; i++) expect((await http.ask('GET', '/api/games')).status).toBe(429);
    // A refusal is counted when its answer has been sent, and so perhaps after the client has read it.
    await expect.poll(() => refusals.isFlooding('127.0.0.1')).toBe(true);
  });

  test('what watches over the server has an allowance of its own, and no more', async () => {
    const http = await TestHttp.over(store(), { environment: { REQUESTS_PER_SECOND: '1' } });
    for (let i = 0; i < 200; i++) expect((await http.ask('GET', '/healthz')).status).toBe(200);
    expect(http.services.refusals.isFlooding('127.0.0.1')).toBe(false);
    expect((await http.ask('GET', '/healthz')).status).toBe(429);
    expect((await http.ask('GET', '/api/games')).status).toBe(200);
  });
});
