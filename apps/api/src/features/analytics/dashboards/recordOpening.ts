import { randomUUID } from 'node:crypto';
import type { DashboardKind } from '@edge-console/charts/contract';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../core/database/database.ts';
import { auditEvents, impersonations, users } from '../../../core/database/schema.ts';

/** Audit log action and target type. */
export const openingAction = 'dashboard.open';
export const dashboardTarget = 'Dashboard';

const names: Readonly<Record<DashboardKind, string>> = {
  BASIC: 'Basic',
  ADVANCED: 'Advanced',
  ONLINE_SIGNUP: 'Online sign-up',
  USAGE_STATISTICS: 'Usage Statistics',
  RESELLER_ADVANCED: 'Usage Statistics',
};

type Opening = {
  readonly kind: DashboardKind;
  readonly entityId: string;
  readonly userId: string;
  readonly impersonationId: string | null;
};

/** Records who opened a dashboard, once per session, not per read. Runs as the system. */
export async function recordOpening(
  transaction: Transaction,
  { kind, entityId, userId, impersonationId }: Opening,
): Promise<void> {
  const [acting] = impersonationId
    ? await transaction
        .select({ actorId: impersonations.actorId, reason: impersonations.reason })
        .from(impersonations)
        .where(eq(impersonations.id, impersonationId))
    : [];
  const actorId = acting?.actorId ?? userId;
  const [actor] = await transaction.select({ email: users.email }).from(users).where(eq(users.id, actorId));
  if (!actor) return;
  await transaction.insert(auditEvents).values({
    id: randomUUID(),
    entityId,
    actorId,
    actorEmail: actor.email,
    effectiveUserId: userId,
    impersonationId,
    action: openingAction,
    targetType: dashboardTarget,
    targetId: kind,
    targetName: names[kind],
    outcome: 'OK',
    requestId: 'charts',
    ...(acting && { diff: { actingReason: acting.reason } }),
  });
}
