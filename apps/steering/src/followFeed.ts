import * as v from 'valibot';
import { steeringFeed } from './feed.ts';
import type { Snapshot } from './snapshot.ts';
import type { SnapshotFile } from './snapshotFile.ts';

export type FollowFeedOptions = {
  /** Of the API. */
  readonly feedUrl: string;
  readonly secret: string;
  readonly snapshot: Snapshot;
  readonly file: SnapshotFile;
  readonly logger: { readonly warn: (message: string, details: Readonly<Record<string, unknown>>) => void };
};

export type FeedFollower = {
  /** Resolves when the API has been heard for the first time, or the follower was stopped. */
  readonly ready: Promise<void>;
  /** Whether the last question was answered. */
  readonly isApiReachable: () => boolean;
  readonly close: () => Promise<void>;
};

const pauseMilliseconds = 250;
const timeoutMilliseconds = 10_000;

/** Asks the API four times a second what has changed. While it does not answer, the snapshot stays as it is. */
export function followFeed({ feedUrl, secret, snapshot, file, logger }: FollowFeedOptions): FeedFollower {
  const stopped = new AbortController();
  let hear = (): void => undefined;
  const heard = new Promise<void>((resolve) => {
    hear = resolve;
  });
  let isHeard = false;

  async function ask(): Promise<void> {
    const url = new URL(feedUrl);
    const position = snapshot.position();
    if (position) {
      url.searchParams.set('feed', position.feed);
      url.searchParams.set('since', position.watermark);
    }
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${secret}` },
      signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(timeoutMilliseconds)]),
    });
    if (!response.ok) throw new Error(`The feed answered ${response.status}`);
    const feed = v.parse(steeringFeed, await response.json());
    const isNews = feed.whole || feed.resources.length > 0;
    snapshot.apply(feed);
    if (isNews) await file.append(feed, snapshot.whole);
  }

  async function turn(): Promise<void> {
    try {
      await ask();
      isHeard = true;
      hear();
    } catch (error) {
      // Told once, not four times a second.
      if (isHeard && !stopped.signal.aborted)
        logger.warn('The API is not heard; the last snapshot is answered', { error });
      isHeard = false;
    }
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      await turn();
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
    hear();
  }

  const running = run();
  return {
    ready: heard,
    isApiReachable: () => isHeard,
    async close() {
      stopped.abort();
      await running;
    },
  };
}
