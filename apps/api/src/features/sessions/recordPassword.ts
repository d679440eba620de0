import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
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
    await transaction.insert(auditEvents).values({
      id: randomUUID(),
      entityId: user.entityId,
      actorId: user.id,
      actorEmail: user.email,
      effectiveUserId: user.id,
      action: passwordActions[how],
      targetType: 'User',
      targetId: user.id,
      targetName: `${user.name} ${user.lastName}`,
      outcome: 'OK',
      requestId: 'user pool',
    });
  });
