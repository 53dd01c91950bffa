// The balancer in front of servers that only say their names.
import { once } from 'node:events';
import { request as open } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { haproxy } from '../support/services/installed.ts';
import { describeWith } from '../support/services/shared.ts';
import { eventually, NEVER, socketTo, twoBehindABalancer, whoAnswers } from './balancer-scene.ts';
import { StubServer } from './stub-server.ts';

describeWith(haproxy, 'requests', () => {
  test('go to the servers in turn', async () => {
    const { balancer } = await twoBehindABalancer();
    const names = await whoAnswers(balancer, 4);
    expect(names.slice(2)).toEqual(names.slice(0, 2));
    expect(names.slice(0, 2).sort()).toEqual(['one', 'two']);
  });

  test('pass through as they are, and so do their answers', async () => {
    const { balancer, one } = await twoBehindABalancer();
    let body = '';
    one.answer = async (request, response) => {
      body = await text(request);
      response.setHeader('set-cookie', ['a=1', 'b=2']).writeHead(418, 'Quite so').end('short and stout');
    };
    const response = await fetch(`${balancer.url}/one-1/teapot?x=%20y`, {
      method: 'POST',
      headers: { 'content-type': 'text/x-tea', authorization: 'Bearer leaf' },
      body: 'hot water',
    });
    expect([response.status, response.statusText, await response.text()]).toEqual([418, 'Quite so', 'short and stout']);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(body).toBe('hot water');
    const [{ method, url, headers } = {}] = one.requests;
    expect([method, url]).toEqual(['POST', '/one-1/teapot?x=%20y']);
    expect(headers).toMatchObject({
      'content-type': 'text/x-tea',
      authorization: 'Bearer leaf',
      host: new URL(balancer.url).host,
    });
  });

  test('with a body of unknown length pass through, too', async () => {
    const { balancer, one } = await twoBehindABalancer();
    one.answer = (request, response) => void request.pipe(response);
    const request = open(`${balancer.url}/one-1/echo`, { method: 'POST' });
    request.write('some, ');
    request.end('and more');
    const [response] = await once(request, 'response');
    expect(await text(response)).toBe('some, and more');
  });

  test('say where they came from, whatever they claim', async () => {
    const { balancer, one } = await twoBehindABalancer();
    await fetch(`${balancer.url}/one-1/x`, {
      headers: { 'x-forwarded-for': '6.6.6.6', 'x-forwarded-host': 'evil.example' },
    });
    expect(one.requests[0]?.headers).toMatchObject({
      'x-forwarded-for': '6.6.6.6, 127.0.0.1',
      'x-forwarded-host': new URL(balancer.url).host,
    });
  });

  test('go to the others when a server is gone, and no client notices', async () => {
    const { balancer, one } = await twoBehindABalancer(NEVER);
    await one.stop();
    expect(await whoAnswers(balancer, 4)).toEqual(['two', 'two', 'two', 'two']);
    const posted = await fetch(balancer.url, { method: 'POST', body: 'x' });
    expect(await posted.text()).toBe('two');
  });

  test('that were sent to a server which breaks before it answers are asked elsewhere only if that does no harm', async () => {
    const { balancer, one, two } = await twoBehindABalancer();
    for (const stub of [one, two]) stub.answer = (request) => void request.socket.destroy();
    const asked = () => one.requests.length + two.requests.length;
    expect((await fetch(balancer.url)).status).toBe(502);
    expect([one.requests, two.requests]).not.toContainEqual([]);
    const before = asked();
    const posted = await fetch(balancer.url, { method: 'POST', body: 'once' });
    expect([posted.status, await posted.text()]).toEqual([502, 'The server went away before it answered.\n']);
    expect(asked()).toBe(before + 1);
  });

  test('have a connection to their server each, for a kept one may just be closing when it is used', async () => {
    const { balancer, one } = await twoBehindABalancer(NEVER);
    expect(await whoAnswers(balancer, 2, '/one-1/x')).toEqual(['one', 'one']);
    expect(new Set(one.requests.map(({ socket }) => socket)).size).toBe(2);
  });

  test('do not go to servers that are about to go', async () => {
    const { balancer, one } = await twoBehindABalancer();
    one.isReady = false;
    await eventually(async () => expect(await balancer.ready()).toEqual(['two']));
    expect(await whoAnswers(balancer, 3)).toEqual(['two', 'two', 'two']);
    one.isReady = true;
    await eventually(async () => expect(await balancer.ready()).toEqual(['one', 'two']));
    expect((await whoAnswers(balancer, 2)).sort()).toEqual(['one', 'two']);
  });

  test('find a server again that has come back', async () => {
    const { balancer, one } = await twoBehindABalancer();
    const { port } = one;
    await one.stop();
    await eventually(async () => expect(await balancer.ready()).toEqual(['two']));
    await StubServer.start('one', port);
    await eventually(async () => expect(await balancer.ready()).toEqual(['one', 'two']));
  });

  test('are refused in the words of the servers when none is ready', async () => {
    const { balancer, one, two } = await twoBehindABalancer();
    one.isReady = two.isReady = false;
    await eventually(async () => expect(await balancer.ready()).toEqual([]));
    const response = await fetch(balancer.url, { method: 'POST', body: 'x' });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await response.json()).toMatchObject({ code: 'unavailable', retryAfter: 1000 });
  });

  test('that their client gives up are given up', async () => {
    const { balancer, one } = await twoBehindABalancer();
    const left = new Promise((resolve) => {
      one.answer = (request, response) => {
        request.socket.once('close', resolve);
        response.write('the beginning');
      };
    });
    const giveUp = new AbortController();
    const response = await fetch(`${balancer.url}/one-1/endless`, { signal: giveUp.signal });
    expect(response.status).toBe(200);
    giveUp.abort();
    await left;
  });

  test('break off when their answer breaks off', async () => {
    const { balancer, one } = await twoBehindABalancer();
    one.answer = (request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half of', () => request.socket.destroy());
    };
    await expect(fetch(`${balancer.url}/one-1/x`).then((response) => response.text())).rejects.toThrow();
  });
});

describeWith(haproxy, 'sockets', () => {
  test('of a room reach the process that has it', async () => {
    const { balancer } = await twoBehindABalancer();
    for (const name of ['one', 'two', 'two', 'one']) {
      const { socket, next } = await socketTo(balancer, `/${name}-x8F_3/room-1?sessionId=s`);
      socket.send('hello');
      expect(await next()).toBe(`${name}: hello`);
    }
  });

  test('of a room whose process is gone are refused, and go to no other', async () => {
    const { balancer, one, two } = await twoBehindABalancer(NEVER);
    await one.stop();
    await expect(socketTo(balancer, '/one-x8F_3/room-1')).rejects.toThrow('503');
    expect(two.requests).toEqual([]);
  });

  test('of a room are taken also by a server that gets no new clients', async () => {
    const { balancer, one } = await twoBehindABalancer();
    one.isReady = false;
    await eventually(async () => expect(await balancer.ready()).toEqual(['two']));
    const { socket, next } = await socketTo(balancer, '/one-1/room');
    socket.send('still here');
    expect(await next()).toBe('one: still here');
  });

  test('of the JSON door go to the servers in turn, and past one that is gone', async () => {
    const { balancer, one } = await twoBehindABalancer(NEVER);
    const names = new Set<string>();
    for (let i = 0; i < 2; i++) {
      const { socket, next } = await socketTo(balancer, '/ws/v1');
      socket.send('hello');
      names.add(await next());
    }
    expect([...names].sort()).toEqual(['one: hello', 'two: hello']);
    await one.stop();
    for (let i = 0; i < 3; i++) {
      const { socket, next } = await socketTo(balancer, '/ws/v1');
      socket.send('hello');
      expect(await next()).toBe('two: hello');
    }
  });

  test('say where they came from', async () => {
    const { balancer, one } = await twoBehindABalancer();
    await socketTo(balancer, '/one-1/room');
    expect(one.requests[0]?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': new URL(balancer.url).host,
      host: new URL(balancer.url).host,
    });
  });

  test('carry what was sent before a side closed, and the reason why it did', async () => {
    const { balancer, one } = await twoBehindABalancer();
    const words = Array.from({ length: 500 }, (_, i) => `${i} ${'x'.repeat(1000)}`);
    one.onSocket = (socket) => {
      for (const word of words) socket.send(word);
      socket.close(4012, 'come back');
    };
    const socket = new WebSocket(`${balancer.url.replace('http', 'ws')}/one-1/room`);
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(String(data)));
    const [code, reason] = await once(socket, 'close');
    expect(heard).toEqual(words);
    expect([code, String(reason)]).toEqual([4012, 'come back']);
  });

  test('of a server that dies die with it, and those of a client that goes are closed behind it', async () => {
    const { balancer, one } = await twoBehindABalancer();
    const { socket } = await socketTo(balancer, '/one-1/room');
    const closed = once(socket, 'close');
    one.sockets[0]?.terminate();
    expect((await closed)[0]).toBe(1006);
    const { socket: other } = await socketTo(balancer, '/one-1/room');
    const gone = once(one.sockets[1] as WebSocket, 'close');
    other.terminate();
    await gone;
  });

  test('hold the sender back while the receiver does not read', async () => {
    const { balancer, one } = await twoBehindABalancer();
    const { socket } = await socketTo(balancer, '/one-1/room');
    socket.pause();
    const [sender] = one.sockets;
    const chunk = Buffer.alloc(1 << 20);
    const chunks = 64;
    let taken = 0;
    for (let i = 0; i < chunks; i++) sender?.send(chunk, () => taken++);
    const { socket: other, next } = await socketTo(balancer, '/two-1/room');
    for (let i = 0; i < 500; i++) {
      other.send('is there anybody?');
      await next();
    }
    // What neither the balancer nor the system takes stays with the sender, however much it is.
    expect(taken).toBeLessThan(chunks / 2);
    let heard = 0;
    const all = new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => {
        heard += data.length;
        if (heard === chunks * chunk.length) resolve();
      });
    });
    socket.resume();
    await all;
  });
});

describeWith(haproxy, 'a balancer that ends', () => {
  test('leaves no client hanging', async () => {
    const { balancer, one } = await twoBehindABalancer();
    one.answer = () => {};
    const { socket } = await socketTo(balancer, '/one-1/room');
    const waiting = fetch(`${balancer.url}/one-1/x`);
    const refused = expect(waiting).rejects.toThrow();
    await eventually(() => expect(one.requests).toHaveLength(2));
    const closed = once(socket, 'close');
    await balancer.daemon.stop();
    await Promise.all([closed, refused]);
    await expect(fetch(balancer.url)).rejects.toThrow();
  });
});
