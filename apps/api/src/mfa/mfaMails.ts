import type { Mail } from '../database/schema.ts';
import { productInMail } from '../outbox/nameInMail.ts';

/** What happened to the second factor of a user. */
export type MfaChange = 'ON' | 'REPLACED' | 'OFF' | 'RESET';

const words: Readonly<Record<MfaChange, { readonly subject: string; readonly text: string }>> = {
  ON: {
    subject: 'Multi-factor authentication is on',
    text: 'Signing in to your account now requires a code from an authenticator app.',
  },
  REPLACED: {
    subject: 'Your authenticator app was replaced',
    text: 'Signing in to your account now requires a code from another authenticator app.',
  },
  OFF: {
    subject: 'Multi-factor authentication is off',
    text: 'Your password alone now signs in to your account.',
  },
  RESET: {
    subject: 'Your administrator reset multi-factor authentication',
    text: 'Your password alone now signs in to your account. Set up a new authenticator app in My Account.',
  },
};

/** To the owner of the account. */
export const mfaMail = (change: MfaChange, to: string, origin: string): Mail => ({
  to,
  subject: words[change].subject,
  text: [
    words[change].text,
    `You were signed out of ${productInMail} everywhere.`,
    '',
    change === 'RESET'
      ? 'If you did not ask for it, contact your administrator.'
      : 'If it was not you, choose a new password now and contact your administrator:',
    ...(change === 'RESET' ? [] : [`${origin}/forgot-password`]),
  ].join('\n'),
});
