import type { IncomingMessage } from 'node:http';

/**
 * The address of the network that a request comes from. The server listens on loopback: what stands in front of it, if
 * anything, is a proxy of this machine, which names the client last.
 */
export function clientAddress({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const forwarded = headers['x-forwarded-for'];
  const last = (typeof forwarded === 'string' ? forwarded : (forwarded?.at(-1) ?? '')).split(',').at(-1)?.trim();
  return last || (socket.remoteAddress ?? 'unknown');
}
