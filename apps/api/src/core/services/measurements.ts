import type { Transaction } from '../database/database.ts';
import type { Filter } from '../lists/listQuery.ts';

export const timeSpans = ['LAST_10_MIN', 'LAST_HOUR', 'LAST_24_H', 'LAST_7_D', 'CUSTOM'] as const;
export type TimeSpan = (typeof timeSpans)[number];

/** Steps that measurements are summed up at, in seconds. */
export const steps = [5, 30, 3600] as const;
export type Step = (typeof steps)[number];

/** How long sums of a step are kept. */
export const keptHours: Readonly<Record<Step, number>> = { 5: 3, 30: 48, 3600: 400 * 24 };
/** A beacon that is later is not counted. */
export const lateHours = 24;

/** What a player tells of a few seconds of one session. */
export type Beacon = {
  readonly session: string;
  /** Counts the beacons of a session: the same number twice is the same beacon. */
  readonly sequence: number;
  /** When these seconds ended. */
  readonly at: Date;
  readonly channel: string;
  /** ISO 3166-1, two letters; `ZZ` where it is not known. */
  readonly country: string;
  /** Who feeds the session, from the origin down. */
  readonly path: readonly string[];
  readonly playingMs: number;
  readonly stalledMs: number;
  readonly p2pBytes: number;
  readonly cdnBytes: number;
  /** Only in the beacon that tells of the first picture. */
  readonly joinTimeMs: number | null;
};

/** Whole steps from one moment to another, which is not part of it. */
export type Window = { readonly from: Date; readonly to: Date; readonly step: Step };

/** What a question is about. */
export type MeasurementQuery = {
  readonly entityId: string;
  readonly window: Window;
  readonly channelId: string | null;
  readonly filters: readonly Filter[];
};

/** The same of several accounts, in steps of `every` seconds. */
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
  /** The most milliseconds that were watched within one step. */
  readonly maxMs: number;
  /** To 10 ms; null where nobody joined. */
  readonly medianJoinMs: number | null;
};

/** Fields that measurements can be filtered by, and how. */
export const filterFields: Readonly<Record<string, readonly Filter['op'][]>> = {
  channel: ['eq', 'ne', 'contains'],
  country: ['eq', 'ne'],
  offload: ['lt', 'gt', 'between'],
  viewingSeconds: ['lt', 'gt', 'between'],
};

/**
 * What can be asked of measurements. Times of sessions are sums: a session that is watched for all of a step adds the step's length, so
 * that audiences of channels, countries and steps add up.
 */
export type Measurements = {
  readonly totals: (question: MeasurementQuery) => Promise<TotalSums>;
  readonly channels: (
    question: MeasurementQuery,
  ) => Promise<readonly (Sums & { readonly id: string; readonly name: string })[]>;
  /** The steps that have anything, in order. */
  readonly series: (question: MeasurementQuery) => Promise<readonly (Sums & { readonly at: Date })[]>;
  /** The same for each channel. */
  readonly channelSeries: (
    question: MeasurementQuery,
  ) => Promise<readonly (Sums & { readonly at: Date; readonly name: string })[]>;
  readonly countries: (question: MeasurementQuery) => Promise<readonly (Sums & { readonly country: string })[]>;
  readonly paths: (question: MeasurementQuery) => Promise<readonly (Sums & { readonly path: readonly string[] })[]>;
  /** The steps of each account that have anything, in order. */
  readonly accountSeries: (
    question: AccountsQuery,
  ) => Promise<readonly (Sums & { readonly at: Date; readonly entityId: string })[]>;
  readonly accountCountries: (
    question: Omit<AccountsQuery, 'every'>,
  ) => Promise<readonly (Sums & { readonly country: string })[]>;
};

/** Where measurements are kept. */
export type MeasurementStore = {
  /** Counts each beacon once; answers how many were new. In transactions of its own: requests that come together share one. */
  readonly record: (entityId: string, beacons: readonly Beacon[]) => Promise<number>;
  /** Answers as the caller of `transaction`, who may only read of the accounts that the database shows them. */
  readonly questionsOf: (transaction: Transaction) => Measurements;
  /** What is due each minute, as the system: room for what comes, and an end of what is older than it is kept. */
  readonly maintain: (transaction: Transaction, now: Date) => Promise<void>;
};

/** Part of what was delivered that viewers gave each other; 0 where nothing was delivered. */
export const offloadOf = ({ p2pBytes, cdnBytes }: Pick<Sums, 'p2pBytes' | 'cdnBytes'>): number =>
  p2pBytes + cdnBytes === 0 ? 0 : p2pBytes / (p2pBytes + cdnBytes);

/** How many sessions there were at once, on average over that time. */
export const audienceOf = ({ playingMs, stalledMs }: Pick<Sums, 'playingMs' | 'stalledMs'>, seconds: number): number =>
  (playingMs + stalledMs) / (seconds * 1000);
