import type { RefreshMarks } from './refreshing.ts';

const prefix = 'auth-refreshed:';
/** Milliseconds that a mark stands: far longer than a browser takes to show a tab what another one has stored. */
const life = 3_000;

/** Marks are locks that anybody may share: the browser itself keeps them, and every tab can ask who holds which. */
export function createRefreshMarks(
  locks: Pick<LockManager, 'request' | 'query'>,
  wait: (milliseconds: number) => Promise<void>,
): RefreshMarks {
  return {
    set: (expiresAt) =>
      new Promise((resolve) => {
        void locks.request(`${prefix}${expiresAt}`, { mode: 'shared' }, () => {
          resolve();
          return wait(life);
        });
      }),
    async latest() {
      const { held = [] } = await locks.query();
      const marks = held.map(({ name = '' }) => (name.startsWith(prefix) ? Number(name.slice(prefix.length)) : 0));
      return Math.max(0, ...marks);
    },
  };
}
