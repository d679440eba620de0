import type { Mail, UserRow } from '../database/schema.ts';
import { nameInMail, productInMail } from '../outbox/nameInMail.ts';
import type { Acting } from '../policy/principal.ts';
import type { Contact } from '../users/administrators.ts';

type Notice = {
  readonly to: string;
  readonly acting: Omit<Acting, 'actorName'> & { readonly target: UserRow; readonly actor: Contact };
  readonly origin: string;
};

const modes = {
  READ_ONLY: 'They can read what this user reads, and change nothing.',
  READ_WRITE: 'They can do what this user may do.',
} as const;

/** What is written to the administrators of an account when somebody acts as one of its users. */
export const impersonationNoticeMail = ({ to, acting, origin }: Notice): Mail => ({
  to,
  subject: 'Support acts as a user of your account',
  text: [
    `${nameInMail(acting.actor.name)} (${acting.actor.email}) acts as ${nameInMail(`${acting.target.name} ${acting.target.lastName}`)} (${acting.target.email}) in ${productInMail}.`,
    '',
    `Reason: ${nameInMail(acting.reason)}`,
    modes[acting.mode],
    `It ends at ${acting.expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC at the latest.`,
    '',
    'What is done meanwhile stands in the audit log of your account:',
    `${origin}/audit`,
    '',
    'Administrators of an account get this mail unless it is switched off in the settings.',
  ].join('\n'),
});
