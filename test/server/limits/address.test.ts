// Where a request comes from.
import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { addressOf, placeOf } from '../../../server/limits/address.ts';

function request(remoteAddress: string, forwarded?: string | string[]): IncomingMessage {
  return { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage;
}

describe('the address of a client', () => {
  test('is that of its socket, whatever it claims', () => {
    expect(addressOf(request('10.0.0.9', '1.2.3.4'), 0)).toBe('10.0.0.9');
  });

  test('is told by the proxies that are trusted', () => {
    expect(addressOf(request('10.0.0.9', '1.2.3.4'), 1)).toBe('1.2.3.4');
    expect(addressOf(request('10.0.0.9', '6.6.6.6, 1.2.3.4'), 1)).toBe('1.2.3.4');
    expect(addressOf(request('10.0.0.9', '6.6.6.6, 1.2.3.4, 10.0.0.8'), 2)).toBe('1.2.3.4');
    expect(addressOf(request('10.0.0.9', ['6.6.6.6', '2001:db8::1']), 1)).toBe('2001:db8::1');
  });

  test('is that of the socket if the proxies tell nothing that makes sense', () => {
    expect(addressOf(request('10.0.0.9'), 1)).toBe('10.0.0.9');
    expect(addressOf(request('10.0.0.9', 'unknown'), 1)).toBe('10.0.0.9');
    expect(addressOf(request('10.0.0.9', '1.2.3.4, '), 1)).toBe('10.0.0.9');
  });
});

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('%s is at the place %s', (address, place) => {
  expect(placeOf(address)).toBe(place);
});
