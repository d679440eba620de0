import { confirmResetPassword, resetPassword } from 'aws-amplify/auth';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { Refusal } from './refusal.ts';
import { rejectCommonPassword } from './rejectCommonPassword.ts';

/** Errors that would reveal whether an address has an account. The page shows the same for all (no account enumeration). */
const telling: ReadonlySet<Refusal> = new Set([
  'wrongCredentials',
  'notConfirmed',
  'notActive',
  'resetRequired',
  'disabled',
]);

/** Mails a code for a new password, if the address has an account with a password. */
export async function sendPasswordCode(email: string): Promise<Outcome> {
  const outcome = await outcomeOf(
    async () => {
      await resetPassword({ username: email });
    },
    { unknown: 'codeNotSent', tooManyAttempts: 'codeNotSent' },
  );
  return outcome.kind === 'refused' && telling.has(outcome.reason) ? { kind: 'done', value: undefined } : outcome;
}

/** Sets the new password; the service ends every session of the person. */
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
