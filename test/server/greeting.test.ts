// What the server says to a person when it has started.
import { resolve } from 'node:path';
import { announcement, greeting } from '@undertow/server/greeting.ts';
import { expect, test } from 'vitest';

const settings = { dataDir: './data', databaseUrl: undefined };

test('where to play, where the docs are, and where the data lie', () => {
  const said = greeting(['http://127.0.0.1:2567'], settings);
  expect(said).toContain('  Play      http://127.0.0.1:2567\n');
  expect(said).toContain('  API docs  http://127.0.0.1:2567/docs\n');
  expect(said).toContain(`  Data      ${resolve('data')}\n`);
});

test.each([['http://127.0.0.1:2567'], ['http://localhost:2567'], ['http://[::1]:2567']])(
  'at %s, how to open it to the network',
  (url) => {
    expect(greeting([url], settings)).toContain('"HOST=0.0.0.0 npm start" opens the server to your network.');
  },
);

test('that others can connect, if they can, and what that takes on the Internet', () => {
  const said = greeting(['http://192.168.1.7:2567', 'http://127.0.0.1:2567'], settings);
  expect(said).toContain('  Play      http://192.168.1.7:2567\n            http://127.0.0.1:2567\n');
  expect(said).toContain('Other machines can connect.');
  expect(said).not.toContain('HOST=');
});

test('nothing of the password of a database', () => {
  const said = greeting(['http://127.0.0.1:2567'], { ...settings, databaseUrl: 'postgres://me:secret@db/undertow' });
  expect(said).not.toContain('secret');
  expect(said).toContain('  Data      in the database of DATABASE_URL\n');
});

test('to the log of a service, one line', () => {
  expect(announcement(['http://10.0.0.1:1', 'http://127.0.0.1:1'])).toMatch(
    /^Undertow [\d.]+ listens at http:\/\/10\.0\.0\.1:1, http:\/\/127\.0\.0\.1:1\n$/,
  );
});
