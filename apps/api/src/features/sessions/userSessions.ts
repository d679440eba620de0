import { desc } from 'drizzle-orm';
import { User } from '../../core/accounts/user.ts';
import { sessions } from '../../core/database/schema.ts';
import { asSystem } from '../../core/database/transactions.ts';
import { notFound } from '../../core/errors/failure.ts';
import { isLiveOf, visibleColumns } from '../../core/identity/sessionRow.ts';
import { manageUsers } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { Session } from './session.ts';

/** The sessions of a user, last used first, for callers who can end them. */
export const userSessions = defineQuery({
  name: 'userSessions',
  rule: manageUsers,
  args: builder.args((t) => ({ userId: t.id({ required: true }) })),
  type: [Session.type],
  examples: [{ on: 'person', at: 'userId' }],
  run: async (context, { userId }) => {
    const user = await User.read(context, userId);
    if (!user) return { failure: notFound('user') };
    // Row-level security only shows a request the caller's own sessions.
    return asSystem(context.transaction, () =>
      context.transaction
        .select(visibleColumns)
        .from(sessions)
        .where(isLiveOf(user.id))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id)),
    );
  },
});
