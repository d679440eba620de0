import { confirmResetPassword, resetPassword } from 'aws-amplify/auth';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { Refusal } from './refusal.ts';
import { rejectCommonPassword } from './rejectCommonPassword.ts';

/** Errors that would reveal whether an email address has an account. */
const revealing: ReadonlySet<Refusal> = new Set([
  'wrongCredentials',
  'notConfirmed',
  'notActive',
  'resetRequired',
  'disabled',
]);

/** Emails a code for a new password if the address has an account with a password. */
export async function sendPasswordCode(email: string): Promise<Outcome> {
  const outcome = await outcomeOf(
    async () => {
      await resetPassword({ username: email });
    },
    { unknown: 'codeNotSent', tooManyAttempts: 'codeNotSent' },
  );
  return outcome.kind === 'refused' && revealing.has(outcome.reason) ? { kind: 'done', value: undefined } : outcome;
}

/** Sets the new password. The service ends all of the user's sessions. */
export async function changeForgottenPassword(email: string, code: string, password: string): Promise<Outcome> {
  const common = await rejectCommonPassword(password);
  if (common) return common;
  return outcomeOf(
    async () => {
      await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
    },
    { wrongCredentials: 'invalidCode', notConfirmed: 'invalidCode', notActive: 'invalidCode', disabled: 'invalidCode' },
  );
}
