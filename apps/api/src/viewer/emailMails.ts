import type { Mail } from '../database/schema.ts';
import { productInMail } from '../outbox/nameInMail.ts';

/** Minutes for which a code is valid. */
export const codeMinutes = 15;

/** To the new address. */
export const emailCodeMail = (to: string, code: string): Mail => ({
  to,
  subject: `${code} is your code for ${productInMail}`,
  text: [
    `Enter this code in ${productInMail} to sign in with this address from now on: ${code}`,
    '',
    `It is valid for ${codeMinutes} minutes. Nobody asks you for it in any other place.`,
    'If you did not ask for it, you can ignore this mail: nothing changes without the code.',
  ].join('\n'),
});

/** To an address that has an account, in place of the code: the one who asks is not told that it has one. */
export const emailTakenMail = (to: string, origin: string): Mail => ({
  to,
  subject: `You already have an account in ${productInMail}`,
  text: [
    `Somebody asked to use this address for another account in ${productInMail}.`,
    'It already has an account of its own, so nothing was changed. If it was you, sign in with this address:',
    `${origin}/signin/`,
    '',
    'If it was not you, you can ignore this mail.',
  ].join('\n'),
});

/** To the old address, after the change. */
export const emailChangedMail = (to: string, origin: string): Mail => ({
  to,
  subject: 'Your e-mail address was changed',
  text: [
    `From now on another e-mail address signs in to your account in ${productInMail}. This one does not any more.`,
    '',
    'If it was you, there is nothing to do. If not, tell your administrator at once: they can end your sessions and disable the account.',
    `${origin}/`,
  ].join('\n'),
});
