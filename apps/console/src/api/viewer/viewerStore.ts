import type { GraphQLClient } from '../client.ts';
import type { DataError } from '../dataError.ts';
import { failure, type Result, success } from '../result.ts';
import { type Viewer, viewerQuery } from './viewer.ts';

/** Milliseconds after which the viewer is stale, and refetched while the page is visible. */
const viewerLifetime = 60_000;

export type ViewerStore = ReturnType<typeof createViewerStore>;

/** The viewer, for routes (which await it) and components (which subscribe). */
export function createViewerStore(
  client: Pick<GraphQLClient, 'request'>,
  now: () => number,
  subject: () => string | null,
) {
  const listeners = new Set<() => void>();
  let viewer: Viewer | null = null;
  /** Subject of the last request, to detect another user's sign-in, even on guest pages, which do not subscribe. */
  let owner: string | null = null;
  let fetchedAt = 0;
  let pending: Promise<Result<Viewer, DataError>> | null = null;
  /** A queued second request, because the pending response may be older than the change. */
  let queued: Promise<void> | null = null;

  const set = (next: Viewer | null) => {
    viewer = next;
    for (const listener of listeners) listener();
  };

  function forget(): void {
    pending = null;
    set(null);
  }

  function read(): Promise<Result<Viewer, DataError>> {
    const request = client.request(viewerQuery, {}).then((result): Result<Viewer, DataError> => {
      if (pending !== request) return result.ok ? success(result.value.viewer) : result;
      pending = null;
      if (!result.ok) return failure(result.error);
      fetchedAt = now();
      set(result.value.viewer);
      return success(result.value.viewer);
    });
    pending = request;
    return request;
  }

  return {
    current: () => viewer,
    /** The cached viewer, or the API's. */
    async ensure(): Promise<Result<Viewer, DataError>> {
      if (owner !== subject()) forget();
      owner = subject();
      return viewer ? success(viewer) : (pending ?? read());
    },
    /** Refetches if stale, or always with `isForced`. A failure keeps the cached viewer. */
    async refresh({ isForced = false } = {}): Promise<void> {
      if (!viewer || (!isForced && (pending || now() - fetchedAt < viewerLifetime))) return;
      if (!pending) return void (await read());
      queued ??= pending.then(async () => {
        queued = null;
        if (viewer) await read();
      });
      await queued;
    },
    forget,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
