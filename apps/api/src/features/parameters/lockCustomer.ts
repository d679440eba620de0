import type { EntityRow } from '../../core/database/schema.ts';
import { Entity } from '../../core/accounts/entity.ts';
import { userError } from '../../core/errors/userError.ts';
import { refused, type MutationOutcome } from '../../core/mutations/outcome.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import type { Locked } from '../../core/schema/defineObject.ts';

/** Locks an Edge Intelligence customer account, so that its parameters change one at a time. */
export async function lockCustomer(
  context: SignedInContext,
  entityId: string,
): Promise<Locked<EntityRow> | { readonly refusal: MutationOutcome<never> }> {
  const found = await Entity.lock(context, entityId);
  if ('refusal' in found || found.row.eiCustomerId !== null) return found;
  return { refusal: refused([userError('NO_EI_CUSTOMER')], found.target) };
}
