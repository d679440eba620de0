import { randomUUID } from 'node:crypto';
import { auditEvents, type Outcome } from '../database/schema.ts';
import type { AuditTarget } from '../mutations/outcome.ts';
import type { SignedInContext } from '../requests/context.ts';

export type AuditEntry = {
  readonly action: string;
  readonly target: AuditTarget;
  readonly outcome: Outcome;
  readonly diff: Readonly<Record<string, unknown>>;
};

/** Writes one row of the audit log in the request's transaction. */
export async function appendAudit(
  { transaction, principal, requestId, ip }: SignedInContext,
  { action, target, outcome, diff }: AuditEntry,
): Promise<void> {
  await transaction.insert(auditEvents).values({
    id: randomUUID(),
    entityId: target.entityId,
    actorId: principal.actor.userId,
    actorEmail: principal.actor.email,
    effectiveUserId: principal.effective.userId,
    impersonationId: principal.acting?.id ?? null,
    action,
    targetType: target.type,
    targetId: target.id,
    targetName: target.name,
    outcome,
    ip,
    requestId,
    diff,
  });
}
