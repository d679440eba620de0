import { and, eq, sql } from 'drizzle-orm';
import { sessions } from '../../core/database/schema.ts';
import { notFound } from '../../core/errors/failure.ts';
import { isLiveOf } from '../../core/identity/sessionRow.ts';
import { done, failed } from '../../core/mutations/outcome.ts';
import { auth } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { readOwnSession } from './readOwnSession.ts';
import { Session } from './session.ts';

/**
 * Ends one session of the caller in the API. The pool cannot end a single session from another one, so the ended browser revokes its own
 * refresh token when it gets SESSION_REVOKED.
 */
export const revokeSession = defineMutation({
  name: 'revokeSession',
  rule: auth({ scope: 'SELF', notActing: true, stepUp: true, withoutFactor: true }),
  args: builder.args((t) => ({ id: t.id({ required: true }) })),
  payload: OkPayload,
  audit: { action: 'session.revoke', target: Session },
  examples: [{ on: 'session' }],
  run: async (context, { id }) => {
    const { transaction, principal } = context;
    const session = await readOwnSession(context, id);
    if (!session) return failed(notFound('session'));
    await transaction
      .update(sessions)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(sessions.id, session.id), isLiveOf(principal.actor.userId)));
    return done(true, { target: Session.targetOf(session, principal), diff: {} });
  },
});
