import type { UpdateStatusStore } from './updateStatus.ts';

const key = 'version';
/** Minimum milliseconds between automatic reloads. */
export const reloadPause = 30_000;

export type ReloadOptions = {
  /** The running build: release name and build id. */
  running: { release: string; id: string };
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether this page was reloaded. With its age, it limits automatic reloads without storage. */
  wasReloaded: boolean;
  /** Milliseconds since the page was loaded. */
  age: () => number;
  isBlocked: () => boolean;
  updateStatus: Pick<UpdateStatusStore, 'raise'>;
  /** Reloads, or calls back if the user enters something before the new page arrives. */
  reload: (onCancel: () => void) => void;
  /** Reloads unconditionally, because the user has agreed. */
  reloadAtOnce: () => void;
};

/**
 * Compares the server's version: does nothing, reloads, or shows the banner. It reloads automatically only without
 * blockers, at most once in 30 seconds, and only if it can store the version, to avoid a reload loop.
 */
export function createReloads({ running, storage, wasReloaded, age, isBlocked, updateStatus, ...page }: ReloadOptions) {
  /** The version to store before the pending reload, or null. */
  let due: { release: string | null } | null = null;
  let isReloading = false;
  /** The server has served this build, so a different response is newer, not a stale cache. */
  let isSettled = false;

  /** False if the version could not be stored: the next page would reload again. */
  const remember = (release: string): boolean => {
    try {
      storage.setItem(key, release);
      return storage.getItem(key) === release;
    } catch {
      return false;
    }
  };
  const remembered = (): string => {
    try {
      return storage.getItem(key) ?? '0';
    } catch {
      return '0';
    }
  };

  const tryReload = () => {
    if (!due || isReloading) return;
    const isTooSoon = wasReloaded && age() < reloadPause;
    if (isTooSoon || isBlocked() || (due.release !== null && !remember(due.release)))
      return updateStatus.raise('available');
    isReloading = true;
    page.reload(() => {
      isReloading = false;
      updateStatus.raise('available');
    });
  };

  return {
    /** Handles the release in `/version.json`. */
    sawRelease(release: string): void {
      const stored = remembered();
      if (release === running.release) {
        isSettled = true;
        due = null;
        if (stored !== release) remember(release);
        return;
      }
      // Already stored by another page, so only the build ID decides.
      if (stored === release) return;
      due = { release };
      tryReload();
    },
    /** Handles the build id in `/builds/latest.json`. */
    sawBuild(id: string): void {
      if (id === running.id) {
        isSettled = true;
        due = null;
        return;
      }
      // A reloaded page that has never matched: a cache serves an old page, and would again.
      if (wasReloaded && !isSettled) return updateStatus.raise('available');
      due ??= { release: null };
      tryReload();
    },
    /** Called when a blocker may have been removed. */
    reconsider: tryReload,
    /** The user pressed the button. */
    reloadNow(): void {
      if (due?.release) remember(due.release);
      isReloading = true;
      page.reloadAtOnce();
    },
  };
}

export type Reloads = ReturnType<typeof createReloads>;
