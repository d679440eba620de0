import { reports } from '../reporting/reports.ts';
import { takeChunkReload } from './chunkReload.ts';
import { reloadBlockers } from './reloadBlockers.ts';
import { updateStatus } from './updateStatus.ts';
import { reloadUnlessInput } from './reloadUnlessInput.ts';

let isReloading = false;
/** Errors of failed prefetches. */
const quietErrors = new WeakSet<object>();

/**
 * Handles a missing chunk, most likely due to a deployment: reloads the page once, unless it is offline or unsaved
 * input would be lost. Returns false if the page is not reloaded.
 */
export function reloadForMissingChunk(): boolean {
  if (isReloading) return true;
  if (
    !navigator.onLine ||
    reloadBlockers.isBlocked() ||
    !takeChunkReload(sessionStorageIfAny(), location.pathname, Date.now())
  )
    return false;
  isReloading = true;
  reloadUnlessInput(() => {
    isReloading = false;
    updateStatus.raise('missingChunk');
  });
  return true;
}

/** Reading `sessionStorage` throws if it is blocked. */
function sessionStorageIfAny(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** For prefetches: ignores a failure. */
export async function loadQuietly(load: () => Promise<unknown>): Promise<void> {
  await load().catch((error: unknown) => {
    if (error instanceof Object) quietErrors.add(error);
  });
}

/** Reloading without a response from the server would lose the page. */
const isServed = () =>
  fetch('/version.json', { cache: 'no-store', signal: AbortSignal.timeout(10_000) }).then(
    () => true,
    () => false,
  );

/** A load that failed offline may be reported when the connection is back. */
const reconnectTime = 10_000;
let onlineSince = -reconnectTime;

async function handleMissingChunk(error: Error): Promise<void> {
  if (!navigator.onLine || performance.now() - onlineSince < reconnectTime) return;
  // The event comes before the import is rejected with the same error.
  await new Promise((resolve) => setTimeout(resolve));
  if (quietErrors.has(error)) return;
  reports.add(error, 'part');
  if ((await isServed()) && !reloadForMissingChunk()) updateStatus.raise('missingChunk');
}

/** For lazy parts of pages, such as dialogs and menus. RootErrorBoundary does the same for a page's own chunk. */
export function watchMissingChunks(): void {
  addEventListener('online', () => {
    onlineSince = performance.now();
  });
  addEventListener('vite:preloadError', ({ payload }) => void handleMissingChunk(payload));
}
