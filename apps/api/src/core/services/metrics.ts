import type { JoinTimes, Sums } from './measurements.ts';

/** The share of delivered bytes that came from other viewers; 0 without any delivery. */
export const offloadOf = ({ p2pBytes, cdnBytes }: Pick<Sums, 'p2pBytes' | 'cdnBytes'>): number =>
  p2pBytes + cdnBytes === 0 ? 0 : p2pBytes / (p2pBytes + cdnBytes);

/** The average number of concurrent sessions over that time. */
export const audienceOf = ({ playingMs, stalledMs }: Pick<Sums, 'playingMs' | 'stalledMs'>, seconds: number): number =>
  (playingMs + stalledMs) / (seconds * 1000);

/** The median join time in milliseconds; null if no session joined. */
export function medianOf(joins: readonly Pick<JoinTimes, 'milliseconds' | 'sessions'>[]): number | null {
  const sorted = joins.toSorted((one, other) => one.milliseconds - other.milliseconds);
  const half = sorted.reduce((sum, { sessions }) => sum + sessions, 0) / 2;
  let until = 0;
  return sorted.find(({ sessions }) => (until += sessions) >= half)?.milliseconds ?? null;
}
