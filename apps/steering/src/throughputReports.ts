import type { Throughputs } from './strategies.ts';

const bucketMilliseconds = 10_000;
/** Five minutes. */
const buckets = 30;

type Bucket = { at: number; sum: number; count: number };

/** What the players of one resource have reported in the last five minutes, in sums of ten seconds: however many they are. */
export type ThroughputReports = {
  readonly add: (pathway: string, throughput: number, now: number) => void;
  readonly means: (now: number) => Throughputs;
};

export function createThroughputReports(): ThroughputReports {
  const byPathway = new Map<string, Bucket[]>();
  return {
    add(pathway, throughput, now) {
      const at = Math.floor(now / bucketMilliseconds);
      const ring = byPathway.get(pathway) ?? [];
      byPathway.set(pathway, ring);
      const bucket = (ring[at % buckets] ??= { at, sum: 0, count: 0 });
      if (bucket.at !== at) Object.assign(bucket, { at, sum: 0, count: 0 });
      bucket.sum += throughput;
      bucket.count += 1;
    },
    means(now) {
      const oldest = Math.floor(now / bucketMilliseconds) - buckets + 1;
      const means = new Map<string, number>();
      for (const [pathway, ring] of byPathway) {
        const recent = ring.filter((bucket) => bucket !== undefined && bucket.at >= oldest);
        const count = recent.reduce((all, bucket) => all + bucket.count, 0);
        if (count > 0) means.set(pathway, recent.reduce((all, bucket) => all + bucket.sum, 0) / count);
      }
      return means;
    },
  };
}
