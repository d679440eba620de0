import { connection } from '../core/connection.ts';
import { registerWorker } from '../core/worker/registerWorker.ts';
import { reloadBlockers } from '../core/version/reloadBlockers.ts';
import { createLatest } from '../core/version/latest.ts';
import { updateStatus } from '../core/version/updateStatus.ts';
import { setReload } from '../core/version/reloadForUpdate.ts';
import { createReloads } from '../core/version/reloads.ts';
import { reloadUnlessInput } from '../core/version/reloadUnlessInput.ts';
import { preloadBanner } from '../shell/banners/lazyUpdateBanner.ts';
import { type Navigations, watchVersion } from '../core/version/watch.ts';

const subscribe = (listener: () => void) => {
  addEventListener('focus', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', listener);
  };
};

const wasReloaded = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

/** Reading the property throws if storage is blocked. */
const storage: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
};

/** Watches for newer versions, except on the dev server. */
export function startVersion(router: Navigations): void {
  const id = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;
  if (!id) return;
  preloadBanner();
  let activateWorker: () => Promise<void> = async () => undefined;
  const reloads = createReloads({
    running: { release: __BUILD__.release, id },
    storage,
    wasReloaded: wasReloaded(),
    age: () => performance.now(),
    isBlocked: () => reloadBlockers.isBlocked(),
    updateStatus,
    reload(onCancel) {
      void activateWorker().then(() => {
        // The user started typing in the meantime.
        if (reloadBlockers.isBlocked()) onCancel();
        else reloadUnlessInput(onCancel);
      });
    },
    reloadAtOnce: () => void activateWorker().then(() => location.reload()),
  });
  setReload(() => reloads.reloadNow());
  const watch = watchVersion({
    router,
    latest: createLatest({
      fetch: (...request) => fetch(...request),
      now: Date.now,
      isOnline: connection.isOnline,
    }),
    reloads,
    now: Date.now,
    page: { isVisible: () => document.visibilityState === 'visible', subscribe },
  });
  registerWorker({ isBlocked: () => reloadBlockers.isBlocked(), onNewBuild: () => void watch.checkBuild() }).then(
    ({ activate }) => {
      activateWorker = activate;
    },
    // Blocked or unsupported: the console works without it.
    () => undefined,
  );
}
