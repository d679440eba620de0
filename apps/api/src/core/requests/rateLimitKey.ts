import { isIP, SocketAddress } from 'node:net';

/** What a rate limit counts by: the address, of IPv6 the /64, which one client has as a whole. */
export function rateLimitKey(ip: string | null): string | null {
  if (ip === null || isIP(ip) !== 6) return ip;
  const { address } = new SocketAddress({ address: ip, family: 'ipv6' });
  // An IPv4-mapped address or loopback has no /64 of its own.
  if (address.startsWith('::')) return address;
  const [start = [], end = []] = address.split('::').map((part) => part.split(':'));
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => '0');
  return [...start, ...zeros, ...end].slice(0, 4).join(':');
}
