import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { respond } from './respond.ts';
import type { SteeringFeed } from './feed.ts';
import { followFeed, type FeedFollower } from './followFeed.ts';
import { createSnapshot } from './snapshot.ts';
import { feedOf, resourceOf } from './steering.fixture.ts';
import { createThroughputReports } from './throughputReports.ts';

const second = 1_000;
const snapshot = createSnapshot();
let feed: SteeringFeed | null;
let requestedAt: number[];
let follower: FeedFollower;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  requestedAt = [];
  feed = feedOf([resourceOf(['cdn-a', 'cdn-b'])]);
  vi.stubGlobal('fetch', async () => {
    requestedAt.push(Date.now());
    return feed ? Response.json(feed) : Response.json({}, { status: 503 });
  });
  follower = followFeed({
    feedUrl: 'http://api.example/feed',
    secret: 'the secret',
    snapshot,
    file: { restore: async () => undefined, append: async () => undefined },
    logger: { warn: () => undefined },
  });
});
afterEach(async () => {
  await follower.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const maxPauseMs = () => Math.max(...requestedAt.slice(1).map((at, index) => at - (requestedAt[index] ?? 0)));
const first = () => {
  const options = { snapshot, origin: '', ttlOf: (ttl: number) => ttl, reports: createThroughputReports() };
  const response = respond({ url: '/decision/token', source: '192.0.2.1' }, Date.now(), options);
  return (JSON.parse(response?.body ?? '{}') as { 'PATHWAY-PRIORITY'?: string[] })['PATHWAY-PRIORITY']?.[0];
};

it('applies a change of the API within a second', async () => {
  await follower.ready;
  expect(first()).toBe('cdn-a');
  feed = feedOf([resourceOf(['cdn-b', 'cdn-a'])], { whole: false, watermark: '2' });
  await vi.advanceTimersByTimeAsync(second);
  expect(first()).toBe('cdn-b');
});

it('requests changes at least every second, also while the API is down', async () => {
  await follower.ready;
  await vi.advanceTimersByTimeAsync(5 * second);
  feed = null;
  await vi.advanceTimersByTimeAsync(5 * second);
  expect(follower.isApiReachable()).toBe(false);
  expect(requestedAt.length).toBeGreaterThan(10);
  expect(maxPauseMs()).toBeLessThanOrEqual(second);
});
