import { randomUUID } from 'node:crypto';

/** Two minutes of one viewer on the channel “Harbor Live”, until 15 seconds ago. */
export function playerData() {
  const now = Date.now();
  return Array.from({ length: 24 }, (_, index) => ({
    session: randomUUID(),
    sequence: 0,
    at: new Date(now - 15_000 - index * 5_000).toISOString(),
    channel: 'Harbor Live',
    country: 'NO',
    path: ['origin', 'osl-01'],
    playingMs: 5_000,
    stalledMs: 0,
    p2pBytes: 3_000_000,
    cdnBytes: 1_000_000,
    joinTimeMs: 400,
  }));
}
