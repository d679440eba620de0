import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { respond } from './respond.ts';
import type { SteeringFeed } from './feed.ts';
import { followFeed, type FeedFollower } from './followFeed.ts';
import { createSnapshot } from './snapshot.ts';
import { feedOf, resourceOf } from './steering.fixture.ts';
import { createThroughputReports } from './throughputReports.ts';

/** By a clock of the test: how soon the API is asked again is no matter of how busy the machine is. */

const second = 1_000;
const snapshot = createSnapshot();
let told: SteeringFeed | null;
let askedAt: number[];
let follower: FeedFollower;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  askedAt = [];
  told = feedOf([resourceOf(['cdn-a', 'cdn-b'])]);
  vi.stubGlobal('fetch', async () => {
    askedAt.push(Date.now());
    return told ? Response.json(told) : Response.json({}, { status: 503 });
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

const maxPauseMs = () => Math.max(...askedAt.slice(1).map((at, index) => at - (askedAt[index] ?? 0)));
const first = () => {
  const answering = { snapshot, origin: '', ttlOf: (ttl: number) => ttl, reports: createThroughputReports() };
  const answered = respond({ url: '/decision/token', source: '192.0.2.1' }, Date.now(), answering);
  return (JSON.parse(answered?.body ?? '{}') as { 'PATHWAY-PRIORITY'?: string[] })['PATHWAY-PRIORITY']?.[0];
};

it('answers players by a change of the API within a second of it', async () => {
  await follower.ready;
  expect(first()).toBe('cdn-a');
  told = feedOf([resourceOf(['cdn-b', 'cdn-a'])], { whole: false, watermark: '2' });
  await vi.advanceTimersByTimeAsync(second);
  expect(first()).toBe('cdn-b');
});

it('asks at least once in every second, also while the API is away', async () => {
  await follower.ready;
  await vi.advanceTimersByTimeAsync(5 * second);
  told = null;
  await vi.advanceTimersByTimeAsync(5 * second);
  expect(follower.isApiReachable()).toBe(false);
  expect(askedAt.length).toBeGreaterThan(10);
  expect(maxPauseMs()).toBeLessThanOrEqual(second);
});
