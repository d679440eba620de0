import { fetchFrom } from '@edge-console/service';
import * as v from 'valibot';
import { steeringFeed } from './feed.ts';
import type { Snapshot } from './snapshot.ts';
import type { SnapshotFile } from './snapshotFile.ts';

export type FollowFeedOptions = {
  readonly feedUrl: string;
  readonly secret: string;
  readonly snapshot: Snapshot;
  readonly file: SnapshotFile;
  readonly logger: { readonly warn: (message: string, details: Readonly<Record<string, unknown>>) => void };
};

export type FeedFollower = {
  /** Resolves after the first response of the API, or when the follower is closed. */
  readonly ready: Promise<void>;
  /** Whether the last request succeeded. */
  readonly isApiReachable: () => boolean;
  /** Seconds since the API last answered or, until then, since the start. */
  readonly secondsSinceAnswer: () => number;
  readonly close: () => Promise<void>;
};

const pauseMilliseconds = 250;
const timeoutMilliseconds = 10_000;

/** Requests changes from the API four times per second. If a request fails, the snapshot is unchanged. */
export function followFeed({ feedUrl, secret, snapshot, file, logger }: FollowFeedOptions): FeedFollower {
  const stopped = new AbortController();
  let resolveReady = (): void => undefined;
  const ready = new Promise<void>((resolve) => {
    resolveReady = resolve;
  });
  let isReachable = false;
  let answeredAt = Date.now();

  async function fetchChanges(): Promise<void> {
    const url = new URL(feedUrl);
    const position = snapshot.position();
    if (position) {
      url.searchParams.set('feed', position.feed);
      url.searchParams.set('since', position.watermark);
    }
    const response = await fetchFrom('api', 'steering feed', url, {
      headers: { authorization: `Bearer ${secret}` },
      signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(timeoutMilliseconds)]),
    });
    if (!response.ok) throw new Error(`The feed returned ${response.status}`);
    const feed = v.parse(steeringFeed, await response.json());
    const hasChanges = feed.whole || feed.resources.length > 0;
    snapshot.apply(feed);
    if (hasChanges) await file.append(feed, snapshot.whole);
  }

  async function poll(): Promise<void> {
    try {
      await fetchChanges();
      isReachable = true;
      answeredAt = Date.now();
      resolveReady();
    } catch (error) {
      // Logged once, not four times per second.
      if (isReachable && !stopped.signal.aborted)
        logger.warn('The API does not respond; the last snapshot is used', { error });
      isReachable = false;
    }
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      await poll();
      await new Promise<void>((resolve) => {
        const pause = setTimeout(resolve, pauseMilliseconds);
        const end = (): void => {
          clearTimeout(pause);
          resolve();
        };
        stopped.signal.addEventListener('abort', end, { once: true });
        if (stopped.signal.aborted) end();
      });
    }
    resolveReady();
  }

  const running = run();
  return {
    ready,
    isApiReachable: () => isReachable,
    secondsSinceAnswer: () => (Date.now() - answeredAt) / 1000,
    async close() {
      stopped.abort();
      await running;
    },
  };
}
