/** How far a client's clock may be off, in milliseconds. */
const tolerance = 5 * 60_000;

/** @param timestamp as clients write it: `Fri Nov 6 09:07:52 UTC 2026` */
export const isTimely = (timestamp: string, now: number): boolean => Math.abs(now - Date.parse(timestamp)) <= tolerance;
