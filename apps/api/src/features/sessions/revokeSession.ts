import { notFound } from '../../core/errors/failure.ts';
import { failed } from '../../core/mutations/outcome.ts';
import { auth } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { endAllSessions, signOutInPool } from './endAllSessions.ts';
import { readOwnSession } from './readOwnSession.ts';
import { Session } from './session.ts';

/** Ends a session of the caller, and all others with it, because the pool cannot end a single one. */
export const revokeSession = defineMutation({
  name: 'revokeSession',
  // No step-up, because the current session ends too, and the user signs in again anyway.
  rule: auth({ scope: 'SELF', notActing: true, withoutFactor: true }),
  args: builder.args((t) => ({ id: t.id({ required: true }) })),
  payload: OkPayload,
  audit: { action: 'session.revoke', target: Session },
  examples: [{ on: 'session' }],
  // The ID of another user's session, or of an ended one, ends nothing.
  prepare: async (context, { id }) => {
    const { principal } = context;
    const session = await context.inTransaction((transaction) => readOwnSession({ transaction, principal }, id));
    return session !== null && signOutInPool(context);
  },
  run: async (context, { id }, isEndedInPool) => {
    const session = await readOwnSession(context, id);
    if (!session) return failed(notFound('session'));
    return endAllSessions(context, Session.targetOf(session, context.principal), isEndedInPool);
  },
});
