import { eq } from 'drizzle-orm';
import { entities, users, type EntityRow, type UserRow } from '../database/schema.ts';
import { notFound } from '../errors/failure.ts';
import { failed, type AuditTarget, type MutationOutcome } from '../mutations/outcome.ts';
import { authorise } from '../policy/authorise.ts';
import type { SignedInContext } from '../requests/context.ts';
import { isUuid } from './readUser.ts';

export type ManagedUser = { readonly user: UserRow; readonly entity: EntityRow; readonly target: AuditTarget };

export const auditTargetOf = ({ id, name, lastName, entityId }: UserRow): AuditTarget => ({
  type: 'User',
  id,
  name: `${name} ${lastName}`,
  entityId,
});

const longestId = 64;

/** The user a mutation is about, locked until it commits. Missing, or outside the caller's scope: NOT_FOUND. */
export async function findManagedUser(
  { transaction, principal, operation }: SignedInContext,
  id: string,
): Promise<ManagedUser | { readonly refusal: MutationOutcome<never> }> {
  const missing = {
    refusal: failed(notFound('user'), {
      type: 'User',
      id: id.slice(0, longestId),
      name: null,
      entityId: principal.effective.entity.id,
    }),
  };
  if (!isUuid(id)) return missing;
  const [found] = await transaction
    .select({ user: users, entity: entities })
    .from(users)
    .innerJoin(entities, eq(entities.id, users.entityId))
    .where(eq(users.id, id))
    .for('no key update', { of: users });
  if (!found) return missing;
  const { user, entity } = found;
  const target = { entityId: entity.id, parentEntityId: entity.parentId, userId: user.id };
  if (!authorise(principal, operation.rule, { kind: operation.kind, target }).allowed) return missing;
  return { user, entity, target: auditTargetOf(user) };
}

/** Whether the user is the caller himself, under either of his names. */
export const isSelf = ({ principal }: SignedInContext, userId: string): boolean =>
  userId === principal.actor.userId || userId === principal.effective.userId;
