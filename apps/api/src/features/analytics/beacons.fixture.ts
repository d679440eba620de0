import { openRandom } from '../../seed/random.ts';
import type { Beacon } from '../../core/services/measurements.ts';

const countries = ['FR', 'DE', 'ES', 'ZZ'] as const;
const channelNames = [
  'Solstice One',
  'Arena Live',
  'Junior',
  'News 24',
  'Radio Sol',
  'Cinema',
  'Kids',
  'Late',
] as const;

/** Beacons of a time range, always the same: shuffled, every twentieth twice, and every fiftieth so late that it arrives last. */
export function manyBeacons(
  count: number,
  from: Date,
  to: Date,
): { readonly recorded: Beacon[]; readonly sent: Beacon[] } {
  const random = openRandom('beacons');
  const durationMs = to.getTime() - from.getTime();
  const recorded = Array.from({ length: count }, (_, index): Beacon => {
    const country = random.pick(countries);
    return {
      session: `session-${Math.floor(index / 4)}`,
      sequence: index % 4,
      at: new Date(from.getTime() + random.integer(0, durationMs - 1)),
      channel: random.pick(channelNames),
      country,
      path: ['origin', `${country}-edge`, ...(random.chance(0.5) ? [`${country}-peers`] : [])],
      playingMs: random.integer(0, 5_000),
      stalledMs: random.chance(0.1) ? random.integer(0, 900) : 0,
      p2pBytes: random.integer(0, 3_000_000),
      cdnBytes: random.integer(0, 2_000_000),
      joinTimeMs: index % 4 === 0 ? random.integer(80, 2_500) : null,
    };
  });
  const isDelayed = (index: number) => index % 50 === 7;
  const sent = [
    ...recorded.filter((_, index) => !isDelayed(index)),
    ...recorded.filter((_, index) => index % 20 === 0),
  ];
  for (let last = sent.length - 1; last > 0; last -= 1) {
    const other = random.integer(0, last);
    [sent[last], sent[other]] = [sent[other] as Beacon, sent[last] as Beacon];
  }
  return { recorded, sent: [...sent, ...recorded.filter((_, index) => isDelayed(index))] };
}
