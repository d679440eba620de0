import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { auditEvents, users } from '../database/schema.ts';
import type { OnFactorKnown } from '../identity/poolSession.ts';

/** Actions of the audit log: the pool tells only that the factor is there or gone, when a session is checked. */
export const factorActions = { on: 'factor.on', off: 'factor.off' } as const;

/** Stores whether the user has a second factor, as the pool says, for the users list. Not an edit: the version stays. */
export const storeHasFactor =
  (database: Database): OnFactorKnown =>
  (sub, mfaEnabled) =>
    database.asSystem(async (transaction) => {
      const [changed] = await transaction
        .update(users)
        .set({ mfaEnabled })
        .where(and(eq(users.sub, sub), ne(users.mfaEnabled, mfaEnabled)))
        .returning();
      if (!changed) return;
      await transaction.insert(auditEvents).values({
        id: randomUUID(),
        entityId: changed.entityId,
        actorId: changed.id,
        actorEmail: changed.email,
        effectiveUserId: changed.id,
        action: mfaEnabled ? factorActions.on : factorActions.off,
        targetType: 'User',
        targetId: changed.id,
        targetName: `${changed.name} ${changed.lastName}`,
        outcome: 'OK',
        requestId: 'user pool',
      });
    });
