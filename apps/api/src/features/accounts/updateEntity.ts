import { failed } from '../../core/mutations/outcome.ts';
import { manageEntities } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { changeEntity } from './changeEntity.ts';
import { Entity } from '../../core/accounts/entity.ts';
import { billingFailure, EntityInput } from './entityInput.ts';
import { lockManaged } from './lockManaged.ts';

const renamed = { name: 'Renamed', companyName: 'Renamed Ltd', region: 'eu-north' };

/** Updates the names, region and billing details of an account below the caller's, or of the platform by its own users. */
export const updateEntity = defineMutation({
  name: 'updateEntity',
  rule: manageEntities,
  args: builder.args((t) => ({
    id: t.id({ required: true }),
    expectedVersion: t.int({ required: true }),
    input: t.field({ type: EntityInput, required: true }),
  })),
  payload: Entity.payload(),
  audit: { action: 'account.update', target: Entity },
  examples: [
    { on: 'account', at: 'id', with: { expectedVersion: 1, input: renamed } },
    {
      on: 'account',
      at: 'id',
      with: { expectedVersion: 1, input: { ...renamed, billing: { country: 'Norway' } } },
      case: 'billing',
    },
  ],
  run: async (context, { id, expectedVersion, input }) => {
    const denied = billingFailure(context, input);
    if (denied) return failed(denied, Entity.missingTarget(id, context.principal));
    const found = await lockManaged(context, id);
    if ('refusal' in found) return found.refusal;
    return changeEntity(context, found, expectedVersion, input);
  },
});
