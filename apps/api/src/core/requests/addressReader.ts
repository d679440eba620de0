import type { IncomingMessage } from 'node:http';
import { createVisitorReader } from '../transport/visitor.ts';
import { rateLimitKey } from './rateLimiter.ts';

/**
 * The rate limit key (client address, or its IPv6 /64) of a request, for other services behind the same CDN. Viewer headers are
 * trusted from the CDN alone.
 * @param edgeNetworks as of `openApi`
 */
export function createAddressReader(edgeNetworks: readonly string[]): (request: IncomingMessage) => string {
  const visitorOf = createVisitorReader(edgeNetworks);
  return (request) => rateLimitKey(visitorOf(request).ip) ?? 'unknown';
}
