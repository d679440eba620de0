import type { Mail } from './mail.ts';

/** Kinds of security changes. */
export type SecurityChange = 'factor off' | 'factor on' | 'device remembered' | 'password';

const words: Readonly<Record<SecurityChange, { subject: string; text: string }>> = {
  'factor on': {
    subject: 'Multi-factor authentication is on',
    text: 'From now on signing in to your account asks for a code of an authenticator app.',
  },
  'factor off': {
    subject: 'Multi-factor authentication is off',
    text: 'From now on the password alone signs in to your account.',
  },
  'device remembered': {
    subject: 'A browser is not asked for codes any more',
    text: 'For 30 days the password alone signs in to your account in a browser that was used just now.',
  },
  password: {
    subject: 'Your password was changed',
    text: 'From now on another password signs in to your account.',
  },
};

/** Notifies the owner of an account: somebody with a stolen session must not change its protection silently. */
export const securityMail = (change: SecurityChange, to: string, origin: string): Mail => ({
  to,
  subject: words[change].subject,
  text: [
    words[change].text,
    '',
    'If it was you, there is nothing to do. If not, choose a new password at once, which ends every session, and tell your administrator:',
    `${origin}/forgot-password`,
  ].join('\n'),
});
