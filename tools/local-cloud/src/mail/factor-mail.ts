import type { Mail } from './mail.ts';

/** What happened to the second factor of an account. */
export type FactorChange = 'on' | 'off' | 'replaced';

const words: Readonly<Record<FactorChange, { subject: string; news: string }>> = {
  on: {
    subject: 'Multi-factor authentication is on',
    news: 'From now on signing in to your account asks for a code of an authenticator app.',
  },
  off: {
    subject: 'Multi-factor authentication is off',
    news: 'From now on the password alone signs in to your account.',
  },
  replaced: {
    subject: 'Your authenticator app was replaced',
    news: 'From now on another authenticator app makes the codes for signing in to your account.',
  },
};

/** For the owner of an account: whoever has got hold of a session must not change how it is protected in silence. */
export const factorMail = (change: FactorChange, to: string, origin: string): Mail => ({
  to,
  subject: words[change].subject,
  text: [
    words[change].news,
    '',
    'If it was you, there is nothing to do. If not, choose a new password at once, which ends every session, and tell your administrator:',
    `${origin}/forgot-password`,
  ].join('\n'),
});
