import { and, desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { auditEvents, type Mail, type UserRow } from '../database/schema.ts';
import { productInMail, timeInMail } from '../mail/mailText.ts';

type Device = { readonly device: string; readonly location: string | null };

/** Maximum number of earlier sign-ins that are compared. */
const maxCompared = 200;

/** The country of "Lyon, France". A new city alone is not worth a mail. */
const countryOf = (location: string | null): string | undefined => location?.split(', ').at(-1);

/**
 * Whether no earlier sign-in of the user came from this kind of device and country. False for the first sign-in, because there is nothing
 * to compare.
 */
export async function isNewDevice(
  transaction: Transaction,
  user: Pick<UserRow, 'id'>,
  { device, location }: Device,
): Promise<boolean> {
  const earlier = await transaction
    .select({ device: auditEvents.targetName, location: sql<string | null>`${auditEvents.diff} #>> '{location,1}'` })
    .from(auditEvents)
    .where(and(eq(auditEvents.actorId, user.id), eq(auditEvents.action, 'session.start')))
    .orderBy(desc(auditEvents.at))
    .limit(maxCompared);
  const isSame = (one: (typeof earlier)[number]) =>
    one.device === device && (location === null || countryOf(one.location) === countryOf(location));
  return earlier.length > 0 && !earlier.some(isSame);
}

/** A notice about a sign-in from a device that the user has not used before. */
export const newDeviceMail = (
  user: Pick<UserRow, 'email'>,
  { device, location }: Device,
  at: Date,
  origin: string,
): Mail => ({
  to: user.email,
  subject: 'New sign-in to your account',
  text: [
    `Someone signed in to ${productInMail} as you on a new device:`,
    '',
    `Device: ${device}`,
    ...(location === null ? [] : [`Location: ${location}`]),
    `Time: ${timeInMail(at)}`,
    '',
    'If this was you, you do not need to do anything. If not, sign out everywhere and check how you sign in:',
    `${origin}/my-account?section=security`,
    'Then choose a new password:',
    `${origin}/forgot-password`,
  ].join('\n'),
});
