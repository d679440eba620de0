import { reports } from '../reporting/reports.ts';
import { takeChunkReload } from '../routing/chunkReload.ts';
import { reloadBlockers } from './reloadBlockers.ts';
import { updateStatus } from './updateStatus.ts';
import { reloadUnlessEntered } from './reloadUnlessEntered.ts';

let isReloading = false;
let quietLoads = 0;

/**
 * Handles a chunk that did not load, most likely because a new version was deployed: reloads the page,
 * once, unless it is offline or unsaved input would be lost. False means that it stays.
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
  reloadUnlessEntered(() => {
    isReloading = false;
    updateStatus.raise('missingChunk');
  });
  return true;
}

/** Reading `sessionStorage` throws where it is blocked. */
function sessionStorageIfAny(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Prefetches: a failure is ignored. */
export async function loadQuietly(load: () => Promise<unknown>): Promise<void> {
  quietLoads += 1;
  await load().catch(() => undefined);
  quietLoads -= 1;
}

/** Whether the server answers at all: without it a reload would lose the page. */
const isServed = () =>
  fetch('/version.json', { cache: 'no-store', signal: AbortSignal.timeout(10_000) }).then(
    () => true,
    () => false,
  );

/** For lazy parts of pages: a dialog, a menu. FrameFailure handles the chunk of a whole page alike. */
export function watchMissingChunks(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (quietLoads > 0 || !navigator.onLine) return;
    reports.add(payload, 'part');
    void isServed().then((served) => {
      if (served && !reloadForMissingChunk()) updateStatus.raise('missingChunk');
    });
  });
}
