// What strangers can do at the balancer: hold connections, and offer what is not taken up.
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { OFFERS_HTTP2, RawHttp } from '../support/clients/raw-http.ts';
import { haproxy } from '../support/services/installed.ts';
import { describeWith } from '../support/services/shared.ts';
import { balancerOf, eventually, twoBehindABalancer, whoAnswers } from './balancer-scene.ts';
import { StubServer } from './stub-server.ts';

describeWith(haproxy, 'the balancer', () => {
  test('takes requests however many connections of an address ask for nothing', async () => {
    const one = await StubServer.start('one');
    const balancer = await balancerOf({ upstreams: [one.upstream], connectionsPerAddress: 3 });
    const { port, hostname: host } = new URL(balancer.url);
    const idle = Array.from({ length: 10 }, () => connect({ port: Number(port), host, localAddress: '127.0.0.2' }));
    for (const socket of idle) socket.on('error', () => {}).resume();
    await eventually(() => expect(idle.filter(({ closed }) => closed)).toHaveLength(7));
    expect(await whoAnswers(balancer, 2)).toEqual(['one', 'one']);
  });

  test('hands requests on that offer HTTP/2 as any other, one by one, and without the offer', async () => {
    const { balancer, one, two } = await twoBehindABalancer();
    const http = await RawHttp.to(balancer.url);
    for (const path of ['/one-1/a', '/two-1/b']) {
      const { head, body } = await http.ask([`POST ${path} HTTP/1.1`, ...OFFERS_HTTP2], 'hot water');
      expect([head.split('\r\n', 1)[0], body]).toEqual(['HTTP/1.1 200 OK', path.slice(1, 4)]);
    }
    for (const { requests } of [one, two]) {
      expect(requests.map(({ headers }) => [headers.upgrade, headers['x-forwarded-for']])).toEqual([
        [undefined, '127.0.0.1'],
      ]);
    }
    expect((await http.ask(['GET /metrics HTTP/1.1'])).head).toMatch(/^HTTP\/1\.1 404 /);
  });
});
