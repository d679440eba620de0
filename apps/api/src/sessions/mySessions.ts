import { desc } from 'drizzle-orm';
import { sessions } from '../database/schema.ts';
import { auth } from '../policy/rules.ts';
import { defineQuery } from '../schema/defineQuery.ts';
import { Session } from './session.ts';
import { isLiveOf, visibleColumns } from './sessionRow.ts';

/** Where the caller is signed in, the last used first. While acting these are the actor's own: they are the one signed in. */
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
