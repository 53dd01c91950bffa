// Where a server says that it can be found.
import { reachableAt } from '@undertow/server/reachable.ts';
import { expect, test } from 'vitest';

const known = { netmask: '255.0.0.0', mac: '00:00:00:00:00:00', cidr: null } as const;
const MACHINE = {
  lo: [
    { ...known, family: 'IPv4', address: '127.0.0.1', internal: true },
    { ...known, family: 'IPv6', address: '::1', internal: true, scopeid: 0 },
  ],
  eth0: [{ ...known, family: 'IPv4', address: '192.168.1.5', internal: false }],
} as const;

test('a server that listens at one address is found there', () => {
  expect(reachableAt('http://127.0.0.1:2567', MACHINE)).toEqual(['http://127.0.0.1:2567']);
});

test('one that listens everywhere is found at each address of its machine, by others first', () => {
  const both = ['http://192.168.1.5:2567', 'http://127.0.0.1:2567'];
  expect(reachableAt('http://0.0.0.0:2567', MACHINE)).toEqual(both);
  expect(reachableAt('http://[::]:2567', MACHINE)).toEqual(both);
});
