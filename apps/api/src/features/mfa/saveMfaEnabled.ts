import { and, eq, inArray, ne } from 'drizzle-orm';
import { poolAuditEvent } from '../../core/audit/ownAuditEvent.ts';
import type { Database } from '../../core/database/database.ts';
import { auditEvents, outboxJobs, users } from '../../core/database/schema.ts';
import type { OnFactorKnown } from '../../core/identity/poolSession.ts';
import { factorActions, recordMfaChange } from '../../core/identity/recordMfaChange.ts';
import { enqueue } from '../../core/outbox/enqueue.ts';

type Options = {
  /** Origin of the console, for links in mails. */
  readonly origin: string;
  /** Whether the pool lets no user sign in without a second factor: then it is set up while signing in, with one proof. */
  readonly isFactorEnforced: boolean;
};

/**
 * Notices a second factor that appeared or disappeared at the pool, not through this API: every sign-in until now ends, there too.
 * Answers whether it did.
 */
export const saveMfaEnabled =
  (database: Database, { origin, isFactorEnforced }: Options): OnFactorKnown =>
  (sub, mfaEnabled) =>
    database.asSystem(async (transaction) => {
      const [changed] = await transaction
        .select()
        .from(users)
        .where(and(eq(users.sub, sub), ne(users.mfaEnabled, mfaEnabled)))
        .for('update');
      if (!changed) return false;
      // The pool has not got to it yet.
      const [pending] = await transaction
        .select({ id: outboxJobs.id })
        .from(outboxJobs)
        .where(and(inArray(outboxJobs.kind, ['ENABLE_MFA', 'RESET_MFA']), eq(outboxJobs.subject, changed.emailKey)))
        .limit(1);
      if (pending) return true;
      if (isFactorEnforced) {
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
        .values(poolAuditEvent(changed, mfaEnabled ? factorActions.on : factorActions.off));
      return !isFactorEnforced;
    });
