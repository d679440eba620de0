import { hash } from 'node:crypto';
import type { SteeredPathway, SteeringStrategy } from './feed.ts';

/** One viewer's session with a player. */
export type Session = {
  readonly id: string;
  /** Which of the resource's sessions it is, counted from 0: for those that take turns. */
  readonly turn: number;
};

/** Throughput by pathway name, in bits per second, of pathways with enough recent reports. */
export type Throughputs = ReadonlyMap<string, number>;

export type StrategyContext = {
  /** A session of two resources chooses twice. Not the token: when that is rotated everybody keeps their choice. */
  readonly resourceId: string;
  readonly session: Session;
  readonly throughputs: Throughputs;
};

type Order = (pathways: readonly SteeredPathway[], circumstances: StrategyContext) => readonly SteeredPathway[];

const steps = 2 ** 48;

/** A number in (0, 1), the same for the same text and evenly spread over all texts. */
const unitOf = (text: string): number => (Number.parseInt(hash('sha1', text, 'hex').slice(0, 12), 16) + 0.5) / steps;

const sortedBy = (
  pathways: readonly SteeredPathway[],
  scoreOf: (pathway: SteeredPathway) => number,
): readonly SteeredPathway[] =>
  pathways
    .map((pathway) => ({ pathway, score: scoreOf(pathway) }))
    // Stable: equals keep the configured order.
    .toSorted((one, other) => one.score - other.score)
    .map(({ pathway }) => pathway);

/**
 * Weighted rendezvous hashing: each pathway draws an exponentially distributed number of its weight, and the smallest is first. The
 * shares of first places are the weights; a session keeps its order, and when a pathway leaves only its own sessions move.
 */
const weighted: Order = (pathways, { resourceId, session }) =>
  sortedBy(pathways, ({ name, weight }) =>
    weight === null || weight <= 0
      ? Number.MAX_VALUE
      : -Math.log(unitOf(`${resourceId}\n${session.id}\n${name}`)) / weight,
  );

/** One session after the other begins with the next pathway. */
const roundRobin: Order = (pathways, { session }) => {
  const start = session.turn % Math.max(1, pathways.length);
  return [...pathways.slice(start), ...pathways.slice(0, start)];
};

/** The fastest first; pathways without enough recent reports follow in the configured order. */
const performance: Order = (pathways, { throughputs }) =>
  sortedBy(pathways, ({ name }) => -(throughputs.get(name) ?? -1));

const orders: Readonly<Record<SteeringStrategy, Order>> = {
  PRIORITY: (pathways) => pathways,
  WEIGHTED: weighted,
  ROUND_ROBIN: roundRobin,
  PERFORMANCE: performance,
};

/** The order in which a session tries pathways, of the configured order. */
export const orderPathways = (
  strategy: SteeringStrategy,
  pathways: readonly SteeredPathway[],
  circumstances: StrategyContext,
): readonly SteeredPathway[] => orders[strategy](pathways, circumstances);
