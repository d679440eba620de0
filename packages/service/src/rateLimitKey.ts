import type { IncomingMessage } from 'node:http';
import { isIP, SocketAddress } from 'node:net';
import { createClientInfoReader } from './clientInfo.ts';

/** The rate limit key of an address. One client can have a whole IPv6 /64, so it counts as one. */
export function rateLimitKey(ip: string | null): string | null {
  if (ip === null || isIP(ip) !== 6) return ip;
  const { address } = new SocketAddress({ address: ip, family: 'ipv6' });
  // IPv4-mapped and loopback addresses have no separate /64.
  if (address.startsWith('::')) return address;
  const [start = [], end = []] = address.split('::').map((part) => part.split(':'));
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => '0');
  return [...start, ...zeros, ...end].slice(0, 4).join(':');
}

/**
 * The rate limit key (client address, or its IPv6 /64) of a request, for other services behind the same CDN. Viewer headers are only
 * trusted from the CDN.
 * @param edgeNetworks as for `createClientInfoReader`
 */
export function createRateLimitKeyReader(edgeNetworks: readonly string[]): (request: IncomingMessage) => string {
  const readClientInfo = createClientInfoReader(edgeNetworks);
  return (request) => rateLimitKey(readClientInfo(request).ip) ?? 'unknown';
}
