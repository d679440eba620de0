import type { Mail } from '../../core/database/schema.ts';
import { codeMinutes } from '../../core/identity/mailedCode.ts';
import { productInMail } from '../../core/mail/mailText.ts';

export const passwordCodeMail = (to: string, code: string): Mail => ({
  to,
  subject: `${code} is your code for ${productInMail}`,
  text: [
    `To add a password to your account in ${productInMail}, enter this code under My Account:`,
    '',
    code,
    '',
    `The code is valid for ${codeMinutes} minutes. Do not share it with anyone.`,
    'If you did not request this, ignore this e-mail, and sign out all sessions under My Account.',
  ].join('\n'),
});

export const passwordAddedMail = (to: string, origin: string): Mail => ({
  to,
  subject: 'Choose a password for your account',
  text: [
    `You asked to add a password to your account in ${productInMail}. All your sessions have ended.`,
    'We have sent you a code in another e-mail. Choose your password with it:',
    `${origin}/confirm-password/?email=${encodeURIComponent(to)}`,
    '',
    'You can still sign in with your provider. If your account requires multi-factor authentication, you set up an authenticator app at your next sign-in.',
    '',
    'If this was not you, contact your administrator immediately.',
  ].join('\n'),
});
