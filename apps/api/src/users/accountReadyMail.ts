import type { Mail } from '../database/schema.ts';

type Invited = { readonly to: string; readonly origin: string };

/** What is written to somebody who is invited and can sign in already. */
export const accountReadyMail = ({ to, origin }: Invited): Mail => ({
  to,
  subject: 'You have an account in Edge Console',
  text: [
    'You were invited to Edge Console, and your account there is ready.',
    'There is no new password to choose. Sign in as you always do:',
    `${origin}/signin/`,
    '',
    'If you did not expect this, you can ignore this mail.',
  ].join('\n'),
});
