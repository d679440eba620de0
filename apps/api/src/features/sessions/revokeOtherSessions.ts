import { auth } from '../../core/policy/rules.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { OkPayload } from '../../core/schema/payload.ts';
import { endAllSessions, signOutInPool } from './endAllSessions.ts';
import { Session } from './session.ts';

/** Ends all of the caller's sessions; the current one has to sign in again. */
export const revokeOtherSessions = defineMutation({
  name: 'revokeOtherSessions',
  rule: auth({ scope: 'SELF', notActing: true, withoutFactor: true }),
  payload: OkPayload,
  audit: { action: 'session.revokeOthers', target: Session },
  prepare: signOutInPool,
  run: (context, _none, isEndedInPool) => {
    const { sessionId } = context.principal;
    if (sessionId === null) throw new Error('The caller has no session');
    return endAllSessions(context, Session.missingTarget(sessionId, context.principal), isEndedInPool);
  },
});
