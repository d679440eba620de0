import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { users, type UserRow } from '../database/schema.ts';
import { enqueueMail } from '../outbox/enqueue.ts';
import { revokeSessionsOf } from './revokeSessionsOf.ts';
import { mfaMail, type MfaChange } from './mfaMails.ts';
import { voidRecoveryCodes } from './recoveryCodes.ts';

/** Audit log actions, also for changes that were not made through this API. */
export const mfaActions = { on: 'factor.on', off: 'factor.off', recover: 'factor.recover' } as const;

type Recorded = {
  readonly change: MfaChange;
  /** Name of the administrator who reset it. */
  readonly by?: string;
  /** The console's origin, for links in the mail. */
  readonly origin: string;
};

/** Records an MFA change of a user: all earlier sign-ins end, and the user is mailed. Without MFA, recovery codes are void. */
export async function recordMfaChange(
  transaction: Transaction,
  user: Pick<UserRow, 'id' | 'entityId' | 'email'>,
  { change, by, origin }: Recorded,
): Promise<void> {
  await transaction
    .update(users)
    .set({ mfaEnabled: change === 'ON' || change === 'REPLACED', mfaChangedAt: sql`now()` })
    .where(eq(users.id, user.id));
  if (change === 'OFF' || change === 'RESET') await voidRecoveryCodes(transaction, user.id);
  await revokeSessionsOf(transaction, user.id);
  await enqueueMail(transaction, mfaMail({ change, by, to: user.email, origin }), {
    entityId: user.entityId,
    subject: `mail ${user.id}`,
  });
}
