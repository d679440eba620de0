import { resourceRule } from '@edge-console/domain';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { isUuid } from '../../core/database/ids.ts';
import { pathways, resourcePathways, resources, type PathwayRow } from '../../core/database/schema.ts';
import { missingMessages } from '../../core/errors/messages.ts';
import { fieldErrors, userError, type UserError } from '../../core/errors/userError.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { SteeringStrategyEnum } from '../../core/schema/enums.ts';

const ResourcePathwayInput = builder.inputType('ResourcePathwayInput', {
  fields: (t) => ({
    pathwayId: t.id({ required: true }),
    order: t.int({ required: true }),
    weight: t.int(),
    clone: t.boolean({ defaultValue: false }),
  }),
});

export const ResourceInput = builder.inputType('ResourceInput', {
  fields: (t) => ({
    name: t.string({ required: true, ...constraint({ min: 3, max: 60, pattern: '^[A-Za-z0-9._-]+$' }) }),
    ttl: t.int({ defaultValue: 300, ...constraint({ min: 1, max: 1800 }) }),
    manifest: t.field({ type: 'URL', required: true, ...constraint({ max: 2083 }) }),
    steeringStrategy: t.field({ type: SteeringStrategyEnum, required: true, defaultValue: 'PRIORITY' }),
    pathways: t.field({ type: [ResourcePathwayInput], required: true }),
    active: t.boolean({ defaultValue: true }),
  }),
});

type Entered = v.InferOutput<typeof resourceRule>;
type Steered = Pick<typeof resourcePathways.$inferInsert, 'pathwayId' | 'position' | 'weight' | 'clone'> & {
  readonly pathway: PathwayRow;
};
/** A valid resource, with its pathways at positions 1 to n. */
export type RequestedResource = {
  readonly columns: Omit<Entered, 'pathways'>;
  readonly steered: readonly Steered[];
};

/** Whether another resource of the account has this name (case-insensitive). */
async function isNameInUse(
  { transaction, principal }: SignedInContext,
  name: string,
  exceptId: string | null,
): Promise<boolean> {
  const [existing] = await transaction
    .select({ id: resources.id })
    .from(resources)
    .where(
      and(
        eq(resources.entityId, principal.effective.entity.id),
        sql`${resources.nameKey} = lower(${name}::text)`,
        exceptId === null ? undefined : ne(resources.id, exceptId),
      ),
    );
  return existing !== undefined;
}

/** Locks the account's pathways among these IDs, so that none is deleted or disabled in the meantime. */
async function lockPathways(
  { transaction, principal }: SignedInContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PathwayRow>> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return new Map();
  const rows = await transaction
    .select()
    .from(pathways)
    .where(and(inArray(pathways.id, known), eq(pathways.entityId, principal.effective.entity.id)))
    .orderBy(asc(pathways.id))
    .for('share');
  return new Map(rows.map((row) => [row.id, row]));
}

/** Validates the input of a resource: first the rules of its fields, then against the database. Lock the account first. */
export async function readResourceInput(
  context: SignedInContext,
  input: unknown,
  exceptId: string | null = null,
): Promise<
  { readonly requested: RequestedResource } | { readonly errors: readonly UserError[]; readonly name: string | null }
> {
  const checked = v.safeParse(resourceRule, input);
  if (!checked.success) return { errors: fieldErrors(checked.issues), name: null };
  const { pathways: given, ...columns } = checked.output;
  const { name } = columns;
  const found = await lockPathways(
    context,
    given.map(({ pathwayId }) => pathwayId),
  );
  const errors: UserError[] = [];
  if (await isNameInUse(context, name, exceptId)) errors.push(userError('NAME_EXISTS', ['name']));
  const steered = given
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ pathwayId, weight, clone }, index): Steered[] => {
      const pathway = found.get(pathwayId);
      return pathway ? [{ pathwayId, position: index + 1, weight, clone, pathway }] : [];
    });
  given.forEach(({ pathwayId }, index) => {
    if (found.has(pathwayId)) return;
    const field = ['pathways', String(index), 'pathwayId'];
    errors.push({ code: 'NOT_FOUND', field, message: missingMessages.pathway, details: null });
  });
  const isSteerable = steered.some(({ pathway }) => pathway.active);
  if (errors.length === 0 && columns.active && !isSteerable) errors.push(userError('NO_ACTIVE_PATHWAY', ['pathways']));
  return errors.length > 0 ? { errors, name } : { requested: { columns, steered } };
}

/** Replaces the pathways of a locked resource. */
export async function writePathways(
  { transaction }: SignedInContext,
  { id: resourceId, entityId }: { readonly id: string; readonly entityId: string },
  steered: readonly Steered[],
): Promise<void> {
  await transaction.delete(resourcePathways).where(eq(resourcePathways.resourceId, resourceId));
  if (steered.length === 0) return;
  await transaction
    .insert(resourcePathways)
    .values(steered.map(({ pathway: _pathway, ...used }) => ({ ...used, resourceId, entityId })));
}

type Described = Pick<Steered, 'weight' | 'clone'> & { readonly pathway: Pick<PathwayRow, 'name'> };

/** Pathways for the audit log: their names in order, with weights and clones. */
export const describePathways = (steered: readonly Described[]): string[] =>
  steered.map(
    ({ pathway, weight, clone }) =>
      `${pathway.name}${typeof weight === 'number' ? ` ${weight}%` : ''}${clone ? ' (clone)' : ''}`,
  );
