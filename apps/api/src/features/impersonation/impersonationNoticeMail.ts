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
  READ_ONLY: 'They can see what this user can see, but cannot change anything.',
  READ_WRITE: 'They can do whatever this user can do.',
} as const;

/** The notice to an account's administrators that someone is acting as one of its users. */
export const impersonationNoticeMail = ({ to, acting, origin }: Notice): Mail => ({
  to,
  subject: `${nameInMail(acting.actor.name)} is acting as a user in your account`,
  text: [
    `${nameInMail(acting.actor.name)} (${acting.actor.email}) is acting as ${nameInMail(`${acting.target.name} ${acting.target.lastName}`)} (${acting.target.email}) in ${productInMail}.`,
    '',
    `Reason: ${nameInMail(acting.reason)}`,
    modes[acting.mode],
    `Their access ends within ${Math.ceil((acting.expiresAt.getTime() - Date.now()) / 60_000)} minutes of this e-mail.`,
    '',
    'The audit log of your account records everything they do:',
    `${origin}/audit`,
    '',
    'You are receiving this e-mail because you are an administrator of the account. You can turn these e-mails off in Settings.',
  ].join('\n'),
});
