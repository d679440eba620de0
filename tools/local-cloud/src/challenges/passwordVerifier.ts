import type { Pool } from '../user-pool/pool.ts';
import { lifetimes, poolName } from '../user-pool/settings.ts';
import { signatureMatches } from '../srp/exchange.ts';
import type { User } from '../users/user.ts';
import { requiredParameter, type Input } from '../protocol/input.ts';
import { incorrectCredentials, notAuthorized, ServiceError, userDisabled } from '../protocol/serviceError.ts';
import { nextChallenge } from './nextChallenge.ts';
import { isTimestampValid, checkSameUser } from './checks.ts';
import { countPasswordAttempt } from './lockout.ts';
import type { VerifiedPassword } from './sessions.ts';

/** @throws NotAuthorizedException unless the response proves the password */
function verifyPassword(pool: Pool, session: string, responses: Input): VerifiedPassword {
  const timestamp = requiredParameter(responses, 'TIMESTAMP');
  const secretBlock = requiredParameter(responses, 'PASSWORD_CLAIM_SECRET_BLOCK');
  const signature = requiredParameter(responses, 'PASSWORD_CLAIM_SIGNATURE');
  const challenge = pool.sessions.take(session, 'PASSWORD_VERIFIER');
  checkSameUser(responses, challenge);

  const isRight = countPasswordAttempt(
    pool,
    challenge.userId,
    () =>
      signatureMatches({ ...challenge, scope: poolName, id: challenge.userId, timestamp }, signature) &&
      isTimestampValid(timestamp, pool.now()) &&
      secretBlock === challenge.secretBlock,
  );
  if (!isRight) throw incorrectCredentials();
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

export const respondToPasswordVerifier = (pool: Pool, session: string, responses: Input): object | Promise<object> =>
  continueAfterPassword(pool, verifyPassword(pool, session, responses), responses);

/** The account's state is revealed only after its password was verified. */
export function continueAfterPassword(
  pool: Pool,
  verified: VerifiedPassword,
  responses: Input,
): object | Promise<object> {
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
