import type { Pool } from '../pool/pool.ts';
import { checkPasswordPolicy } from '../users/passwordPolicy.ts';
import { withPassword } from '../users/setPassword.ts';
import { requiredParameter, type Input } from '../wire/input.ts';
import { notAuthorized, userDisabled } from '../wire/serviceError.ts';
import { afterPassword } from './afterPassword.ts';
import { checkSameUser } from './sameUser.ts';

/** Replaces the temporary password. A password against the policy does not end the session: the person tries again. */
export function answerNewPassword(pool: Pool, session: string, responses: Input): object | Promise<object> {
  const password = requiredParameter(responses, 'NEW_PASSWORD');
  checkSameUser(responses, pool.sessions.peek(session, 'NEW_PASSWORD_REQUIRED'));
  checkPasswordPolicy(password);
  const challenge = pool.sessions.take(session, 'NEW_PASSWORD_REQUIRED');
  const user = pool.users.find(challenge.userId);
  // Deleted, or invited again with another temporary password, since the session began.
  if (user?.password?.verifier !== challenge.passwordVerifier) throw notAuthorized('Invalid session for the user.');
  if (!user.enabled) throw userDisabled();

  const confirmed = withPassword(pool, user, password, 'CONFIRMED');
  // Whoever knows the temporary password has read the invitation.
  const verified = { ...confirmed, attributes: { ...confirmed.attributes, email_verified: 'true' } };
  pool.users.update(verified);
  return afterPassword(pool, verified, { ...challenge, passwordVerifier: verified.password.verifier }, responses);
}
