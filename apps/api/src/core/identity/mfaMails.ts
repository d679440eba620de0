import type { Mail } from '../database/schema.ts';
import { nameInMail, productInMail } from '../mail/mailText.ts';

/** A change of a user's MFA. */
export type MfaChange = 'ON' | 'REPLACED' | 'OFF' | 'RESET';

const words: Readonly<Record<MfaChange, { readonly subject: string; readonly text: (by: string) => string }>> = {
  ON: {
    subject: 'Multi-factor authentication is on',
    text: () => `Signing in to ${productInMail} now requires a code from an authenticator app.`,
  },
  REPLACED: {
    subject: 'Your authenticator app was replaced',
    text: () => `Signing in to ${productInMail} now requires a code from another authenticator app.`,
  },
  OFF: {
    subject: 'Multi-factor authentication is off',
    text: () => `Your password alone now signs in to ${productInMail}.`,
  },
  RESET: {
    subject: 'Your multi-factor authentication was reset',
    text: (by) =>
      `${nameInMail(by)} turned off your authenticator app. Your password alone now signs in to ${productInMail}. Set up a new authenticator app under My Account:`,
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
  subject: words[change].subject,
  text: [
    words[change].text(by),
    ...(change === 'RESET' ? [`${origin}/my-account`, ''] : []),
    'You were signed out everywhere.',
    '',
    change === 'RESET'
      ? 'If you did not request it, contact your administrator.'
      : 'If it was not you, choose a new password now and contact your administrator:',
    ...(change === 'RESET' ? [] : [`${origin}/forgot-password`]),
  ].join('\n'),
});
