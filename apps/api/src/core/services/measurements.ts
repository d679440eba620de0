import type { Transaction } from '../database/database.ts';
import type { Filter } from '../lists/listQuery.ts';

/** Interval lengths of measurements, in seconds. */
export const steps = [5, 30, 3600] as const;
export type Step = (typeof steps)[number];

/** What a player reports about a few seconds of one session. */
export type Beacon = {
  readonly session: string;
  /** Numbers the beacons of a session: a repeated number is a repeated beacon. */
  readonly sequence: number;
  /** When these seconds ended. */
  readonly at: Date;
  readonly channel: string;
  /** ISO 3166-1, two letters; `ZZ` if unknown. */
  readonly country: string;
  /** The nodes that serve the session, starting at the origin. */
  readonly path: readonly string[];
  readonly playingMs: number;
  readonly stalledMs: number;
  readonly p2pBytes: number;
  readonly cdnBytes: number;
  /** Only in the beacon that reports the first frame. */
  readonly joinTimeMs: number | null;
};

/** Full steps from `from` (inclusive) to `to` (exclusive). */
export type Window = { readonly from: Date; readonly to: Date; readonly step: Step };

export type MeasurementQuery = {
  readonly entityId: string;
  readonly window: Window;
  readonly channelId: string | null;
  readonly filters: readonly Filter[];
};

/** Several accounts, in steps of `every` seconds. */
export type AccountsQuery = {
  readonly entityIds: readonly string[];
  readonly window: Window;
  readonly every: number;
};

export type Sums = {
  readonly playingMs: number;
  readonly stalledMs: number;
  readonly p2pBytes: number;
  readonly cdnBytes: number;
};

export type TotalSums = Sums & {
  /** The highest watch time within one step. */
  readonly maxMs: number;
  /** Rounded to 10 ms; null if no session joined. */
  readonly medianJoinMs: number | null;
};

export type JoinTimes = {
  readonly at: Date;
  readonly name: string | null;
  readonly milliseconds: number;
  readonly sessions: number;
};

/** Watch times are sums, so that the audiences of channels, countries and steps add up. */
export type Measurements = {
  readonly totals: (query: MeasurementQuery) => Promise<TotalSums>;
  readonly channels: (
    query: MeasurementQuery,
  ) => Promise<readonly (Sums & { readonly id: string; readonly name: string })[]>;
  /** Steps with data, in order. */
  readonly series: (query: MeasurementQuery) => Promise<readonly (Sums & { readonly at: Date })[]>;
  readonly channelSeries: (
    query: MeasurementQuery,
  ) => Promise<readonly (Sums & { readonly at: Date; readonly name: string })[]>;
  /** Sessions by join time in each step: of each channel, or of all together with a null name. */
  readonly joinTimes: (query: MeasurementQuery & { readonly byChannel: boolean }) => Promise<readonly JoinTimes[]>;
  readonly countries: (query: MeasurementQuery) => Promise<readonly (Sums & { readonly country: string })[]>;
  readonly paths: (query: MeasurementQuery) => Promise<readonly (Sums & { readonly path: readonly string[] })[]>;
  /** Steps with data for each account, in order. */
  readonly accountSeries: (
    query: AccountsQuery,
  ) => Promise<readonly (Sums & { readonly at: Date; readonly entityId: string })[]>;
  readonly accountCountries: (
    query: Omit<AccountsQuery, 'every'>,
  ) => Promise<readonly (Sums & { readonly country: string })[]>;
};

export type MeasurementStore = {
  /** Counts each beacon once and returns how many were new. Concurrent requests share a transaction. */
  readonly record: (entityId: string, beacons: readonly Beacon[]) => Promise<number>;
  /** Queries as the caller of `transaction`, limited to the accounts that row-level security shows. */
  readonly queriesFor: (transaction: Transaction) => Measurements;
  /** Runs every minute as the system: creates partitions ahead and drops expired ones. */
  readonly maintain: (transaction: Transaction, now: Date) => Promise<void>;
};
