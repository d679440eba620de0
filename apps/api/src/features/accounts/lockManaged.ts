import { eq } from 'drizzle-orm';
import { isUuid } from '../../core/database/ids.ts';
import { entities, type EntityRow } from '../../core/database/schema.ts';
import { failure, failureOfDenial } from '../../core/errors/failure.ts';
import { userError } from '../../core/errors/userError.ts';
import { failed, refused, type MutationOutcome } from '../../core/mutations/outcome.ts';
import { authorize } from '../../core/policy/authorize.ts';
import { manageEntities } from '../../core/policy/rules.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import type { Locked } from '../../core/schema/defineObject.ts';
import { Entity } from '../../core/accounts/entity.ts';
import { lockEntity } from '../../core/accounts/readEntity.ts';

/** An account changed from a parent account, and its direct parent, whose services and tier limit it: null for the platform. */
type ManagedAccount = Locked<EntityRow> & { readonly parent: EntityRow | null };
type Refusal = { readonly refusal: MutationOutcome<never> };

async function readEntity({ transaction }: SignedInContext, id: string): Promise<EntityRow | undefined> {
  const [entity] = await transaction.select().from(entities).where(eq(entities.id, id));
  return entity;
}

/** Locks an account and its parent, in the order in which a change of the parent affects its customers. */
export async function lockManaged(context: SignedInContext, id: string): Promise<ManagedAccount | Refusal> {
  const denial = authorize(context.principal, manageEntities, { kind: 'Mutation' });
  if (!denial.allowed) return { refusal: failed(failureOfDenial(denial)) };
  const seen = isUuid(id) ? await readEntity(context, id) : undefined;
  if (seen?.parentId) await lockEntity(context, seen.parentId);
  const found = await Entity.lock(context, id);
  if ('refusal' in found) return found;
  // A reseller can change its customers, but only the platform can change the reseller.
  if (found.row.type === 'RESELLER' && context.principal.effective.entity.type === 'RESELLER')
    return { refusal: failed(failure('FORBIDDEN'), found.target) };
  const parent = found.row.parentId === null ? undefined : await readEntity(context, found.row.parentId);
  return { ...found, parent: parent ?? null };
}

/** Like `lockManaged`, for operations that are not allowed on the caller's own account: SELF_ACTION. */
export async function lockOtherAccount(context: SignedInContext, id: string): Promise<ManagedAccount | Refusal> {
  const found = await lockManaged(context, id);
  if ('refusal' in found || found.row.id !== context.principal.effective.entity.id) return found;
  return { refusal: refused([userError('SELF_ACTION')], found.target) };
}
