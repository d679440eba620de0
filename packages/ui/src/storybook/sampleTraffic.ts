/** Deterministic numbers that resemble a day of viewers. */

const minute = 60_000;
export const hour = 60 * minute;
const day = 24 * hour;
/** The fixed current time of the stories. */
export const now = Date.parse('2026-11-20T09:00:00Z');

/** Times up to `now`, oldest first. */
export const timesBefore = (count: number, step: number): number[] =>
  Array.from({ length: count }, (_, at) => now - (count - 1 - at) * step);

/** Deterministic pseudo-random number from 0 to 1. */
function noise(at: number): number {
  const wave = Math.sin(at * 12.9898) * 43_758.5453;
  return wave - Math.floor(wave);
}

/** A daily curve that peaks at `peak` o'clock UTC. */
export function evening(
  times: readonly number[],
  { base, height, peak = 21, seed = 1 }: { base: number; height: number; peak?: number; seed?: number },
): number[] {
  return times.map((time, at) => {
    const clock = (time % day) / hour;
    const distance = Math.min(Math.abs(clock - peak), 24 - Math.abs(clock - peak));
    const bell = Math.exp(-((distance / 4.2) ** 2));
    return Math.round((base + height * bell) * (1 + (noise(at + seed * 97) - 0.5) * 0.06));
  });
}

export const aDay = timesBefore(145, 10 * minute);

/** Viewers of five channels over a day. */
export const channels = [
  { id: 'solstice-one', label: 'Solstice One', values: evening(aDay, { base: 24_000, height: 96_000 }) },
  {
    id: 'arena-live',
    label: 'Arena Live',
    values: evening(aDay, { base: 4_000, height: 134_000, peak: 21.5, seed: 2 }),
  },
  {
    id: 'cinema-nord',
    label: 'Cinema Nord',
    values: evening(aDay, { base: 17_000, height: 51_000, peak: 22.5, seed: 3 }),
  },
  { id: 'junior', label: 'Junior', values: evening(aDay, { base: 18_000, height: 34_000, peak: 17, seed: 4 }) },
  { id: 'news-24', label: 'News 24', values: evening(aDay, { base: 17_000, height: 18_000, peak: 19, seed: 5 }) },
];

/** Bytes per hour by source over a week. */
export const aWeek = timesBefore(169, hour);
const cdnBytes = evening(aWeek, { base: 80e12, height: 85e12, seed: 7 });
const p2pBytes = evening(aWeek, { base: 90e12, height: 220e12, seed: 8 });
export const traffic = [
  { id: 'cdn', label: 'CDN', color: 7, values: cdnBytes },
  { id: 'p2p', label: 'P2P', color: 1, values: p2pBytes },
] as const;
export const offload = p2pBytes.map((bytes, at) => bytes / (bytes + (cdnBytes[at] ?? 0)));
