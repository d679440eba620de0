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

/** Stores a new six-digit code, which replaces the previous one, and returns the fields for its email. */
function newCode(pool: Pool, user: User, purpose: CodePurpose) {
  const to = user.attributes.email;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = hashOf(pool, user.sub, purpose, code).toString('base64url');
  const lifetime = lifetimeOf[purpose];
  pool.codes.save(user.sub, purpose, { codeHash, value: to, expiresAt: pool.now() + lifetime });
  return { to, code, lifetime, origin: pool.origin };
}

/**
 * Emails a new code to the address that it verifies.
 * @returns the delivery details for the response
 */
export function mailCode(pool: Pool, user: User, purpose: CodePurpose) {
  pool.atomically(() => pool.sendMail(codeMail({ ...newCode(pool, user, purpose), purpose })));
  return codeDeliveryDetails(user.attributes.email);
}

/** Emails a code after an administrator reset the password. `metadata` comes from the administrator's call. */
export function mailPasswordReset(pool: Pool, user: User, metadata: MessageMetadata): void {
  pool.sendMail(passwordResetMail(newCode(pool, user, 'password'), metadata), metadata);
}

export const codeMismatch = (): ServiceError =>
  new ServiceError('CodeMismatchException', 'Invalid verification code provided, please try again.');

export const codeExpired = (): ServiceError =>
  new ServiceError('ExpiredCodeException', 'Invalid code provided, please request a code again.');

/**
 * Verifies a code; the caller deletes it with `pool.codes.delete` once it has been used.
 * @returns the value of the code
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
