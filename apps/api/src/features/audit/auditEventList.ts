import { auditEvents, type AuditEventRow } from '../../core/database/schema.ts';
import { defineList } from '../../core/lists/defineList.ts';
import { enumField, presenceField, timestampField, referenceField, textField } from '../../core/lists/fields.ts';

/** Lists of audit events, newest first by default. */
export const auditEventList = defineList<AuditEventRow>({
  table: auditEvents,
  search: [auditEvents.actorKey, auditEvents.actionKey, auditEvents.targetSearch],
  fields: {
    id: referenceField(auditEvents.id),
    at: timestampField(auditEvents.at),
    // Addresses and actions are ASCII, so their keys are already folded.
    actor: textField({ key: auditEvents.actorKey, search: auditEvents.actorKey }),
    actorId: referenceField(auditEvents.actorId),
    action: textField({ key: auditEvents.actionKey, search: auditEvents.actionKey }),
    targetName: textField({ key: auditEvents.targetSearch, search: auditEvents.targetSearch }),
    targetType: enumField(auditEvents.targetType, [
      'AlertRule',
      'ApiKey',
      'ApiToken',
      'Dashboard',
      'Domain',
      'Entity',
      'Image',
      'Issue',
      'Job',
      'Pathway',
      'Resource',
      'Role',
      'SavedView',
      'Session',
      'User',
    ]),
    targetId: referenceField(auditEvents.targetId),
    outcome: enumField(auditEvents.outcome, ['OK', 'DENIED', 'FAILED']),
    acting: presenceField(auditEvents.impersonationId),
    impersonationId: referenceField(auditEvents.impersonationId),
    // Events in these accounts' own logs, without accounts below them.
    entity: referenceField(auditEvents.entityId),
  },
  defaultSort: { field: 'at', desc: true },
});
