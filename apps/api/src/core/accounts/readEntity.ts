import { eq } from 'drizzle-orm';
import { entities, type EntityRow } from '../database/schema.ts';
import { notFound, type Failure } from '../errors/failure.ts';
import { authorize } from '../policy/authorize.ts';
import type { SignedInContext } from '../requests/context.ts';
import { isUuid } from '../database/ids.ts';

/** The entity an operation applies to: the given one, or the caller's own. NOT_FOUND if it is out of scope. */
export async function readEntityFor(
  { transaction, principal, operation }: SignedInContext,
  entityId: string | null,
): Promise<{ readonly entity: EntityRow } | { readonly failure: Failure }> {
  const id = entityId ?? principal.effective.entity.id;
  if (!isUuid(id)) return { failure: notFound('entity') };
  const [entity] = await transaction.select().from(entities).where(eq(entities.id, id));
  if (!entity) return { failure: notFound('entity') };
  const target = { entityId: entity.id, parentEntityId: entity.parentId };
  return authorize(principal, operation.rule, { kind: operation.kind, target }).allowed
    ? { entity }
    : { failure: notFound('entity') };
}

/** Locks the entity's row (FOR UPDATE) to serialize changes that affect an invariant of the whole entity. */
export async function lockEntity({ transaction }: SignedInContext, id: string): Promise<void> {
  await transaction.select({ id: entities.id }).from(entities).where(eq(entities.id, id)).for('no key update');
}

/** The caller's own account, locked. */
export async function lockOwnEntity(context: SignedInContext): Promise<EntityRow> {
  const { id } = context.principal.effective.entity;
  await lockEntity(context, id);
  const [entity] = await context.transaction.select().from(entities).where(eq(entities.id, id));
  if (!entity) throw new Error('The account of the caller is not visible');
  return entity;
}
