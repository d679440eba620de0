import { passwordDemands, type PasswordPolicy } from '@edge-console/forms/rules';
import { newPasswordMessages } from '../../messages/newPassword.ts';

export type Demand = { id: string; text: string; isMet: boolean };

const patterns = { uppercase: /[A-Z]/, lowercase: /[a-z]/, number: /[0-9]/, symbol: /[!-/:-@[-`{-~]/ };

/** The rules of a new password one by one, and which of them it meets. */
export function passwordDemandsMet(policy: PasswordPolicy, password: string): Demand[] {
  const { minLength, classes } = passwordDemands(policy);
  return [
    { id: 'length', text: newPasswordMessages.length(minLength), isMet: Array.from(password).length >= minLength },
    ...classes.map((name) => ({ id: name, text: newPasswordMessages[name], isMet: patterns[name].test(password) })),
  ];
}
