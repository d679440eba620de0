import { effectivePolicy, type PasswordPolicy } from '@edge-console/forms/rules';
import type { PasswordRequirement } from '@edge-console/ui/password-field';
import { newPasswordMessages } from './messages.ts';

const patterns = { uppercase: /[A-Z]/, lowercase: /[a-z]/, number: /[0-9]/, symbol: /[!-/:-@[-`{-~]/ };

/** The password rules, and whether the password meets each. */
export function passwordRequirements(policy: PasswordPolicy, password: string): PasswordRequirement[] {
  const { minLength, classes } = effectivePolicy(policy);
  return [
    { id: 'length', label: newPasswordMessages.length(minLength), isMet: Array.from(password).length >= minLength },
    ...classes.map((name) => ({ id: name, label: newPasswordMessages[name], isMet: patterns[name].test(password) })),
  ];
}
