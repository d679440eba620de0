import { isPasswordOf } from '../srp/verifier.ts';
import { ServiceError } from '../wire/serviceError.ts';
import type { User } from './user.ts';

const shortest = 8;
const longest = 256;

/** In the order in which they are reported; the service names one at a time. */
const rules: readonly { broken: (password: string) => boolean; text: string }[] = [
  { broken: (password) => password.length < shortest, text: 'Password not long enough' },
  { broken: (password) => password.length > longest, text: `Password must not be longer than ${longest} characters` },
  { broken: (password) => !/[a-z]/.test(password), text: 'Password must have lowercase characters' },
  { broken: (password) => !/[A-Z]/.test(password), text: 'Password must have uppercase characters' },
  { broken: (password) => !/[0-9]/.test(password), text: 'Password must have numeric characters' },
  {
    broken: (password) => !/[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/.test(password),
    text: 'Password must have symbol characters',
  },
];

/** @throws InvalidPasswordException naming the first rule that is broken. */
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
