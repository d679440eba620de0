import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../core/database/database.ts';
import { alertIncidents } from '../../core/database/schema.ts';

/** The state of a rule that has not been evaluated since it was enabled, or since its condition changed. */
export const initialState = { state: 'OK', stateSince: sql`now()`, channelId: null, value: null } as const;

/** Ends a rule's incident without a notification, because the rule was disabled or now watches something else. */
export async function endIncident(transaction: Transaction, ruleId: string): Promise<void> {
  await transaction
    .update(alertIncidents)
    .set({ endedAt: sql`now()` })
    .where(and(eq(alertIncidents.ruleId, ruleId), isNull(alertIncidents.endedAt)));
}
