import type { IncomingMessage, ServerResponse } from 'node:http';
import { rateLimitKey } from '@edge-console/service';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { apiKeys, entities } from '../../core/database/schema.ts';
import type { Logger } from '../../core/logger.ts';
import type { RateLimiter } from '../../core/requests/rateLimiter.ts';
import { readBody } from '../../core/transport/requestBody.ts';
import { isRecent, readBeacons } from './beaconRequest.ts';
import type { MeasurementStore } from '../../core/services/measurements.ts';
import { maxBeaconAgeHours } from './retention.ts';

const requestsPerMinute = 600;

type Counted = { readonly received: number; readonly counted: number };

/** The account of the key, or null if beacons are not counted for it. `origin`: of the player's page; absent outside browsers. */
async function ownerOf(
  database: Pick<Database, 'asSystem'>,
  key: string,
  origin: string | undefined,
): Promise<string | null> {
  const [owner] = await database.asSystem((transaction) =>
    transaction
      .select({ entityId: apiKeys.entityId, allowedOrigins: apiKeys.allowedOrigins })
      .from(apiKeys)
      .innerJoin(entities, eq(entities.id, apiKeys.entityId))
      .where(
        and(
          eq(apiKeys.value, key),
          eq(apiKeys.enabled, true),
          eq(entities.active, true),
          sql`'EDGE_INTELLIGENCE' = ANY (${entities.services})`,
        ),
      ),
  );
  if (!owner) return null;
  const { entityId, allowedOrigins } = owner;
  const isOrigin = allowedOrigins.length === 0 || (origin !== undefined && allowedOrigins.includes(origin));
  return isOrigin ? entityId : null;
}

/**
 * `POST` from players: `{ key, beacons }` in JSON, with any content type, as `navigator.sendBeacon` sends it. 202 with the number of new
 * beacons; 403 if the key is unknown or the page's origin is not allowed.
 */
export function createBeaconReceiver(
  database: Pick<Database, 'asSystem'>,
  measurements: Pick<MeasurementStore, 'record'>,
  rates: RateLimiter,
  ipOf: (request: IncomingMessage) => string | null,
  logger: Logger,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const { origin } = request.headers;
    const send = (status: number, body: Counted | null = null, retryAfterMs = 0) => {
      response.writeHead(status, {
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        // Any page can send beacons; the key and its origins decide whether they count.
        ...(origin
          ? {
              'access-control-allow-origin': origin,
              'access-control-expose-headers': 'retry-after',
              vary: 'Origin',
            }
          : {}),
        ...(retryAfterMs > 0 ? { 'retry-after': String(Math.ceil(retryAfterMs / 1000)) } : {}),
        ...(status === 204
          ? { 'access-control-allow-methods': 'POST', 'access-control-allow-headers': 'content-type' }
          : {}),
        ...(body ? { 'content-type': 'application/json; charset=utf-8' } : {}),
        ...(status === 413 ? { connection: 'close' } : {}),
      });
      response.end(body ? JSON.stringify(body) : undefined);
    };
    try {
      if (request.method === 'OPTIONS') return send(204);
      if (request.method !== 'POST') return send(405);
      const retryAfterMs = rates('beacons', String(rateLimitKey(ipOf(request))), requestsPerMinute);
      if (retryAfterMs > 0) return send(429, null, retryAfterMs);
      const body = await readBody(request);
      if ('tooLarge' in body) return send(413);
      const read = readBeacons(body.text);
      if (!read) return send(400);
      const entityId = await ownerOf(database, read.key, origin);
      if (entityId === null) return send(403);
      const counted = await measurements.record(entityId, isRecent(read.beacons, Date.now(), maxBeaconAgeHours));
      send(202, { received: read.beacons.length, counted });
    } catch (error) {
      logger.error('Beacons could not be counted', { error });
      send(503);
    }
  };
}
