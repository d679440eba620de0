/**
 * Runs at most `size` jobs at a time, and at most one per account. Accounts take turns, so that an account with many jobs delays only
 * itself.
 */
export function createFairQueue(size: number): <T>(account: string, job: () => Promise<T>) => Promise<T> {
  const waiting = new Map<string, (() => Promise<void>)[]>();
  const running = new Set<string>();

  function startNext(): void {
    for (const [account, jobs] of waiting) {
      if (running.size >= size) return;
      const [job, ...rest] = jobs;
      if (!job || running.has(account)) continue;
      waiting.set(account, rest);
      running.add(account);
      void job().finally(() => {
        running.delete(account);
        const left = waiting.get(account) ?? [];
        // Moves the account behind the others.
        waiting.delete(account);
        if (left.length > 0) waiting.set(account, left);
        startNext();
      });
    }
  }

  return <T>(account: string, job: () => Promise<T>) => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const run = () => job().then(resolve, reject);
    waiting.set(account, [...(waiting.get(account) ?? []), run]);
    startNext();
    return promise;
  };
}
