import type { Invitation, Mail } from '../database/schema.ts';
import { nameInMail, productInMail } from './mailText.ts';

type Invited = { readonly to: string; readonly origin: string; readonly invitation: Invitation | undefined };

function opening({ inviter, account }: Invitation): string {
  return `${nameInMail(inviter)} has invited you to join ${nameInMail(account)} in ${productInMail}. Your account is ready.`;
}

/** The mail to an invited user who can already sign in. */
export const accountReadyMail = ({ to, origin, invitation }: Invited): Mail => ({
  to,
  subject: `Your ${productInMail} account is ready`,
  text: [
    invitation ? opening(invitation) : `You have been invited to ${productInMail}. Your account is ready.`,
    'Sign in with the password or provider that you already use:',
    `${origin}/signin/`,
    '',
    'If you did not expect this, ignore this e-mail.',
  ].join('\n'),
});
