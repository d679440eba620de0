import { defaultProduct, type Mail } from './mail.ts';

/** Kinds of security changes. */
type SecurityChange = 'factor off' | 'factor on' | 'device remembered' | 'password';

const texts: Readonly<Record<SecurityChange, { subject: string; text: string }>> = {
  'factor on': {
    subject: 'Multi-factor authentication is on',
    text: `Signing in to ${defaultProduct} now requires a code from an authenticator app.`,
  },
  'factor off': {
    subject: 'Multi-factor authentication is off',
    text: `You can now sign in to ${defaultProduct} with just your password.`,
  },
  'device remembered': {
    subject: 'A browser will be remembered for 30 days',
    text: `You chose to remember a browser. For 30 days, signing in to ${defaultProduct} in that browser requires only your password.`,
  },
  password: {
    subject: 'Your password was changed',
    text: `The password for your ${defaultProduct} account was changed. The old one no longer works.`,
  },
};

/** Notifies the owner, so that a stolen session cannot change their security settings unnoticed. */
export const securityMail = (change: SecurityChange, to: string, origin: string): Mail => ({
  to,
  subject: texts[change].subject,
  text: [
    texts[change].text,
    '',
    'If this was you, you do not need to do anything. If not, contact your administrator and choose a new password now, which ends every session:',
    `${origin}/forgot-password`,
  ].join('\n'),
});
