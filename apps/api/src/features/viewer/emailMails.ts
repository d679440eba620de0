import type { Mail } from '../../core/database/schema.ts';
import { codeMinutes } from '../../core/identity/mailedCode.ts';
import { productInMail } from '../../core/mail/mailText.ts';

/** To the new address. */
export const emailCodeMail = (to: string, code: string): Mail => ({
  to,
  subject: `${code} is your code for ${productInMail}`,
  text: [
    `Enter this code under My Account in ${productInMail} to sign in with this address from now on:`,
    '',
    code,
    '',
    `The code is valid for ${codeMinutes} minutes. Do not share it with anyone.`,
    'If you did not request this, ignore this e-mail. Nothing changes without the code.',
  ].join('\n'),
});

/** To an address that already has an account, instead of the code, so that the requester does not learn about it. */
export const emailInUseMail = (to: string, origin: string): Mail => ({
  to,
  subject: `You already have a ${productInMail} account`,
  text: [
    `Someone, probably you, asked to use this address for another account in ${productInMail}.`,
    'This address already belongs to an account, so nothing was changed. If this was you, sign in with this address:',
    `${origin}/signin/`,
    '',
    'If this was not you, ignore this e-mail.',
  ].join('\n'),
});

/** To the old address, after the change. */
export const emailChangedMail = (to: string, origin: string): Mail => ({
  to,
  subject: 'Your e-mail address was changed',
  text: [
    `You now sign in to your account in ${productInMail} with another e-mail address. You can no longer sign in with this address.`,
    '',
    'If this was you, you do not need to do anything. If not, contact your administrator immediately: they can end your sessions and disable the account.',
    `${origin}/`,
  ].join('\n'),
});
