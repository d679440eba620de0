import type { EntityRow } from '../database/schema.ts';
import { Entity } from '../entities/entity.ts';
import { userError } from '../errors/userError.ts';
import { refused, type MutationOutcome } from '../mutations/outcome.ts';
import type { SignedInContext } from '../requests/context.ts';
import type { Locked } from '../schema/defineObject.ts';

/** An account that Edge Intelligence knows, locked: its parameters change one after the other. */
export async function lockCustomer(
  context: SignedInContext,
  entityId: string,
): Promise<Locked<EntityRow> | { readonly refusal: MutationOutcome<never> }> {
  const found = await Entity.lock(context, entityId);
  if ('refusal' in found || found.row.eiCustomerId !== null) return found;
  return { refusal: refused([userError('NO_EI_CUSTOMER')], found.target) };
}
