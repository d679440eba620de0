import { hash, randomBytes } from 'node:crypto';
import type { Throughputs } from './strategies.ts';

/** A session has one vote in each bucket. */
const bucketMs = 30_000;
/** Five minutes. */
const maxAgeBuckets = 10;
/** An address has one vote, and one more for each of these numbers of sessions that report a pathway. */
const sessionsPerVote = 20;
/** With eight votes, those of three malicious addresses are trimmed, and at least five are honest. */
const minSessions = 8;
const maxSessionsPerPathway = 256;
/** The share of votes that is ignored at each end. */
const trimmedShare = 0.4;

export type ThroughputReport = {
  readonly resourceId: string;
  readonly pathway: string;
  /** Bits per second. */
  readonly throughput: number;
  readonly session: string;
  /** The network address of the player. */
  readonly source: string;
};

type Vote = { readonly source: string; readonly rank: number; readonly bucket: number; readonly throughput: number };
type Votes = Map<string, Vote>;
type Reported = {
  readonly byPathway: Map<string, Votes>;
  cache: { readonly second: number; readonly means: Throughputs } | null;
};

/** Throughput that players reported in the last five minutes. Reports are untrusted, so each session has one vote. */
export type ThroughputReports = {
  readonly add: (report: ThroughputReport, now: number) => void;
  /** By pathway, if it has enough sessions. */
  readonly means: (resourceId: string, now: number) => Throughputs;
  /** The number of stored votes. */
  readonly size: () => number;
};

const bucketOf = (now: number): number => Math.floor(now / bucketMs);

function dropExpired(votes: Votes, bucket: number): void {
  for (const [session, vote] of votes) if (bucket - vote.bucket >= maxAgeBuckets) votes.delete(session);
}

function cast(votes: Votes, session: string, vote: Vote): void {
  const earlier = votes.get(session);
  if (earlier?.bucket === vote.bucket) return;
  dropExpired(votes, vote.bucket);
  const others = [...votes].filter(([id]) => id !== session);
  const maxVotes = Math.max(1, Math.floor((others.length + 1) / sessionsPerVote));
  if (others.filter(([, { source }]) => source === vote.source).length >= maxVotes) return;
  if (others.length >= maxSessionsPerPathway) {
    const [lastSession, last] = others.reduce((one, other) => (other[1].rank > one[1].rank ? other : one));
    if (vote.rank >= last.rank) return;
    votes.delete(lastSession);
  }
  votes.set(session, vote);
}

function trimmedMean(votes: Votes): number {
  const sorted = Array.from(votes.values(), ({ throughput }) => throughput).toSorted((one, other) => one - other);
  const cut = Math.floor(sorted.length * trimmedShare);
  const included = sorted.slice(cut, sorted.length - cut);
  return included.reduce((sum, throughput) => sum + throughput, 0) / included.length;
}

/** @param maxVotes above it, the least recently reported resources are dropped */
export function createThroughputReports({ maxVotes = 200_000 } = {}): ThroughputReports {
  const byResource = new Map<string, Reported>();
  // A secret salt makes the sample of a full pathway random: more requests do not help an address get into it.
  const salt = randomBytes(16).toString('hex');
  const rankOf = (source: string): number => Number.parseInt(hash('sha1', salt + source, 'hex').slice(0, 12), 16);
  let size = 0;

  function forget(resourceId: string, { byPathway }: Reported): void {
    for (const votes of byPathway.values()) size -= votes.size;
    byResource.delete(resourceId);
  }

  function measure({ byPathway }: Reported, bucket: number): Throughputs {
    const means = new Map<string, number>();
    for (const [pathway, votes] of byPathway) {
      size -= votes.size;
      dropExpired(votes, bucket);
      size += votes.size;
      if (votes.size === 0) byPathway.delete(pathway);
      else if (votes.size >= minSessions) means.set(pathway, trimmedMean(votes));
    }
    return means;
  }

  return {
    add({ resourceId, pathway, throughput, session, source }, now) {
      const reported = byResource.get(resourceId) ?? { byPathway: new Map<string, Votes>(), cache: null };
      // Most recently reported last.
      byResource.delete(resourceId);
      byResource.set(resourceId, reported);
      const votes = reported.byPathway.get(pathway) ?? new Map<string, Vote>();
      reported.byPathway.set(pathway, votes);
      size -= votes.size;
      cast(votes, session, { source, rank: rankOf(source), bucket: bucketOf(now), throughput });
      size += votes.size;
      for (const [id, oldest] of byResource) {
        if (size <= maxVotes) break;
        forget(id, oldest);
      }
    },
    means(resourceId, now) {
      const reported = byResource.get(resourceId);
      if (!reported) return new Map();
      // Sorting for each request would cost more than the rest of the response.
      const second = Math.floor(now / 1_000);
      if (reported.cache?.second !== second) reported.cache = { second, means: measure(reported, bucketOf(now)) };
      return reported.cache.means;
    },
    size: () => size,
  };
}
