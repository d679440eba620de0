import { diffOf, type Diff } from '../../core/audit/diff.ts';
import type { ResourceRow } from '../../core/database/schema.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import { keepResourceVersion } from './keepVersion.ts';
import { Resource } from './resource.ts';
import { describePathways, writePathways, type RequestedResource } from './resourceInput.ts';
import { pathwaysOfResource } from './resourcePathways.ts';

const changeable = ['name', 'ttl', 'manifest', 'steeringStrategy', 'active'] as const;

/** Replaces the values of a locked resource. Null if nothing changes. */
export async function replaceResource(
  context: SignedInContext,
  row: ResourceRow,
  { columns, steered }: RequestedResource,
): Promise<{ readonly updated: ResourceRow; readonly diff: Diff } | null> {
  const before = describePathways(await pathwaysOfResource(context, row.id));
  const after = describePathways(steered);
  const changed = changeable.filter((field) => row[field] !== columns[field]);
  const isSteeringChanged = JSON.stringify(before) !== JSON.stringify(after);
  if (changed.length === 0 && !isSteeringChanged) return null;
  await keepResourceVersion(context, row);
  if (isSteeringChanged) await writePathways(context, row, steered);
  const updated = await Resource.update(context, row, { ...columns });
  return {
    updated,
    diff: { ...diffOf(changed, row, updated), ...(isSteeringChanged ? { pathways: [before, after] as const } : {}) },
  };
}
