import type { UpdateStatusStore } from './updateStatus.ts';

const key = 'version';
/** Milliseconds between two automatic reloads. */
export const reloadPause = 30_000;

export type ReloadOptions = {
  /** The build that runs: the release's name, and its exact id. */
  running: { release: string; id: string };
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether this page came by a reload. With its age it says when the last automatic reload can have been, without any storage. */
  wasReloaded: boolean;
  /** Milliseconds since the page began. */
  age: () => number;
  /** Whether a reload would lose something. */
  isBlocked: () => boolean;
  updateStatus: Pick<UpdateStatusStore, 'raise'>;
  /** Loads the page anew, unless something is entered before the new one is there: then it stays, and tells. */
  reload: (onKept: () => void) => void;
  /** Whatever is on it: the person has agreed. */
  reloadAtOnce: () => void;
};

/**
 * Decides what follows from what the server says it serves: nothing, a reload, or the banner that offers one. A reload
 * happens by itself only when nothing would be lost, at most once in half a minute, and only when it can be remembered.
 */
export function createReloads({ running, storage, wasReloaded, age, isBlocked, updateStatus, ...page }: ReloadOptions) {
  /** What to remember before the reload that is due; null when none is. */
  let due: { release: string | null } | null = null;
  let isReloading = false;
  /** The server has been seen to serve this very build: another answer is a newer one, not a stale one. */
  let isSettled = false;

  /** False when the storage is broken: what it does not keep, the next page would do again. */
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
    /** `/version.json` names this release. */
    sawRelease(release: string): void {
      const stored = remembered();
      if (release === running.release) {
        isSettled = true;
        due = null;
        if (stored !== release) remember(release);
        return;
      }
      // The same as another page has been loaded anew for: this one is told by the build's id.
      if (stored === release) return;
      due = { release };
      tryReload();
    },
    /** `/builds/latest.json` names this build. */
    sawBuild(id: string): void {
      if (id === running.id) {
        isSettled = true;
        due = null;
        return;
      }
      // A page that a reload brought and that never matched: the server answers with an old page, and would again.
      if (wasReloaded && !isSettled) return updateStatus.raise('available');
      due ??= { release: null };
      tryReload();
    },
    /** What blocked a reload may be gone. */
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
