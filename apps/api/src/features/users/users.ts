import { readEntityFor } from '../../core/accounts/readEntity.ts';
import { readUsers } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { ListInput } from '../../core/schema/list.ts';
import { usersInScope } from '../../core/accounts/findUsers.ts';
import { User } from '../../core/accounts/user.ts';
import { userList } from './userList.ts';

/** The users of an account and those below it. @default the caller's own account */
export const users = defineQuery({
  name: 'users',
  rule: readUsers,
  args: builder.args((t) => ({ entityId: t.id(), list: t.field({ type: ListInput }) })),
  type: User.connection(),
  cost: { multiplier: 'list.first' },
  examples: [{}, { on: 'account' }],
  run: async (context, { entityId, list }) => {
    const found = await readEntityFor(context, entityId ?? null);
    if ('failure' in found) return found;
    const listed = await userList.page(
      context.transaction,
      usersInScope(context.transaction, found.entity),
      list ?? {},
    );
    return 'failure' in listed ? listed : listed.page;
  },
});
