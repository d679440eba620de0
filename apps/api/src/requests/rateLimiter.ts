/** Milliseconds that the caller has to wait; 0 when he may go on, and is counted. */
export type RateLimiter = (key: string, limit: number) => number;

const windowMilliseconds = 60_000;
/** Keys remembered before old ones are dropped: a stranger must not fill the memory. */
const mostKeys = 10_000;

/** At most `limit` a minute for each key, over a window that slides. In this process: each further one adds its own. */
export function createRateLimiter(now: () => number = Date.now): RateLimiter {
  const taken = new Map<string, readonly number[]>();
  return (key, limit) => {
    const time = now();
    const recent = (taken.get(key) ?? []).filter((at) => at > time - windowMilliseconds);
    const [oldest] = recent;
    // Set anew, so that the map's order is the order of use and the first is the one to drop.
    taken.delete(key);
    if (recent.length >= limit && oldest !== undefined) {
      taken.set(key, recent);
      return oldest + windowMilliseconds - time;
    }
    taken.set(key, [...recent, time]);
    const [first] = taken.keys();
    if (taken.size > mostKeys && first !== undefined) taken.delete(first);
    return 0;
  };
}
