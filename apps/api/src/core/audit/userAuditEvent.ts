import { randomUUID } from 'node:crypto';
import type { Diff } from './diff.ts';
import type { auditEvents, UserRow } from '../database/schema.ts';

type AuditEvent = typeof auditEvents.$inferInsert;

/** An audit event for a user who is not acting as someone else, outside an audited operation. */
export const userAuditEvent = (
  user: UserRow,
  event: Pick<AuditEvent, 'action' | 'targetType' | 'targetId' | 'targetName' | 'ip' | 'requestId'> & {
    readonly diff?: Diff | null;
  },
): AuditEvent => ({
  id: randomUUID(),
  entityId: user.entityId,
  actorId: user.id,
  actorEmail: user.email,
  effectiveUserId: user.id,
  outcome: 'OK',
  ...event,
});

/** An audit event for a change in the user pool that concerns the user's own sign-in. */
export const poolAuditEvent = (user: UserRow, action: string): AuditEvent =>
  userAuditEvent(user, {
    action,
    targetType: 'User',
    targetId: user.id,
    targetName: `${user.name} ${user.lastName}`,
    requestId: 'user pool',
  });
