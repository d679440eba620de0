import type { Sums } from './measurements.ts';

/** The share of delivered bytes that came from other viewers; 0 without any delivery. */
export const offloadOf = ({ p2pBytes, cdnBytes }: Pick<Sums, 'p2pBytes' | 'cdnBytes'>): number =>
  p2pBytes + cdnBytes === 0 ? 0 : p2pBytes / (p2pBytes + cdnBytes);

/** The average number of concurrent sessions over that time. */
export const audienceOf = ({ playingMs, stalledMs }: Pick<Sums, 'playingMs' | 'stalledMs'>, seconds: number): number =>
  (playingMs + stalledMs) / (seconds * 1000);
