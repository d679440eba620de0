import { verifyTotp } from '../mfa/totp.ts';
import { deviceOf } from '../devices/device.ts';
import type { Pool } from '../user-pool/pool.ts';
import { completeSignIn } from '../tokens/issue.ts';
import { countAttempt } from '../verification/attempts.ts';
import { requiredParameter, type Input } from '../protocol/input.ts';
import { invalidParameter, ServiceError } from '../protocol/serviceError.ts';
import { checkSameUser, checkStillAllowed } from './checks.ts';

const maxFailedAttempts = 3;

/**
 * Verifies an authenticator app code. Each code is valid once, to prevent replay.
 * @throws CodeMismatchException, ExpiredCodeException, NotAuthorizedException after three wrong ones
 */
export function respondToSoftwareTokenMfa(pool: Pool, session: string, responses: Input): Promise<object> {
  const code = requiredParameter(responses, 'SOFTWARE_TOKEN_MFA_CODE');
  const challenge = pool.sessions.peek(session, 'SOFTWARE_TOKEN_MFA');
  checkSameUser(responses, challenge);
  const user = checkStillAllowed(pool, challenge);
  countAttempt(pool, user.sub, 'check software token');

  const token = pool.softwareTokens.find(user.sub);
  const counter = token?.secret === undefined ? undefined : verifyTotp(token.secret, code, pool.now());
  if (!token || counter === undefined) {
    challenge.failedAttempts += 1;
    if (challenge.failedAttempts >= maxFailedAttempts) pool.sessions.take(session, 'SOFTWARE_TOKEN_MFA');
    throw new ServiceError('CodeMismatchException', 'Invalid code received for user');
  }
  if (counter <= token.lastCounter) {
    throw new ServiceError('ExpiredCodeException', 'Your software token has already been used once.');
  }
  pool.sessions.take(session, 'SOFTWARE_TOKEN_MFA');
  pool.attempts.delete(user.sub, 'check software token');
  pool.softwareTokens.save(user.sub, { ...token, lastCounter: counter });
  return completeSignIn(pool, user, deviceOf(pool, user, responses));
}

export function respondToMfaSetup(pool: Pool, session: string, responses: Input): Promise<object> {
  const challenge = pool.sessions.peek(session, 'MFA_SETUP');
  checkSameUser(responses, challenge);
  const user = checkStillAllowed(pool, challenge);
  if (!challenge.isDone) throw invalidParameter('User has not verified software token mfa');
  pool.sessions.take(session, 'MFA_SETUP');
  return completeSignIn(pool, user, deviceOf(pool, user, responses));
}
