import { and, eq, ne } from 'drizzle-orm';
import { poolAuditEvent } from '../../core/audit/userAuditEvent.ts';
import type { Database } from '../../core/database/database.ts';
import { auditEvents, users } from '../../core/database/schema.ts';
import type { OnMfaStatus } from '../../core/identity/poolSession.ts';
import { mfaActions, recordMfaChange } from '../../core/identity/recordMfaChange.ts';
import { enqueue } from '../../core/outbox/enqueue.ts';
import { isMfaChangePending } from './isMfaChangePending.ts';

type Options = {
  /** The console's origin, for links in mails. */
  readonly origin: string;
  /** Whether the pool requires MFA of every user, so that they set it up while signing in. */
  readonly isMfaEnforced: boolean;
};

/**
 * Records MFA that was turned on or off in the pool, not through this API: all sign-ins so far end, there too. Returns whether it changed.
 */
export const saveMfaEnabled =
  (database: Database, { origin, isMfaEnforced }: Options): OnMfaStatus =>
  (sub, mfaEnabled) =>
    database.asSystem(async (transaction) => {
      const [changed] = await transaction
        .select()
        .from(users)
        .where(and(eq(users.sub, sub), ne(users.mfaEnabled, mfaEnabled)))
        .for('update');
      if (!changed) return false;
      // The pool has not completed the change yet.
      if (await isMfaChangePending(transaction, changed.emailKey)) return true;
      if (isMfaEnforced) {
        await transaction.update(users).set({ mfaEnabled }).where(eq(users.id, changed.id));
      } else {
        await recordMfaChange(transaction, changed, {
          change: mfaEnabled ? 'ON' : 'OFF',
          origin,
        });
        await enqueue(transaction, changed, 'SIGN_OUT');
      }
      await transaction
        .insert(auditEvents)
        .values(poolAuditEvent(changed, mfaEnabled ? mfaActions.on : mfaActions.off));
      return !isMfaEnforced;
    });
