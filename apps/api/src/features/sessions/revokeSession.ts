import { notFound } from '../../core/errors/failure.ts';
import { failed } from '../../core/mutations/outcome.ts';
import { auth } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { endAllSessions, signOutInPool } from './endAllSessions.ts';
import { readOwnSession } from './readOwnSession.ts';
import { Session } from './session.ts';

/** Ends one session of the caller's own, and with it all of them: the pool cannot end one alone. */
export const revokeSession = defineMutation({
  name: 'revokeSession',
  // No step-up: the current session ends, too, and the person signs in again at once.
  rule: auth({ scope: 'SELF', notActing: true, withoutFactor: true }),
  args: builder.args((t) => ({ id: t.id({ required: true }) })),
  payload: OkPayload,
  audit: { action: 'session.revoke', target: Session },
  examples: [{ on: 'session' }],
  // An id of somebody else's session, or of an ended one, ends nothing.
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
