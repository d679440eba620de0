import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DeletedResource, SteeredResource, SteeringFeed } from '@edge-console/steering/feed';
import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../core/database/database.ts';
import {
  entities,
  pathways,
  resourcePathways,
  resources,
  retiredTokens,
  steeringChanges,
  steeringFeeds,
} from '../../core/database/schema.ts';
import type { Logger } from '../../core/logger.ts';
import type { SteeredPathway } from './resourcePathways.ts';
import { hasSecret } from '../../core/transport/headers.ts';
import { toSteered } from './toSteered.ts';

/** The position of the steering service, from an earlier response. */
export type FeedPosition = { readonly feed: string; readonly since: string };

type Head = { readonly feed: string; readonly watermark: string; readonly isNews: boolean; readonly isBehind: boolean };

/**
 * The head of the feed. The watermark is the oldest transaction that may still be running: what it commits later is in the next response,
 * and what others committed in the meantime is sent twice rather than never.
 */
async function readHead(transaction: Transaction, since: string): Promise<Head> {
  const [head] = await transaction
    .select({
      feed: steeringFeeds.id,
      watermark: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`,
      isNews: sql<boolean>`EXISTS (SELECT FROM ${steeringChanges} WHERE ${steeringChanges.changedIn} >= ${since}::xid8)`,
      isBehind: sql<boolean>`pg_snapshot_xmin(pg_current_snapshot()) < ${since}::xid8`,
    })
    .from(steeringFeeds);
  if (!head) throw new Error('The database has no steering feed');
  return head;
}

/** The changed resources, in the form that players are answered from. */
async function readResources(transaction: Transaction, where: SQL | undefined): Promise<SteeringFeed['resources']> {
  const changed = await transaction
    .select({
      id: steeringChanges.resourceId,
      resource: resources,
      isServed: sql<boolean>`(${entities.active} AND 'EDGE_DELIVERY' = ANY (${entities.services}))`,
    })
    .from(steeringChanges)
    .leftJoin(resources, eq(resources.id, steeringChanges.resourceId))
    .leftJoin(entities, eq(entities.id, resources.entityId))
    .where(where);
  // Joined, because there can be more of them than a statement accepts parameters.
  const used = await transaction
    .select({ used: resourcePathways, pathway: pathways })
    .from(steeringChanges)
    .innerJoin(resourcePathways, eq(resourcePathways.resourceId, steeringChanges.resourceId))
    .innerJoin(pathways, eq(pathways.id, resourcePathways.pathwayId))
    .where(where)
    .orderBy(asc(resourcePathways.resourceId), asc(resourcePathways.position));
  const retired = await transaction
    .select({ retired: retiredTokens })
    .from(steeringChanges)
    .innerJoin(retiredTokens, eq(retiredTokens.resourceId, steeringChanges.resourceId))
    .where(where);
  const pathwaysOf = Map.groupBy(
    used.map(({ used: one, pathway }): SteeredPathway => ({ ...one, pathway })),
    ({ resourceId }) => resourceId,
  );
  const retiredOf = Map.groupBy(
    retired.map(({ retired: one }) => one),
    ({ resourceId }) => resourceId,
  );
  return changed.map(({ id, resource, isServed }): SteeredResource | DeletedResource => {
    const tokens = (retiredOf.get(id) ?? []).map(({ token, validUntil }) => ({
      token,
      until: validUntil.toISOString(),
    }));
    if (!resource) return { id, tokens, deleted: true };
    return toSteered(resource, { pathways: pathwaysOf.get(id) ?? [], isServed, retired: tokens });
  });
}

const xid = /^\d{1,20}$/;

/** Changes since a position, or everything without one or for another database. */
export async function readSteeringFeed(transaction: Transaction, position: FeedPosition | null): Promise<SteeringFeed> {
  const since = position && xid.test(position.since) ? position.since : '0';
  const head = await readHead(transaction, since);
  const { feed, watermark } = head;
  const whole = position === null || position.feed !== feed || head.isBehind || since === '0';
  if (!whole && !head.isNews) return { feed, watermark, whole, resources: [] };
  const where = whole ? undefined : sql`${steeringChanges.changedIn} >= ${since}::xid8`;
  return { feed, watermark, whole, resources: await readResources(transaction, where) };
}

/** `GET …?feed=…&since=…` from the steering service, authenticated with a secret. */
export function createSteeringFeed(
  database: Database,
  secrets: readonly string[],
  logger: Logger,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const send = (status: number, body: unknown) => {
      response.writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      response.end(JSON.stringify(body));
    };
    if (request.method !== 'GET') return send(405, {});
    if (!hasSecret(request, secrets)) return send(401, {});
    const query = new URLSearchParams(request.url?.split('?', 2)[1]);
    const [feed, since] = [query.get('feed'), query.get('since')];
    const position = feed !== null && since !== null ? { feed, since } : null;
    try {
      send(200, await database.asSystem((transaction) => readSteeringFeed(transaction, position)));
    } catch (error) {
      logger.error('The steering feed failed', { error });
      send(503, {});
    }
  };
}
