import type { RefreshMarks } from './refreshing.ts';

const prefix = 'auth-refreshed:';
/** Milliseconds; far longer than local storage takes to become visible in another tab. */
const lifetime = 3_000;

/** Marks are shared Web Locks, which every tab can query. */
export function createRefreshMarks(
  locks: Pick<LockManager, 'request' | 'query'>,
  wait: (milliseconds: number) => Promise<void>,
): RefreshMarks {
  return {
    set: (expiresAt) =>
      new Promise((resolve) => {
        void locks.request(`${prefix}${expiresAt}`, { mode: 'shared' }, () => {
          resolve();
          return wait(lifetime);
        });
      }),
    async latest() {
      const { held = [] } = await locks.query();
      const marks = held.map(({ name = '' }) => (name.startsWith(prefix) ? Number(name.slice(prefix.length)) : 0));
      return Math.max(0, ...marks);
    },
  };
}
