import { securityMail } from '../mail/securityMail.ts';
import { checkClient } from '../user-pool/checks.ts';
import type { Pool } from '../user-pool/pool.ts';
import { lifetimes } from '../user-pool/settings.ts';
import { resolveUser } from '../users/resolveUser.ts';
import { checkNewPassword, checkPasswordPolicy, withPassword } from '../users/password.ts';
import type { User } from '../users/user.ts';
import { countAttempt } from '../verification/attempts.ts';
import { checkCode, codeExpired, codeMismatch, mailCode } from '../verification/codes.ts';
import { codeDeliveryDetails } from '../verification/codeDeliveryDetails.ts';
import { requiredString } from '../protocol/input.ts';
import type { Operation } from '../protocol/operation.ts';

/**
 * Invited users and users of a provider cannot reset a password. An unconfirmed account might have been created by someone else, so
 * the owner of the mailbox gets it, with a new password.
 */
const canReset = ({ enabled, status }: User): boolean =>
  enabled && (status === 'CONFIRMED' || status === 'RESET_REQUIRED' || status === 'UNCONFIRMED');

/** Rate limit key for the code of an unknown username. */
const dummyPurpose = 'decoy password code';

/** The error for a wrong code: CodeMismatch if a code is pending, or would be for an unknown username. */
function dummyCodeError(pool: Pool, subject: string): Error {
  const attempt = pool.attempts.find(subject, dummyPurpose);
  return attempt && pool.now() < attempt.since + lifetimes.passwordCode ? codeMismatch() : codeExpired();
}

/** Emails a code for a new password. The response is always the same, to prevent account enumeration. */
export const forgotPassword: Operation = {
  access: 'public',
  run(pool, input) {
    checkClient(input);
    const { alias, user, subject } = resolveUser(pool, input);
    countAttempt(pool, subject, 'send code');
    if (!user || !canReset(user)) {
      pool.attempts.save(subject, dummyPurpose, { count: 1, since: pool.now() });
      return codeDeliveryDetails(user?.attributes.email ?? alias);
    }
    return mailCode(pool, user, 'password');
  },
};

/** Sets the new password, unlocks the account, ends all sessions, and notifies the user. */
export const confirmForgotPassword: Operation = {
  access: 'public',
  async run(pool, input) {
    checkClient(input);
    const { user, subject } = resolveUser(pool, input);
    const code = requiredString(input, 'ConfirmationCode');
    const password = requiredString(input, 'Password');
    checkPasswordPolicy(password);
    if (!user || !canReset(user)) {
      countAttempt(pool, subject, 'check password code');
      throw dummyCodeError(pool, subject);
    }
    checkCode(pool, user.sub, 'password', code);
    // An unconfirmed account has no password in use.
    const isChange = user.status !== 'UNCONFIRMED';
    if (isChange) checkNewPassword(user, password);
    const attributes = { ...user.attributes, email_verified: 'true' };
    const changed = withPassword(pool, { ...user, attributes }, password, 'CONFIRMED');
    pool.atomically(() => {
      pool.codes.delete(user.sub, 'password');
      pool.users.update(changed);
      pool.failures.delete(user.sub);
      pool.refreshTokens.revokeAllOf(user.sub);
      if (isChange) pool.sendMail(securityMail('password', user.attributes.email, pool.origin));
    });
    if (isChange) await pool.onPasswordSet(user.sub, 'RESET');
    return {};
  },
};
