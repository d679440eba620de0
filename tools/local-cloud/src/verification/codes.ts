import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { codeMail, passwordResetMail } from '../mail/codeMail.ts';
import type { MessageMetadata } from '../mail/invitation.ts';
import type { Pool } from '../user-pool/pool.ts';
import { lifetimes } from '../user-pool/settings.ts';
import type { CodePurpose } from '../store/codeRepository.ts';
import type { User } from '../users/user.ts';
import { ServiceError } from '../protocol/serviceError.ts';
import { countAttempt } from './attempts.ts';
import { codeDeliveryDetails } from './codeDeliveryDetails.ts';

const hashOf = (pool: Pool, sub: string, purpose: CodePurpose, code: string): Buffer =>
  createHmac('sha256', pool.codeSecret).update(`${purpose}\0${sub}\0${code}`).digest();

const lifetimeOf: Readonly<Record<CodePurpose, number>> = {
  'sign-up': lifetimes.signUpCode,
  password: lifetimes.passwordCode,
  attribute: lifetimes.attributeCode,
};

/** Stores a new code of six digits, which ends the one before it, and describes it for its mail. */
function newCode(pool: Pool, user: User, purpose: CodePurpose) {
  const to = user.attributes.email;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = hashOf(pool, user.sub, purpose, code).toString('base64url');
  const lifetime = lifetimeOf[purpose];
  pool.codes.save(user.sub, purpose, { codeHash, value: to, expiresAt: pool.now() + lifetime });
  return { to, code, lifetime, origin: pool.origin };
}

/**
 * Mails a new code to the address that it will prove.
 * @returns where it went, as the service's answer
 */
export function mailCode(pool: Pool, user: User, purpose: CodePurpose) {
  pool.atomically(() => pool.sendMail(codeMail({ ...newCode(pool, user, purpose), purpose })));
  return codeDeliveryDetails(user.attributes.email);
}

/** Mails a code for a new password that an administrator demands. `metadata`: of the administrator's call. */
export function mailPasswordReset(pool: Pool, user: User, metadata: MessageMetadata): void {
  pool.sendMail(passwordResetMail(newCode(pool, user, 'password'), metadata), metadata);
}

export const codeMismatch = (): ServiceError =>
  new ServiceError('CodeMismatchException', 'Invalid verification code provided, please try again.');

export const codeExpired = (): ServiceError =>
  new ServiceError('ExpiredCodeException', 'Invalid code provided, please request a code again.');

/**
 * Proves a code; the caller ends it with `pool.codes.delete` once it was of use.
 * @returns the value the code was made for
 * @throws CodeMismatchException, ExpiredCodeException, LimitExceededException after five wrong ones
 */
export function checkCode(pool: Pool, sub: string, purpose: CodePurpose, code: string): string {
  countAttempt(pool, sub, `check ${purpose} code`);
  const stored = pool.codes.find(sub, purpose);
  if (!stored || stored.expiresAt <= pool.now()) throw codeExpired();
  const given = hashOf(pool, sub, purpose, code.trim());
  if (!timingSafeEqual(given, Buffer.from(stored.codeHash, 'base64url'))) throw codeMismatch();
  pool.attempts.delete(sub, `check ${purpose} code`);
  return stored.value;
}
