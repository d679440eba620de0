import { changeEntity } from './changeEntity.ts';
import { Entity } from '../../core/accounts/entity.ts';
import { billingFailure, EntityInput } from './entityInput.ts';
import { failed } from '../../core/mutations/outcome.ts';
import { auth } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';

const renamed = { name: 'Renamed', companyName: 'Renamed Ltd', region: 'eu-north' };

/** Updates the names, region and billing details of the caller's own account. */
export const updateAccount = defineMutation({
  name: 'updateAccount',
  rule: auth({ adminAccess: true }),
  args: builder.args((t) => ({
    expectedVersion: t.int({ required: true }),
    input: t.field({ type: EntityInput, required: true }),
  })),
  payload: Entity.payload(),
  audit: { action: 'account.update', target: Entity },
  examples: [
    { with: { expectedVersion: 1, input: renamed } },
    { with: { expectedVersion: 1, input: { ...renamed, billing: { country: 'Norway' } } }, case: 'billing' },
  ],
  run: async (context, { expectedVersion, input }) => {
    const { id } = context.principal.effective.entity;
    const denied = billingFailure(context, input);
    if (denied) return failed(denied, Entity.missingTarget(id, context.principal));
    const found = await Entity.lock(context, id);
    if ('refusal' in found) return found.refusal;
    return changeEntity(context, found, expectedVersion, input);
  },
});
