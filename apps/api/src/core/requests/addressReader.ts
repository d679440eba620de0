import type { IncomingMessage } from 'node:http';
import { createClientInfoReader } from '../transport/clientInfo.ts';
import { rateLimitKey } from './rateLimiter.ts';

/**
 * The rate limit key (client address, or its IPv6 /64) of a request, for other services behind the same CDN. Viewer headers are
 * trusted from the CDN alone.
 * @param edgeNetworks as of `createApi`
 */
export function createRateLimitKeyReader(edgeNetworks: readonly string[]): (request: IncomingMessage) => string {
  const readClientInfo = createClientInfoReader(edgeNetworks);
  return (request) => rateLimitKey(readClientInfo(request).ip) ?? 'unknown';
}
