import { desc } from 'drizzle-orm';
import { sessions } from '../database/schema.ts';
import { auth } from '../policy/rules.ts';
import { defineQuery } from '../schema/defineQuery.ts';
import { Session } from './session.ts';
import { isLiveOf, visibleColumns } from './sessionRow.ts';

/** The caller's sessions, last used first; while acting as another user, the actor's. */
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
