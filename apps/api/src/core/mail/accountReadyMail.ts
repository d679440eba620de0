import type { Invitation, Mail } from '../database/schema.ts';
import { nameInMail, productInMail } from './mailText.ts';

type Invited = { readonly to: string; readonly origin: string; readonly invitation: Invitation | undefined };

function opening({ inviter, account }: Invitation): string {
  return `${nameInMail(inviter)} has invited you to ${nameInMail(account)} in ${productInMail}, and your account there is ready.`;
}

/** The mail to an invited user who can already sign in. */
export const accountReadyMail = ({ to, origin, invitation }: Invited): Mail => ({
  to,
  subject: `You have an account in ${productInMail}`,
  text: [
    invitation ? opening(invitation) : `You were invited to ${productInMail}, and your account there is ready.`,
    'Sign in with the password or provider that you already use:',
    `${origin}/signin/`,
    '',
    'If you did not expect this, ignore this mail.',
  ].join('\n'),
});
