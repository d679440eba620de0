import { confirmResetPassword, resetPassword } from 'aws-amplify/auth';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { Refusal } from './refusal.ts';
import { refuseCommon } from './refuseCommon.ts';

/** What a service that masks nothing would tell of an address. The page says the same to all. */
const telling: ReadonlySet<Refusal> = new Set([
  'wrongCredentials',
  'notConfirmed',
  'notActive',
  'resetRequired',
  'disabled',
]);

/** Mails a code for a new password, to whoever has an account with a password. */
export async function sendPasswordCode(email: string): Promise<Outcome> {
  const outcome = await outcomeOf(
    async () => {
      await resetPassword({ username: email });
    },
    { unknown: 'codeNotSent', tooManyAttempts: 'codeNotSent' },
  );
  return outcome.kind === 'refused' && telling.has(outcome.reason) ? { kind: 'done', value: undefined } : outcome;
}

/** Sets the new password; the service ends every session that there is. */
export async function changeForgottenPassword(email: string, code: string, password: string): Promise<Outcome> {
  const common = await refuseCommon(password);
  if (common) return common;
  return outcomeOf(
    async () => {
      await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
    },
    { wrongCredentials: 'invalidCode', notConfirmed: 'invalidCode', notActive: 'invalidCode', disabled: 'invalidCode' },
  );
}
