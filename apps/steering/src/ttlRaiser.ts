/** The most that TTL may be, seconds. */
const maxTtl = 1_800;

/**
 * Sheds load: above `most` questions a second players are told to come back later, in proportion. They are never refused (429): hls.js
 * would stop asking for good.
 */
export function createTtlRaiser(maxPerSecond: number): (ttl: number, now: number) => number {
  let second = 0;
  let count = 0;
  let factor = 1;
  return (ttl, now) => {
    const current = Math.floor(now / 1_000);
    if (current !== second) {
      // Of a second in which nobody asked there is nothing to shed.
      factor = current === second + 1 ? Math.max(1, Math.ceil(count / maxPerSecond)) : 1;
      second = current;
      count = 0;
    }
    count += 1;
    return factor === 1 ? ttl : Math.max(ttl, Math.min(maxTtl, ttl * factor));
  };
}
