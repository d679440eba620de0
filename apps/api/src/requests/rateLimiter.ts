/** Milliseconds that the caller has to wait; 0 when the call is allowed and counted. */
export type RateLimiter = (key: string, limit: number) => number;

const windowMilliseconds = 60_000;
/** Keys kept before the least recently used are dropped: clients must not exhaust memory. */
const mostKeys = 10_000;

/** A sliding window: at most `limit` a minute for each key, counted in this process. */
export function createRateLimiter(now: () => number = Date.now): RateLimiter {
  const taken = new Map<string, readonly number[]>();
  return (key, limit) => {
    const time = now();
    const recent = (taken.get(key) ?? []).filter((at) => at > time - windowMilliseconds);
    const [oldest] = recent;
    // Deleted and set again, so that the map's order is the order of use (LRU).
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
