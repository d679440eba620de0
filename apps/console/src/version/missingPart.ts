import { reports } from '../reporting/reports.ts';
import { takeChunkReload } from '../routing/chunkReload.ts';
import { reloadBlockers } from './reloadBlockers.ts';
import { updateStatus } from './updateStatus.ts';
import { reloadUnlessEntered } from './reloadUnlessEntered.ts';

let isReloading = false;
let quietLoads = 0;

/**
 * Code or style of the page did not arrive, most likely because a new version was published: the page is loaded anew,
 * once, unless it is offline or something would be lost. False means that it stays.
 */
export function reloadForMissingPart(): boolean {
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
    updateStatus.raise('missingPart');
  });
  return true;
}

/** The mere name throws where storage is forbidden. */
function sessionStorageIfAny(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Loads ahead of need: what does not arrive is nobody's concern yet. */
export async function loadQuietly(load: () => Promise<unknown>): Promise<void> {
  quietLoads += 1;
  await load().catch(() => undefined);
  quietLoads -= 1;
}

/** Without an answer of any kind there is nothing to reload from: the page that is there is better than none. */
const isServed = () =>
  fetch('/version.json', { cache: 'no-store', signal: AbortSignal.timeout(10_000) }).then(
    () => true,
    () => false,
  );

/** Parts of pages: a dialog, a menu. A whole page that does not arrive is FrameFailure's, which asks the same. */
export function watchMissingParts(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (quietLoads > 0 || !navigator.onLine) return;
    reports.add(payload, 'part');
    void isServed().then((served) => {
      if (served && !reloadForMissingPart()) updateStatus.raise('missingPart');
    });
  });
}
