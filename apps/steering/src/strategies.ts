import { hash } from 'node:crypto';
import type { SteeredPathway, SteeringStrategy } from './feed.ts';

/** One viewer's session with a player. */
export type Session = {
  readonly id: string;
  /** The number of the session for its resource, from 0, for `ROUND_ROBIN`. */
  readonly turn: number;
};

/** Throughput by pathway name, in bits per second, of pathways with enough recent reports. */
export type Throughputs = ReadonlyMap<string, number>;

export type StrategyContext = {
  /** Not the token: after a rotation, sessions keep their order. */
  readonly resourceId: string;
  readonly session: Session;
  readonly throughputs: Throughputs;
};

type Order = (pathways: readonly SteeredPathway[], context: StrategyContext) => readonly SteeredPathway[];

const steps = 2 ** 48;

/** A hash in (0, 1). */
const unitOf = (text: string): number => (Number.parseInt(hash('sha1', text, 'hex').slice(0, 12), 16) + 0.5) / steps;

const sortedBy = (
  pathways: readonly SteeredPathway[],
  scoreOf: (pathway: SteeredPathway) => number,
): readonly SteeredPathway[] =>
  pathways
    .map((pathway) => ({ pathway, score: scoreOf(pathway) }))
    // A stable sort keeps the configured order of equal scores.
    .toSorted((one, other) => one.score - other.score)
    .map(({ pathway }) => pathway);

/**
 * Weighted rendezvous hashing: pathways come first in proportion to their weights. A session keeps its order, and when a pathway is
 * removed, only its own sessions move.
 */
const weighted: Order = (pathways, { resourceId, session }) =>
  sortedBy(pathways, ({ name, weight }) =>
    weight === null || weight <= 0
      ? Number.MAX_VALUE
      : -Math.log(unitOf(`${resourceId}\n${session.id}\n${name}`)) / weight,
  );

const roundRobin: Order = (pathways, { session }) => {
  const start = session.turn % Math.max(1, pathways.length);
  return [...pathways.slice(start), ...pathways.slice(0, start)];
};

/** The fastest first, then pathways without enough recent reports in the configured order. */
const performance: Order = (pathways, { throughputs }) =>
  sortedBy(pathways, ({ name }) => -(throughputs.get(name) ?? -1));

const orders: Readonly<Record<SteeringStrategy, Order>> = {
  PRIORITY: (pathways) => pathways,
  WEIGHTED: weighted,
  ROUND_ROBIN: roundRobin,
  PERFORMANCE: performance,
};

export const orderPathways = (
  strategy: SteeringStrategy,
  pathways: readonly SteeredPathway[],
  context: StrategyContext,
): readonly SteeredPathway[] => orders[strategy](pathways, context);
