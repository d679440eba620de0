import type { EntityRow, Mail, UserRow } from '../database/schema.ts';
import { nameInMail, productInMail } from '../outbox/nameInMail.ts';

/** Days for which the data of somebody who has left is kept. */
export const keptDays = 30;

const nameOf = ({ name, lastName, email }: UserRow): string => `${nameInMail(`${name} ${lastName}`.trim())} (${email})`;

/** To the one who has left. */
export const leftMail = (user: UserRow, origin: string): Mail => ({
  to: user.email,
  subject: 'Your account is deactivated',
  text: [
    `You have deactivated your account in ${productInMail}, and you are signed out everywhere.`,
    user.deactivationReason === 'TEMPORARY'
      ? 'Your data is kept until you come back.'
      : `Your data is kept for ${keptDays} days and then deleted.`,
    '',
    'To come back, ask for it here; an administrator lets you in again:',
    `${origin}/deactivated-account/`,
    '',
    'If it was not you, tell your administrator at once.',
  ].join('\n'),
});

/** To the administrators who are left. */
export const hasLeftMail = (to: string, user: UserRow, origin: string): Mail => ({
  to,
  subject: 'Somebody has deactivated their account',
  text: [
    `${nameOf(user)} has deactivated their own account in ${productInMail}.`,
    '',
    'To let them in again, open the list and choose "Enable":',
    `${origin}/users/?search=${encodeURIComponent(user.email)}`,
  ].join('\n'),
});

/** To the one who takes over. */
export const successorMail = (to: string, user: UserRow, entity: EntityRow, origin: string): Mail => ({
  to,
  subject: `You are now an administrator of ${nameInMail(entity.name)}`,
  text: [
    `${nameOf(user)} has left ${nameInMail(entity.name)} in ${productInMail} and named you as its administrator.`,
    'You now manage its users and roles:',
    `${origin}/users/`,
  ].join('\n'),
});

/** To the people of the account, and to the administrators of the one above it. */
export const entityLeftMail = (to: string, user: UserRow, entity: EntityRow, origin: string): Mail => ({
  to,
  subject: `${nameInMail(entity.name)} is deactivated`,
  text: [
    `${nameOf(user)}, the last administrator of ${nameInMail(entity.name)}, has deactivated the whole account in ${productInMail}.`,
    'Nobody of it can sign in, and its API tokens open nothing.',
    '',
    'Whoever manages the account above it can activate it again:',
    `${origin}/`,
  ].join('\n'),
});
