import { randomUUID } from 'node:crypto';
import type { Diff } from './diff.ts';
import { auditEvents, type Outcome } from '../database/schema.ts';
import type { AuditTarget } from '../mutations/outcome.ts';
import type { RequestContext } from '../requests/context.ts';
import { auditActorOf } from '../requests/auditActor.ts';

export type AuditEntry = {
  readonly action: string;
  readonly target: AuditTarget;
  readonly outcome: Outcome;
  readonly diff: Diff | { readonly code: string; readonly reason?: string };
  /** The acting session of the entry, if it is not the request's. */
  readonly impersonationId?: string;
};

/** PostgreSQL accepts at most 65,535 parameters per statement. */
const rowsPerStatement = 1_000;

/** Appends rows to the audit log in the request's transaction. */
export async function appendAudit(context: RequestContext, ...entries: readonly AuditEntry[]): Promise<void> {
  const { transaction, requestId, ip, principal } = context;
  const acting = principal?.acting ? { actingReason: principal.acting.reason } : {};
  const rows = entries.map(({ action, target, outcome, diff, impersonationId }) => ({
    id: randomUUID(),
    entityId: target.entityId,
    ...auditActorOf(context),
    ...(impersonationId === undefined ? {} : { impersonationId }),
    action,
    targetType: target.type,
    targetId: target.id,
    targetName: target.name,
    outcome,
    ip,
    requestId,
    diff: { ...diff, ...acting },
  }));
  for (let start = 0; start < rows.length; start += rowsPerStatement)
    await transaction.insert(auditEvents).values(rows.slice(start, start + rowsPerStatement));
}
