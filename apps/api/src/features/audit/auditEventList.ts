import { auditEvents, type AuditEventRow } from '../../core/database/schema.ts';
import { defineList } from '../../core/lists/defineList.ts';
import { choice, hasValue, instant, reference, text } from '../../core/lists/fields.ts';

/** Lists of what was done: newest first unless asked for otherwise. */
export const auditEventList = defineList<AuditEventRow>({
  table: auditEvents,
  search: [auditEvents.actorKey, auditEvents.actionKey, auditEvents.targetSearch],
  fields: {
    id: reference(auditEvents.id),
    at: instant(auditEvents.at),
    // Addresses and actions are ASCII: their keys are folded already.
    actor: text({ key: auditEvents.actorKey, search: auditEvents.actorKey }),
    action: text({ key: auditEvents.actionKey, search: auditEvents.actionKey }),
    targetName: text({ key: auditEvents.targetSearch, search: auditEvents.targetSearch }),
    targetType: choice(auditEvents.targetType, [
      'ApiKey',
      'ApiToken',
      'Dashboard',
      'Domain',
      'Entity',
      'Image',
      'Issue',
      'Pathway',
      'Resource',
      'Role',
      'SavedView',
      'Session',
      'User',
    ]),
    targetId: reference(auditEvents.targetId),
    outcome: choice(auditEvents.outcome, ['OK', 'DENIED', 'FAILED']),
    acting: hasValue(auditEvents.impersonationId),
    impersonationId: reference(auditEvents.impersonationId),
    // What stands in the log of these accounts themselves, and of none below them.
    entity: reference(auditEvents.entityId),
  },
  defaultSort: { field: 'at', desc: true },
});
