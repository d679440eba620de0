import type { Pool } from '../user-pool/pool.ts';
import { checkPasswordPolicy, withPassword } from '../users/password.ts';
import { requiredParameter, type Input } from '../protocol/input.ts';
import { notAuthorized, userDisabled } from '../protocol/serviceError.ts';
import { nextChallenge } from './nextChallenge.ts';
import { checkSameUser } from './checks.ts';

/** Replaces the temporary password. A password that violates the policy does not end the session. */
export function respondToNewPasswordRequired(pool: Pool, session: string, responses: Input): object | Promise<object> {
  const password = requiredParameter(responses, 'NEW_PASSWORD');
  checkSameUser(responses, pool.sessions.peek(session, 'NEW_PASSWORD_REQUIRED'));
  checkPasswordPolicy(password);
  const challenge = pool.sessions.take(session, 'NEW_PASSWORD_REQUIRED');
  const user = pool.users.find(challenge.userId);
  // The user was deleted or invited again since the session started.
  if (user?.password?.verifier !== challenge.passwordVerifier) throw notAuthorized('Invalid session for the user.');
  if (!user.enabled) throw userDisabled();

  const confirmed = withPassword(pool, user, password, 'CONFIRMED');
  // The temporary password was in the invitation e-mail.
  const verified = { ...confirmed, attributes: { ...confirmed.attributes, email_verified: 'true' } };
  pool.users.update(verified);
  return nextChallenge(pool, verified, { ...challenge, passwordVerifier: verified.password.verifier }, responses);
}
