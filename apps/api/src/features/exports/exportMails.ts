import type { Contact } from '../../core/accounts/administrators.ts';
import type { Mail } from '../../core/database/schema.ts';
import { nameInMail, productInMail, timeInMail } from '../../core/mail/mailText.ts';

type Exported = { readonly to: string; readonly at: Date; readonly origin: string };

const check = (origin: string): readonly string[] => [
  '',
  'If this was you, you do not need to do anything. If not, sign out all other sessions:',
  `${origin}/my-account?section=security`,
  'Then choose a new password:',
  `${origin}/forgot-password`,
];

/** A notice to the user whose data was downloaded. */
export const ownDataMail = ({ to, at, origin }: Exported): Mail => ({
  to,
  subject: 'Your data was downloaded',
  text: [
    `Someone who is signed in to ${productInMail} as you downloaded your data on ${timeInMail(at)}.`,
    ...check(origin),
  ].join('\n'),
});

/** A notice to an administrator of the account whose data was exported. */
export function accountDataMail({
  to,
  at,
  origin,
  account,
  exporter,
}: Exported & { readonly account: string; readonly exporter: Contact }): Mail {
  const isOwn = to === exporter.email;
  const who = isOwn
    ? `Someone who is signed in to ${productInMail} as you`
    : `${nameInMail(exporter.name)} (${exporter.email})`;
  return {
    to,
    subject: 'Account data was exported',
    text: [
      `${who} exported the data of ${nameInMail(account)} from ${productInMail} on ${timeInMail(at)}.`,
      'The file contains the account’s users, settings, keys, and audit log.',
      ...(isOwn ? check(origin) : ['', 'The audit log of your account records exports:', `${origin}/audit`]),
    ].join('\n'),
  };
}
