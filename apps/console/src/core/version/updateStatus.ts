/** Update status: none, a newer version exists, a chunk is missing, or this version is no longer supported. */
export type UpdateStatus = 'none' | 'available' | 'missingChunk' | 'tooOld';

const rank: Record<UpdateStatus, number> = { none: 0, available: 1, missingChunk: 2, tooOld: 3 };

/** The most severe status, which remains until the page is reloaded. */
export function createUpdateStatus() {
  let shown: UpdateStatus = 'none';
  const listeners = new Set<() => void>();
  return {
    current: () => shown,
    raise: (status: UpdateStatus): void => {
      if (rank[status] <= rank[shown]) return;
      shown = status;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type UpdateStatusStore = ReturnType<typeof createUpdateStatus>;

export const updateStatus = createUpdateStatus();
