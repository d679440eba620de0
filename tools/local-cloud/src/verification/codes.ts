import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Pool } from '../pool/pool.ts';
import type { CodePurpose } from '../store/code-repository.ts';
import { ServiceError } from '../wire/service-error.ts';
import { countAttempt } from './attempts.ts';

const hashOf = (pool: Pool, sub: string, purpose: CodePurpose, code: string): Buffer =>
  createHmac('sha256', pool.codeSecret).update(`${purpose}\0${sub}\0${code}`).digest();

/**
 * A new code of six digits, which ends the one before it.
 * @param value the e-mail address that the code is mailed to and proves
 * @param lifetime milliseconds
 */
export function createCode(
  pool: Pool,
  sub: string,
  purpose: CodePurpose,
  { value, lifetime }: { value: string; lifetime: number },
): string {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = hashOf(pool, sub, purpose, code).toString('base64url');
  pool.codes.save(sub, purpose, { codeHash, value, expiresAt: pool.now() + lifetime });
  return code;
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
