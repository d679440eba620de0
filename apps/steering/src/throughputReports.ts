import type { Throughputs } from './strategies.ts';

const bucketMilliseconds = 10_000;
/** Five minutes. */
const buckets = 30;

type Sum = { sum: number; count: number };
/** Sums of ten seconds each, the newest at `newest`, and all of them together. */
type Recent = { readonly ring: Sum[]; newest: number; readonly all: Sum };

/** What the players of one resource have reported in the last five minutes: a few sums, however many players there are. */
export type ThroughputReports = {
  readonly add: (pathway: string, throughput: number, now: number) => void;
  readonly means: (now: number) => Throughputs;
};

const placeOf = (now: number): number => Math.floor(now / bucketMilliseconds);

/** Forgets what is older than five minutes. */
function advance({ ring, all }: Recent, from: number, to: number): void {
  for (let place = from + 1; place <= Math.min(to, from + buckets); place += 1) {
    const old = ring[place % buckets];
    if (old) {
      all.sum -= old.sum;
      all.count -= old.count;
    }
    ring[place % buckets] = { sum: 0, count: 0 };
  }
}

export function createThroughputReports(): ThroughputReports {
  const byPathway = new Map<string, Recent>();

  function recentOf(recent: Recent, now: number): Recent {
    const place = placeOf(now);
    if (place > recent.newest) {
      advance(recent, recent.newest, place);
      recent.newest = place;
    }
    return recent;
  }

  return {
    add(pathway, throughput, now) {
      const known = byPathway.get(pathway) ?? { ring: [], newest: placeOf(now) - 1, all: { sum: 0, count: 0 } };
      byPathway.set(pathway, known);
      const { ring, newest, all } = recentOf(known, now);
      for (const sums of [ring[newest % buckets], all])
        if (sums) {
          sums.sum += throughput;
          sums.count += 1;
        }
    },
    means(now) {
      const means = new Map<string, number>();
      for (const [pathway, known] of byPathway) {
        const { all } = recentOf(known, now);
        if (all.count > 0) means.set(pathway, all.sum / all.count);
      }
      return means;
    },
  };
}
