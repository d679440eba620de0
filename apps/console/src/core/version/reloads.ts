import type { UpdateStatusStore } from './updateStatus.ts';

const key = 'version';
/** Milliseconds between two automatic reloads. */
export const reloadPause = 30_000;

export type ReloadOptions = {
  /** The running build: release name and build id. */
  running: { release: string; id: string };
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether this page was reloaded. With its age it bounds the time of the last automatic reload, without storage. */
  wasReloaded: boolean;
  /** Milliseconds since the page began. */
  age: () => number;
  /** Whether a reload blocker exists. */
  isBlocked: () => boolean;
  updateStatus: Pick<UpdateStatusStore, 'raise'>;
  /** Reloads, unless something is entered before the new page arrives: then it calls back. */
  reload: (onCancel: () => void) => void;
  /** Reloads unconditionally: the person has agreed. */
  reloadAtOnce: () => void;
};

/**
 * Decides what follows from the version on the server: nothing, a reload, or the banner that offers one. A reload
 * is automatic only without blockers, at most once in half a minute, and only when it can be stored (no reload loop).
 */
export function createReloads({ running, storage, wasReloaded, age, isBlocked, updateStatus, ...page }: ReloadOptions) {
  /** The version to store before the pending reload; null when none is pending. */
  let due: { release: string | null } | null = null;
  let isReloading = false;
  /** The server has served this very build: a different answer is newer, not a stale cache. */
  let isSettled = false;

  /** False when the version could not be stored: the next page would reload again. */
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
      // Already stored by another page load: then only the build id decides.
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
    /** Called when a blocker may be gone. */
    reconsider: tryReload,
    /** The person asked for it. */
    reloadNow(): void {
      if (due?.release) remember(due.release);
      isReloading = true;
      page.reloadAtOnce();
    },
  };
}

export type Reloads = ReturnType<typeof createReloads>;
