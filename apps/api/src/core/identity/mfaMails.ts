import type { Mail } from '../database/schema.ts';
import { nameInMail, productInMail } from '../mail/mailText.ts';

/** A change of a user's MFA. */
export type MfaChange = 'ON' | 'REPLACED' | 'OFF' | 'RESET' | 'RECOVERED';

const mailTexts: Readonly<Record<MfaChange, { readonly subject: string; readonly text: (by: string) => string }>> = {
  ON: {
    subject: 'Multi-factor authentication is on',
    text: () => `Signing in to ${productInMail} now requires a code from an authenticator app.`,
  },
  REPLACED: {
    subject: 'Your authenticator app was replaced',
    text: () => `Signing in to ${productInMail} now requires a code from your new authenticator app.`,
  },
  OFF: {
    subject: 'Multi-factor authentication is off',
    text: () => `You can now sign in to ${productInMail} with just your password.`,
  },
  RESET: {
    subject: 'Your multi-factor authentication was reset',
    text: (by) =>
      `${nameInMail(by)} reset your multi-factor authentication. You can now sign in to ${productInMail} with just your password. Set up a new authenticator app under My Account. Your passkeys still work: remove any that you do not recognize.`,
  },
  RECOVERED: {
    subject: 'A recovery code was used',
    text: () =>
      `Your password and a recovery code were used to sign in to ${productInMail}. Your authenticator app was removed. Set up a new one under My Account:`,
  },
};

/** A notice to the user whose MFA changed. */
export const mfaMail = ({
  change,
  by = 'Your administrator',
  to,
  origin,
}: {
  change: MfaChange;
  by?: string | undefined;
  to: string;
  origin: string;
}): Mail => ({
  to,
  subject: mailTexts[change].subject,
  text: [
    mailTexts[change].text(by),
    ...(change === 'RESET' || change === 'RECOVERED' ? [`${origin}/my-account?section=security`, ''] : []),
    'You were signed out everywhere.',
    '',
    change === 'RESET'
      ? 'If you did not request this, contact your administrator.'
      : 'If this was not you, contact your administrator and choose a new password now:',
    ...(change === 'RESET' ? [] : [`${origin}/forgot-password`]),
  ].join('\n'),
});
