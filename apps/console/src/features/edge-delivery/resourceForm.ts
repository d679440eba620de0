import { resourceRule } from '@edge-console/domain';
import { formatNumber } from '@edge-console/ui/formats';
import * as v from 'valibot';
import { locale } from '../../core/locale/locale.ts';
import type { StoredResource } from './queries.ts';

export type ResourceValues = v.InferInput<typeof resourceRule>;
export type SteeredPathway = ResourceValues['pathways'][number];

export const newResource: ResourceValues = {
  name: '',
  manifest: '',
  ttl: 300,
  steeringStrategy: 'PRIORITY',
  pathways: [],
  active: true,
};

/** With positions 1 to n. */
export const inOrder = (pathways: readonly SteeredPathway[]): SteeredPathway[] =>
  pathways.map((one, index) => ({ ...one, order: index + 1 }));

type Stored = Pick<StoredResource, 'name' | 'manifest' | 'ttl' | 'steeringStrategy' | 'pathways' | 'active'>;

export const resourceValues = ({ pathways, ...rest }: Stored): ResourceValues => ({
  name: rest.name,
  manifest: rest.manifest,
  ttl: rest.ttl,
  steeringStrategy: rest.steeringStrategy,
  active: rest.active,
  pathways: inOrder(
    pathways
      .toSorted((one, other) => one.order - other.order)
      .map(({ pathway, weight, clone, order }) => ({ pathwayId: pathway.id, order, weight, clone })),
  ),
});

/** Whole percentages that add up to 100; the first ones get the remainder. */
export function evenWeights(count: number): number[] {
  const share = Math.floor(100 / count);
  const rest = 100 - share * count;
  return Array.from({ length: count }, (_, index) => share + (index < rest ? 1 : 0));
}

export const weightSum = (pathways: readonly SteeredPathway[]): number =>
  pathways.reduce((sum, { weight }) => sum + (weight ?? 0), 0);

/** The stored values in a CONFLICT. It omits the pathways, so the form keeps its own. */
const currentRule = v.object({
  name: v.string(),
  manifest: v.string(),
  ttl: v.number(),
  steeringStrategy: v.picklist(['PRIORITY', 'WEIGHTED', 'ROUND_ROBIN', 'PERFORMANCE']),
  active: v.boolean(),
});

export const conflictValues =
  (pathways: ResourceValues['pathways']) =>
  (current: unknown): ResourceValues | undefined => {
    const { success, output } = v.safeParse(currentRule, current);
    return success ? { ...output, pathways } : undefined;
  };

/** Requests per second: each viewer sends one per TTL. */
export const requestsPerSecond = (viewers: number, ttl: number): number => viewers / ttl;

const rate = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 });
const viewers = 10_000;

/** The load of an audience on the steering service: viewers, and requests per second. */
export const loadOf = (ttl: number): [viewers: string, perSecond: string] => [
  formatNumber(viewers, locale),
  rate.format(requestsPerSecond(viewers, ttl)),
];

const pathwayIds = (pathways: readonly SteeredPathway[]): string[] => pathways.map(({ pathwayId }) => pathwayId);

/** The number of unsaved changes: fields, changed pathways, and their order. */
export function countChanges(stored: ResourceValues, values: ResourceValues): number {
  const fields = (['name', 'manifest', 'ttl', 'steeringStrategy'] as const).filter(
    (field) => stored[field] !== values[field],
  );
  const before = new Map(stored.pathways.map((one) => [one.pathwayId, one]));
  const after = new Map(values.pathways.map((one) => [one.pathwayId, one]));
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((id) => {
    const [one, other] = [before.get(id), after.get(id)];
    return !one || !other || one.weight !== other.weight || one.clone !== other.clone;
  });
  const kept = (pathways: readonly SteeredPathway[]) =>
    pathwayIds(pathways).filter((id) => before.has(id) && after.has(id));
  const isReordered = kept(stored.pathways).join() !== kept(values.pathways).join();
  return fields.length + changed.length + (isReordered ? 1 : 0);
}
