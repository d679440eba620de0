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
 * Invited users and those of a provider sign in otherwise; disabled ones not at all. An account that was not
 * confirmed may be a stranger's with this address: the owner of the mailbox gets it, with a password of their own.
 */
const mayReset = ({ enabled, status }: User): boolean =>
  enabled && (status === 'CONFIRMED' || status === 'RESET_REQUIRED' || status === 'UNCONFIRMED');

/** Rate limit key of the code that an unknown username would have. */
const decoy = 'decoy password code';

/** Error for a wrong code: CodeMismatch while there is one, or would be for an unknown username. */
function decoyRefusal(pool: Pool, subject: string): Error {
  const asked = pool.attempts.find(subject, decoy);
  return asked && pool.now() < asked.since + lifetimes.passwordCode ? codeMismatch() : codeExpired();
}

/** Mails a code for a new password. The answer is the same for all (no account enumeration). */
export const forgotPassword: Operation = {
  access: 'public',
  run(pool, input) {
    checkClient(input);
    const { alias, user, subject } = resolveUser(pool, input);
    countAttempt(pool, subject, 'send code');
    if (!user || !mayReset(user)) {
      pool.attempts.save(subject, decoy, { count: 1, since: pool.now() });
      return codeDeliveryDetails(user?.attributes.email ?? alias);
    }
    return mailCode(pool, user, 'password');
  },
};

/** Sets the new password, unlocks the account, ends every session there is and tells the owner. */
export const confirmForgotPassword: Operation = {
  access: 'public',
  async run(pool, input) {
    checkClient(input);
    const { user, subject } = resolveUser(pool, input);
    const code = requiredString(input, 'ConfirmationCode');
    const password = requiredString(input, 'Password');
    checkPasswordPolicy(password);
    if (!user || !mayReset(user)) {
      countAttempt(pool, subject, 'check password code');
      throw decoyRefusal(pool, subject);
    }
    checkCode(pool, user.sub, 'password', code);
    // A new account has none yet that anybody has used.
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
