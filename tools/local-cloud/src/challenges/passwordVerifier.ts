import type { Pool } from '../user-pool/pool.ts';
import { lifetimes, poolName } from '../user-pool/settings.ts';
import { signatureMatches } from '../srp/exchange.ts';
import type { User } from '../users/user.ts';
import { requiredParameter, type Input } from '../protocol/input.ts';
import { incorrectCredentials, notAuthorized, ServiceError, userDisabled } from '../protocol/serviceError.ts';
import { nextChallenge } from './nextChallenge.ts';
import { isTimestampValid, checkSameUser } from './checks.ts';
import { afterFailure, failureLifetime, isLocked } from './lockout.ts';
import type { VerifiedPassword } from './sessions.ts';

/** @throws NotAuthorizedException unless the response proves the password */
function verifyPassword(pool: Pool, session: string, responses: Input): VerifiedPassword {
  const timestamp = requiredParameter(responses, 'TIMESTAMP');
  const secretBlock = requiredParameter(responses, 'PASSWORD_CLAIM_SECRET_BLOCK');
  const signature = requiredParameter(responses, 'PASSWORD_CLAIM_SIGNATURE');
  const challenge = pool.sessions.take(session, 'PASSWORD_VERIFIER');
  checkSameUser(responses, challenge);

  const failures = pool.failures.find(challenge.userId);
  const now = pool.now();
  if (isLocked(failures, now)) throw notAuthorized('Password attempts exceeded');

  const isVerified = signatureMatches({ ...challenge, scope: poolName, id: challenge.userId, timestamp }, signature);
  if (!isTimestampValid(timestamp, now) || !isVerified || secretBlock !== challenge.secretBlock) {
    pool.failures.deleteOlderThan(now - failureLifetime);
    pool.failures.save(challenge.userId, afterFailure(failures, now));
    throw incorrectCredentials();
  }
  pool.failures.delete(challenge.userId);
  const { userId, alias, verifier: passwordVerifier } = challenge;
  return { userId, alias, passwordVerifier };
}

function requireNewPassword(pool: Pool, user: User, { userId, alias, passwordVerifier }: VerifiedPassword): object {
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    ChallengeParameters: {
      USER_ID_FOR_SRP: userId,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(user.attributes),
    },
    Session: pool.sessions.open({ name: 'NEW_PASSWORD_REQUIRED', userId, alias, passwordVerifier }),
  };
}

/** The account's state is revealed only after its password was verified. */
export function respondToPasswordVerifier(pool: Pool, session: string, responses: Input): object | Promise<object> {
  const verified = verifyPassword(pool, session, responses);
  const user = pool.users.find(verified.userId);
  // The user was deleted or got another password since the sign-in started.
  if (user?.password?.verifier !== verified.passwordVerifier) throw incorrectCredentials();
  if (!user.enabled) throw userDisabled();
  if (user.status === 'UNCONFIRMED') throw new ServiceError('UserNotConfirmedException', 'User is not confirmed.');
  if (user.status === 'RESET_REQUIRED') {
    throw new ServiceError('PasswordResetRequiredException', 'Password reset required for the user');
  }
  if (user.status === 'CONFIRMED') return nextChallenge(pool, user, verified, responses);
  if (pool.now() >= user.password.setAt + lifetimes.temporaryPassword) {
    throw notAuthorized('Temporary password has expired and must be reset by an administrator.');
  }
  return requireNewPassword(pool, user, verified);
}
