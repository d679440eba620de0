/** ms before an indicator appears: quick work does not flash. */
const indicatorDelay = 200;
/** ms that an indicator stays once it is on screen. */
const indicatorMinimum = 400;

/**
 * ms from `now` until the indicator must appear or go; `undefined` while it is as it should be.
 * @param shownAt when it appeared, in ms of the same clock as `now`; `null` while it is hidden.
 */
export function waitUntilChange(isPending: boolean, shownAt: number | null, now: number): number | undefined {
  if (isPending === (shownAt !== null)) return undefined;
  return shownAt === null ? indicatorDelay : Math.max(0, shownAt + indicatorMinimum - now);
}
