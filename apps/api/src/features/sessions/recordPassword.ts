import { eq } from 'drizzle-orm';
import { poolAuditEvent } from '../../core/audit/userAuditEvent.ts';
import type { Database } from '../../core/database/database.ts';
import { auditEvents, users } from '../../core/database/schema.ts';
import { revokeSessionsOf } from '../../core/identity/revokeSessionsOf.ts';

/** Audit log actions for passwords that users choose in the user pool. */
export const passwordActions = { CHANGED: 'password.change', RESET: 'password.reset' } as const;

/**
 * Records that a user chose a new password in the user pool. `RESET`: with a mailed code; the pool has ended every session, so none is
 * listed any more.
 */
export const recordPassword = (
  database: Pick<Database, 'asSystem'>,
  sub: string,
  change: keyof typeof passwordActions,
): Promise<void> =>
  database.asSystem(async (transaction) => {
    const [user] = await transaction.select().from(users).where(eq(users.sub, sub));
    // A new user, who belongs to no account yet.
    if (!user) return;
    if (change === 'RESET') await revokeSessionsOf(transaction, user.id);
    await transaction.insert(auditEvents).values(poolAuditEvent(user, passwordActions[change]));
  });
