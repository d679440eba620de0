import { isPasswordOf, createVerifier } from '../srp/verifier.ts';
import { ServiceError } from '../protocol/serviceError.ts';
import type { User, UserStatus } from './user.ts';
import type { Pool } from '../user-pool/pool.ts';
import { randomInt } from 'node:crypto';

const shortest = 8;
const maxLength = 256;

/** In the order in which Cognito reports them, one at a time. */
const rules: readonly { broken: (password: string) => boolean; text: string }[] = [
  { broken: (password) => password.length < shortest, text: 'Password not long enough' },
  {
    broken: (password) => password.length > maxLength,
    text: `Password must not be longer than ${maxLength} characters`,
  },
  { broken: (password) => !/[a-z]/.test(password), text: 'Password must have lowercase characters' },
  { broken: (password) => !/[A-Z]/.test(password), text: 'Password must have uppercase characters' },
  { broken: (password) => !/[0-9]/.test(password), text: 'Password must have numeric characters' },
  {
    broken: (password) => !/[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/.test(password),
    text: 'Password must have symbol characters',
  },
];

/** @throws InvalidPasswordException for the first broken rule. */
export function checkPasswordPolicy(password: string): void {
  const broken = rules.find((rule) => rule.broken(password));
  if (!broken) return;
  throw new ServiceError('InvalidPasswordException', `Password did not conform with policy: ${broken.text}`);
}

/**
 * Password history of one: the new password must differ from the last.
 * @throws PasswordHistoryPolicyViolationException
 */
export function checkNewPassword({ sub, password }: User, proposed: string): void {
  if (!password || !isPasswordOf(sub, proposed, password)) return;
  throw new ServiceError('PasswordHistoryPolicyViolationException', 'Password has previously been used.');
}

/** Returns the user with a new password; only its verifier is stored. */
export function withPassword(pool: Pool, user: User, password: string, status: UserStatus) {
  const now = pool.now();
  const changed = { ...user, status, password: { ...createVerifier(user.sub, password), setAt: now }, modifiedAt: now };
  return changed satisfies User;
}

// Without ambiguous characters, because users type the password from an email.
const alphabets = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '-_'] as const;
const length = 12;

const pick = (characters: string): string => characters.charAt(randomInt(characters.length));

/** A random password that meets the policy and needs no escaping in a link. */
export function createTemporaryPassword(): string {
  const [lower, upper, digits] = alphabets;
  const characters = alphabets.map(pick);
  while (characters.length < length) characters.push(pick(lower + upper + digits));
  for (let index = characters.length - 1; index > 0; index--) {
    const other = randomInt(index + 1);
    const [a = '', b = ''] = [characters[index], characters[other]];
    characters[index] = b;
    characters[other] = a;
  }
  const password = characters.join('');
  // Symbols at the ends could be cut off a link, or missed when copying.
  return /^[-_]|[-_]$/.test(password) ? createTemporaryPassword() : password;
}
