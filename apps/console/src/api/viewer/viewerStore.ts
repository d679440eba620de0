import type { GraphQLClient } from '../client.ts';
import type { DataError } from '../dataError.ts';
import { failure, type Result, success } from '../result.ts';
import { type Viewer, viewerQuery } from './viewer.ts';

/** Milliseconds after which the viewer is stale, and refetched while the page is visible (ROLE-05). */
const viewerLifetime = 60_000;

export type ViewerStore = ReturnType<typeof createViewerStore>;

/** Store of the viewer, for routes (which await it) and components (which subscribe). */
export function createViewerStore(
  client: Pick<GraphQLClient, 'request'>,
  now: () => number,
  subject: () => string | null,
) {
  const listeners = new Set<() => void>();
  let viewer: Viewer | null = null;
  /** Subject of the last request: detects that somebody else has signed in, also on pages for guests, which do not subscribe. */
  let owner: string | null = null;
  let readAt = 0;
  let reading: Promise<Result<Viewer, DataError>> | null = null;
  /** A queued second request: the answer in flight may be older than the change that it is needed for. */
  let readingAgain: Promise<void> | null = null;

  const set = (next: Viewer | null) => {
    viewer = next;
    for (const listener of listeners) listener();
  };

  function forget(): void {
    reading = null;
    set(null);
  }

  function read(): Promise<Result<Viewer, DataError>> {
    const request = client.request(viewerQuery, {}).then((result): Result<Viewer, DataError> => {
      if (reading !== request) return result.ok ? success(result.value.viewer) : result;
      reading = null;
      if (!result.ok) return failure(result.error);
      readAt = now();
      set(result.value.viewer);
      return success(result.value.viewer);
    });
    reading = request;
    return request;
  }

  return {
    current: () => viewer,
    /** The viewer for a route: the cached one, else the API's answer. */
    async ensure(): Promise<Result<Viewer, DataError>> {
      if (owner !== subject()) forget();
      owner = subject();
      return viewer ? success(viewer) : (reading ?? read());
    },
    /** Refetches if stale, or always with `isForced`; a failure keeps the cached one. */
    async refresh({ isForced = false } = {}): Promise<void> {
      if (!viewer || (!isForced && (reading || now() - readAt < viewerLifetime))) return;
      if (!reading) return void (await read());
      readingAgain ??= reading.then(async () => {
        readingAgain = null;
        if (viewer) await read();
      });
      await readingAgain;
    },
    forget,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
