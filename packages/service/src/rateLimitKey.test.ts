import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { createRateLimitKeyReader } from './rateLimitKey.ts';

/** The only properties that are read. */
const request = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

const claims = { 'cloudfront-viewer-address': '198.51.100.10:46532', 'x-forwarded-for': '203.0.113.9' };

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '192.0.2.7'])('trusts no proxy by default: %s', (peer) => {
  const read = createRateLimitKeyReader([]);
  expect(read(request(peer, claims))).toBe(read(request(peer)));
});

it("trusts the CDN's viewer headers, but none that a client can write", () => {
  const read = createRateLimitKeyReader(['10.0.0.0/8']);
  expect(read(request('10.1.2.3', claims))).toBe('198.51.100.10');
  expect(read(request('10.1.2.3', { 'x-forwarded-for': '203.0.113.9' }))).toBe('10.1.2.3');
  expect(read(request('127.0.0.1', claims))).toBe('127.0.0.1');
});

it('counts the addresses of an IPv6 /64 as one', () => {
  const read = createRateLimitKeyReader(['10.0.0.0/8']);
  const from = (address: string) => read(request('10.1.2.3', { 'cloudfront-viewer-address': `[${address}]:1` }));
  expect(from('2001:db8:1:2::7')).toBe(from('2001:db8:1:2:ffff::9'));
  expect(from('2001:db8:1:2::7')).not.toBe(from('2001:db8:1:3::7'));
});

it('counts requests from closed connections together', () => {
  expect(createRateLimitKeyReader([])(request(undefined))).toBe('unknown');
});
