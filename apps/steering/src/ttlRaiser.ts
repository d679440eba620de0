/** Seconds. */
const maxTtl = 1_800;

/**
 * Sheds load: above `maxPerSecond` requests, TTL rises in proportion. Players are never refused with 429, because hls.js would stop
 * requesting permanently.
 */
export function createTtlRaiser(maxPerSecond: number): (ttl: number, now: number) => number {
  let second = 0;
  let count = 0;
  let factor = 1;
  return (ttl, now) => {
    const current = Math.floor(now / 1_000);
    if (current !== second) {
      // After a second without requests, there is no load to shed.
      factor = current === second + 1 ? Math.max(1, Math.ceil(count / maxPerSecond)) : 1;
      second = current;
      count = 0;
    }
    count += 1;
    return factor === 1 ? ttl : Math.max(ttl, Math.min(maxTtl, ttl * factor));
  };
}
