import type { Mail, MailedRequest, UserRow } from '../database/schema.ts';
import { nameInMail, productInMail } from '../outbox/nameInMail.ts';

type Request = { readonly to: string; readonly user: UserRow; readonly origin: string };

const shown = ({ name, lastName, email }: UserRow): string => `${nameInMail(`${name} ${lastName}`.trim())} (${email})`;
const inList = ({ user, origin }: Request): string => `${origin}/users/?search=${encodeURIComponent(user.email)}`;
const closing = 'If you did not expect this, you can ignore this mail. Nothing changes unless you do it.';

/** The mails of `requestInvite` and `requestReactivation`. */
export const requestMails: Readonly<Record<MailedRequest, (request: Request) => Mail>> = {
  INVITE: (request) => ({
    to: request.to,
    subject: 'Somebody asks for a new invitation',
    text: [
      `The invitation of ${shown(request.user)} to ${productInMail} is no longer valid, and a new one was asked for.`,
      '',
      'To send it, open the list and choose "Resend invitation":',
      inList(request),
      '',
      closing,
    ].join('\n'),
  }),
  REACTIVATION: (request) => ({
    to: request.to,
    subject: 'Somebody asks to be let in again',
    text: [
      `${shown(request.user)} cannot sign in to ${productInMail} and asks to be let in again.`,
      '',
      'To do so, open the list and choose "Enable":',
      inList(request),
      '',
      closing,
    ].join('\n'),
  }),
};
