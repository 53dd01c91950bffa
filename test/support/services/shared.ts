// PostgreSQL and Redis as test files get them: one of each for the whole run, started when it is first asked for.
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { describe, inject, test } from 'vitest';
import type { Service, ServiceName } from './service.ts';

export async function askFor(name: ServiceName): Promise<Service> {
  const socket = connect(inject('services'));
  socket.write(`${name}\n`);
  return JSON.parse(await text(socket)) as Service;
}

/** Tests that need a service: without it they are skipped with the reason in their name, or fail where nothing may miss. */
export function describeWith(service: Service, what: string, tests: (url: string) => void): void {
  const { url, missing } = { url: '', missing: undefined, ...service };
  if (missing !== undefined && process.env.CI === 'true') {
    test(what, () => {
      throw new Error(missing);
    });
  } else {
    describe.skipIf(missing !== undefined)(missing === undefined ? what : `${what}: ${missing}`, () => tests(url));
  }
}

/** A database of its own on the PostgreSQL at this URL, as a URL. */
export async function freshDatabase(url: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client(url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const fresh = new URL(url);
  fresh.pathname = `/${name}`;
  return fresh.href;
}
