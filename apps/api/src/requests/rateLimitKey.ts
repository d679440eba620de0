import { isIP, SocketAddress } from 'node:net';

/** What a limit counts by: the address, or of IPv6 the network of 64 bits, all of whose addresses are one place's. */
export function rateLimitKey(ip: string | null): string | null {
  if (ip === null || isIP(ip) !== 6) return ip;
  const { address } = new SocketAddress({ address: ip, family: 'ipv6' });
  // An IPv4 address in the writing of IPv6, or this machine: no network of one place.
  if (address.startsWith('::')) return address;
  const [start = [], end = []] = address.split('::').map((part) => part.split(':'));
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => '0');
  return [...start, ...zeros, ...end].slice(0, 4).join(':');
}
