import { done } from '../../core/mutations/outcome.ts';
import { manageEntities } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { Entity } from '../../core/accounts/entity.ts';
import { endSessionsOfEntity, writeEntityActive } from './entityActive.ts';
import { lockOtherAccount } from './lockManaged.ts';

/**
 * Disables or enables an account. From the next request, users and API tokens of a disabled account are refused, and acting sessions as its
 * users end. Its customers are not affected.
 */
export const setEntityActive = defineMutation({
  name: 'setEntityActive',
  rule: manageEntities,
  args: builder.args((t) => ({ id: t.id({ required: true }), active: t.boolean({ required: true }) })),
  payload: Entity.payload(),
  audit: { action: 'account.setActive', target: Entity },
  examples: [{ on: 'account', at: 'id', with: { active: false } }],
  run: async (context, { id, active }) => {
    const found = await lockOtherAccount(context, id);
    if ('refusal' in found) return found.refusal;
    const { row, target } = found;
    if (row.active === active) return done(row, null);
    const updated = await writeEntityActive(context, row, active);
    const ended = active ? 0 : await endSessionsOfEntity(context, row);
    return done(updated, {
      target,
      diff: { active: [row.active, active], ...(active ? {} : { sessions: [ended, 0] as const }) },
    });
  },
});
