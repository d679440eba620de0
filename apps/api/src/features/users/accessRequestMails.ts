import type { Mail, MailedRequest, UserRow } from '../../core/database/schema.ts';
import { nameInMail, productInMail } from '../../core/mail/mailText.ts';

type Request = { readonly to: string; readonly user: UserRow; readonly origin: string };

const nameOf = ({ name, lastName }: UserRow): string => nameInMail(`${name} ${lastName}`.trim());
const shown = (user: UserRow): string => `${nameOf(user)} (${user.email})`;
const inList = ({ user, origin }: Request): string => `${origin}/users/?search=${encodeURIComponent(user.email)}`;
const closing = 'If you do not know this person, ignore this e-mail. Nothing changes unless you act.';

/** The mails of `requestInvite` and `requestReactivation`. */
export const accessRequestMails: Readonly<Record<MailedRequest, (request: Request) => Mail>> = {
  INVITE: (request) => ({
    to: request.to,
    subject: `${nameOf(request.user)} has requested a new invitation`,
    text: [
      `${shown(request.user)} has requested a new invitation to ${productInMail}. The old one is no longer valid.`,
      '',
      'To send one, open the user and choose "Resend invitation":',
      inList(request),
      '',
      closing,
    ].join('\n'),
  }),
  REACTIVATION: (request) => ({
    to: request.to,
    subject: `${nameOf(request.user)} has asked to have their access restored`,
    text: [
      `${shown(request.user)} can no longer sign in to ${productInMail} and has asked to have their access restored.`,
      '',
      'To restore it, open the user and choose "Enable":',
      inList(request),
      '',
      closing,
    ].join('\n'),
  }),
};
