import type { IncomingMessage } from 'node:http';
import { createVisitorReader } from '../transport/visitor.ts';
import { rateLimitKey } from './rateLimitKey.ts';

/**
 * What limits count by for whoever else answers behind the same edge: the place of the network that a request comes from,
 * believed of nobody but the edge.
 * @param edgeNetworks as of `openApi`
 */
export function createAddressReader(edgeNetworks: readonly string[]): (request: IncomingMessage) => string {
  const visitorOf = createVisitorReader(edgeNetworks);
  return (request) => rateLimitKey(visitorOf(request).ip) ?? 'unknown';
}
