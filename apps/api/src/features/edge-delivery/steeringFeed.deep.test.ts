import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SteeringFeed } from '@edge-console/steering/feed';
import type { Database } from '../../core/database/database.ts';
import { pathways, resourcePathways, resources } from '../../core/database/schema.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { entityId, resetWorld } from '../../testing/world.ts';
import { readSteeringFeed, type FeedPosition } from './steeringFeed.ts';

/** Overlapping transactions need a server (`DATABASE_URL`); the embedded database runs one at a time. */
const isServer = process.env['DATABASE_URL'] !== undefined;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => resetWorld(database));

const idOf = (index: number) => `00000000-0000-4000-8007-${String(index).padStart(12, '0')}`;

async function addResources(count: number): Promise<void> {
  await database.asSystem(async (transaction) => {
    const owned = { entityId: entityId('alder'), active: true };
    await transaction.insert(pathways).values({ ...owned, id: idOf(0), name: 'cdn-a', hostname: 'a.cdn.example' });
    const rows = Array.from({ length: count }, (_, index) => ({
      ...owned,
      id: idOf(index + 1),
      name: `live-${index + 1}`,
      ttl: 1,
      manifest: 'https://origin.example/live.m3u8',
      steeringStrategy: 'PRIORITY' as const,
      playerToken: `token-${index + 1}`,
    }));
    // A statement accepts at most 65,535 parameters.
    for (let start = 0; start < count; start += 1_000) {
      const chunk = rows.slice(start, start + 1_000);
      await transaction.insert(resources).values(chunk);
      await transaction.insert(resourcePathways).values(
        chunk.map(({ id }) => ({
          entityId: owned.entityId,
          resourceId: id,
          pathwayId: idOf(0),
          position: 1,
          weight: null,
          clone: false,
        })),
      );
    }
  });
}

const setTtl = (transaction: Parameters<Parameters<Database['asSystem']>[0]>[0], index: number, ttl: number) =>
  transaction
    .update(resources)
    .set({ ttl })
    .where(eq(resources.id, idOf(index)));

/** The state of a steering service that polls the feed. */
function follower() {
  const known = new Map<string, number>();
  let position: FeedPosition | null = null;
  return {
    known,
    async execute(): Promise<SteeringFeed> {
      const feed = await database.asSystem((transaction) => readSteeringFeed(transaction, position));
      position = { feed: feed.feed, since: feed.watermark };
      for (const one of feed.resources) if ('ttl' in one) known.set(one.id, one.ttl);
      return feed;
    },
  };
}

describe.runIf(isServer)('transactions that overlap', () => {
  it('are all included, even one that began first and commits last', async () => {
    await addResources(2);
    const service = follower();
    await service.execute();
    let commit = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let began = () => undefined as void;
    const hasBegun = new Promise<void>((resolve) => {
      began = resolve;
    });
    const slow = database.asSystem(async (transaction) => {
      await setTtl(transaction, 1, 100);
      began();
      await held;
    });
    await hasBegun;
    await database.asSystem((transaction) => setTtl(transaction, 2, 200));
    // Committed changes are included immediately, without waiting for the other transaction.
    await service.execute();
    expect(service.known.get(idOf(2))).toBe(200);
    await service.execute();
    expect(service.known.get(idOf(1))).toBe(1);
    commit();
    await slow;
    await service.execute();
    expect(service.known.get(idOf(1))).toBe(100);
    expect((await service.execute()).resources).toEqual([]);
  });

  it('are never skipped, in 40 rounds of twenty concurrent ones with a follower', async () => {
    await addResources(50);
    const service = follower();
    await service.execute();
    for (let round = 1; round <= 40; round += 1) {
      let isWriting = true;
      const following = (async () => {
        while (isWriting) await service.execute();
      })();
      await Promise.all(
        Array.from({ length: 20 }, (_, writer) =>
          database.asSystem(async (transaction) => {
            await setTtl(transaction, 1 + ((writer * 7 + round) % 50), 1 + ((writer + round * 31) % 1_800));
            await transaction.execute(sql`SELECT pg_sleep(${((writer * 13) % 20) / 1_000})`);
          }),
        ),
      );
      isWriting = false;
      await following;
      await service.execute();
      const stored = await database.asSystem((transaction) =>
        transaction.select({ id: resources.id, ttl: resources.ttl }).from(resources),
      );
      expect(new Map(stored.map(({ id, ttl }) => [id, ttl]))).toEqual(service.known);
    }
  });
});

it('includes 70,000 resources, more than a statement accepts parameters', async () => {
  await addResources(70_000);
  const service = follower();
  expect((await service.execute()).resources).toHaveLength(70_000);
  await database.asSystem((transaction) => setTtl(transaction, 7, 7));
  expect((await service.execute()).resources).toHaveLength(1);
});
