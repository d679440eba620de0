import { randomUUID } from 'node:crypto';
import { auditEvents, type Outcome } from '../database/schema.ts';
import type { AuditTarget } from '../mutations/outcome.ts';
import type { RequestContext } from '../requests/context.ts';
import { signatureOf } from '../requests/signature.ts';

export type AuditEntry = {
  readonly action: string;
  readonly target: AuditTarget;
  readonly outcome: Outcome;
  readonly diff: Readonly<Record<string, unknown>>;
};

/** Writes one row of the audit log in the request's transaction. */
export async function appendAudit(
  context: RequestContext,
  { action, target, outcome, diff }: AuditEntry,
): Promise<void> {
  const { transaction, requestId, ip } = context;
  await transaction.insert(auditEvents).values({
    id: randomUUID(),
    entityId: target.entityId,
    ...signatureOf(context),
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
