import { readUsers } from '../policy/rules.ts';
import { builder } from '../schema/builder.ts';
import { defineQuery } from '../schema/defineQuery.ts';
import { ListInput } from '../schema/list.ts';
import { UserConnection } from '../schema/user.ts';
import { listUsers } from './listUsers.ts';

/** The people of an account and of those below it; without an id, of the caller's own. */
export const users = defineQuery({
  name: 'users',
  rule: readUsers,
  args: builder.args((t) => ({ entityId: t.id(), list: t.field({ type: ListInput }) })),
  type: UserConnection,
  cost: { multiplier: 'list.first' },
  examples: [{}, { on: 'account' }],
  run: async (context, { entityId, list }) => {
    const found = await listUsers(context, entityId ?? null, list ?? {});
    return 'failure' in found ? found : found.page;
  },
});
