import { and, eq, inArray } from 'drizzle-orm';
import { pathways, type ResourceValues } from '../../core/database/schema.ts';
import type { SignedInContext } from '../../core/requests/context.ts';

type Steered = ResourceValues['pathways'][number];

/** The pathways of the caller's account among those of these versions. */
export async function existingPathways(
  { transaction, principal }: SignedInContext,
  versions: readonly ResourceValues[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(versions.flatMap((values) => values.pathways.map(({ id }) => id)))];
  if (ids.length === 0) return new Set();
  const found = await transaction
    .select({ id: pathways.id })
    .from(pathways)
    .where(and(inArray(pathways.id, ids), eq(pathways.entityId, principal.effective.entity.id)));
  return new Set(found.map(({ id }) => id));
}

/** Scales weights so that they add up to 100: the largest remainders are rounded up. */
function scaled(steered: readonly Steered[]): readonly Steered[] {
  const sum = steered.reduce((total, { weight }) => total + (weight ?? 0), 0);
  if (steered.length === 0 || sum === 100) return steered;
  const exact = steered.map(({ weight }) => (sum === 0 ? 100 / steered.length : ((weight ?? 0) * 100) / sum));
  const missing = 100 - exact.reduce((total, share) => total + Math.floor(share), 0);
  const roundedUp = exact
    .map((share, index) => ({ index, rest: share % 1 }))
    .toSorted((one, other) => other.rest - one.rest)
    .slice(0, missing)
    .map(({ index }) => index);
  return steered.map((one, index) => ({
    ...one,
    weight: Math.floor(exact[index] ?? 0) + (roundedUp.includes(index) ? 1 : 0),
  }));
}

/** The values that restoring a version gives: without deleted pathways, and with the status of the resource unchanged. */
export function restoredResource(
  values: ResourceValues,
  active: boolean,
  existing: ReadonlySet<string>,
): { readonly values: ResourceValues; readonly missingPathways: readonly string[] } {
  const [left, missing] = [true, false].map((isLeft) =>
    values.pathways.filter(({ id }) => existing.has(id) === isLeft),
  );
  const steered = left ?? [];
  return {
    values: { ...values, active, pathways: values.steeringStrategy === 'WEIGHTED' ? scaled(steered) : steered },
    missingPathways: (missing ?? []).map(({ name }) => name),
  };
}
