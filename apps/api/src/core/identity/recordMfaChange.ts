import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { users, type UserRow } from '../database/schema.ts';
import { enqueueMail } from '../outbox/enqueue.ts';
import { revokeSessionsOf } from './revokeSessionsOf.ts';
import { mfaMail, type MfaChange } from './mfaMails.ts';

/** Actions of the audit log, also of changes that did not go through this API. */
export const mfaActions = { on: 'factor.on', off: 'factor.off' } as const;

type Recorded = {
  readonly change: MfaChange;
  /** Who reset it, by name. */
  readonly by?: string;
  /** Origin of the console, for links in the mail. */
  readonly origin: string;
};

/** Writes that the second factor of a user changed: every earlier sign-in has ended, and the user is mailed. */
export async function recordMfaChange(
  transaction: Transaction,
  user: Pick<UserRow, 'id' | 'entityId' | 'email'>,
  { change, by, origin }: Recorded,
): Promise<void> {
  await transaction
    .update(users)
    .set({ mfaEnabled: change === 'ON' || change === 'REPLACED', mfaChangedAt: sql`now()` })
    .where(eq(users.id, user.id));
  await revokeSessionsOf(transaction, user.id);
  await enqueueMail(transaction, mfaMail({ change, by, to: user.email, origin }), {
    entityId: user.entityId,
    subject: `mail ${user.id}`,
  });
}
