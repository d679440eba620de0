import type { Mail, UserRow } from '../../core/database/schema.ts';
import { nameInMail, productInMail } from '../../core/mail/mailText.ts';
import type { Acting } from '../../core/policy/principal.ts';
import type { Contact } from '../../core/accounts/administrators.ts';

type Notice = {
  readonly to: string;
  readonly acting: Omit<Acting, 'actorName'> & { readonly target: UserRow; readonly actor: Contact };
  readonly origin: string;
};

const modes = {
  READ_ONLY: 'They can see what this user can see, and change nothing.',
  READ_WRITE: 'They can do whatever this user can do.',
} as const;

/** The notice to an account's administrators that someone is acting as one of its users. */
export const impersonationNoticeMail = ({ to, acting, origin }: Notice): Mail => ({
  to,
  subject: `${nameInMail(acting.actor.name)} acts as a user of your account`,
  text: [
    `${nameInMail(acting.actor.name)} (${acting.actor.email}) acts as ${nameInMail(`${acting.target.name} ${acting.target.lastName}`)} (${acting.target.email}) in ${productInMail}.`,
    '',
    `Reason: ${nameInMail(acting.reason)}`,
    modes[acting.mode],
    `It ends within ${Math.ceil((acting.expiresAt.getTime() - Date.now()) / 60_000)} minutes of this mail.`,
    '',
    'The audit log of your account records everything they do:',
    `${origin}/audit`,
    '',
    'You get this mail as an administrator of the account. You can turn it off in Settings.',
  ].join('\n'),
});
