import { desc } from 'drizzle-orm';
import { sessions } from '../../core/database/schema.ts';
import { auth } from '../../core/policy/rules.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { Session } from './session.ts';
import { isLiveOf, visibleColumns } from '../../core/identity/sessionRow.ts';

/** The caller's sessions, last used first; while acting, the actor's. */
export const mySessions = defineQuery({
  name: 'mySessions',
  rule: auth({ scope: 'SELF', withoutFactor: true }),
  type: [Session.type],
  run: ({ transaction, principal }) =>
    transaction
      .select(visibleColumns)
      .from(sessions)
      .where(isLiveOf(principal.actor.userId))
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.id)),
});
