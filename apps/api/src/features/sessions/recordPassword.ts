import { eq } from 'drizzle-orm';
import { poolAuditEvent } from '../../core/audit/userAuditEvent.ts';
import type { Database } from '../../core/database/database.ts';
import { auditEvents, users } from '../../core/database/schema.ts';
import { revokeSessionsOf } from '../../core/identity/revokeSessionsOf.ts';

/** Actions of the audit log: users choose passwords at the user pool. */
export const passwordActions = { CHANGED: 'password.change', RESET: 'password.reset' } as const;

/**
 * Records a new password that a user chose at the user pool. `RESET`: with a mailed code; the pool has ended every session, and none is
 * listed any more.
 */
export const recordPassword = (
  database: Pick<Database, 'asSystem'>,
  sub: string,
  how: keyof typeof passwordActions,
): Promise<void> =>
  database.asSystem(async (transaction) => {
    const [user] = await transaction.select().from(users).where(eq(users.sub, sub));
    // A newcomer, who belongs to no account yet.
    if (!user) return;
    if (how === 'RESET') await revokeSessionsOf(transaction, user.id);
    await transaction.insert(auditEvents).values(poolAuditEvent(user, passwordActions[how]));
  });
