import type { EntityRow, Mail, UserRow } from '../../core/database/schema.ts';
import { nameInMail, productInMail } from '../../core/mail/mailText.ts';

/** Days for which the data of a deactivated user is kept. */
export const retentionDays = 30;

const nameOf = ({ name, lastName }: UserRow): string => nameInMail(`${name} ${lastName}`.trim());
const shown = (user: UserRow): string => `${nameOf(user)} (${user.email})`;

/** To the deactivated user. */
export const deactivatedMail = (user: UserRow, origin: string): Mail => ({
  to: user.email,
  subject: 'Your account has been deactivated',
  text: [
    `You deactivated your account in ${productInMail} and have been signed out everywhere.`,
    user.deactivationReason === 'TEMPORARY'
      ? 'Your data is kept until you come back.'
      : `Your data is kept for ${retentionDays} days and then deleted.`,
    '',
    'An administrator can enable your account again. To come back, request reactivation here:',
    `${origin}/deactivated-account/`,
    '',
    'If this was not you, contact your administrator immediately.',
  ].join('\n'),
});

/** To the remaining administrators. */
export const memberDeactivatedMail = (to: string, user: UserRow, origin: string): Mail => ({
  to,
  subject: `${nameOf(user)} deactivated their account`,
  text: [
    `${shown(user)} deactivated their own account in ${productInMail}.`,
    '',
    'To give them access again, open the user and choose "Enable":',
    `${origin}/users/?search=${encodeURIComponent(user.email)}`,
  ].join('\n'),
});

/** To the successor. */
export const successorMail = (to: string, user: UserRow, entity: EntityRow, origin: string): Mail => ({
  to,
  subject: `You are now an administrator of ${nameInMail(entity.name)}`,
  text: [
    `${shown(user)} left ${nameInMail(entity.name)} and named you as its administrator in ${productInMail}.`,
    'You now manage its users and roles:',
    `${origin}/users/`,
  ].join('\n'),
});

/** To the account's users, and the parent account's administrators. */
export const entityDeactivatedMail = (to: string, user: UserRow, entity: EntityRow, origin: string): Mail => ({
  to,
  subject: `${nameInMail(entity.name)} has been deactivated`,
  text: [
    `${shown(user)}, the last administrator of ${nameInMail(entity.name)}, deactivated the whole account in ${productInMail}.`,
    'Its users can no longer sign in, and its API tokens no longer work.',
    '',
    'An administrator of the parent account can enable it again:',
    `${origin}/`,
  ].join('\n'),
});
