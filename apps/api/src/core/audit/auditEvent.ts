import type { AuditEventRow } from '../database/schema.ts';
import { Entity } from '../accounts/entity.ts';
import { loadEntity, loadUser, loadUserEmail } from '../accounts/loaders.ts';
import { User } from '../accounts/user.ts';
import { builder, Node } from '../schema/builder.ts';
import { OutcomeEnum } from '../schema/enums.ts';

/** Not a `Node`, because audit events are only read in lists. */
export const AuditEventObject = builder.objectRef<AuditEventRow>('AuditEvent').implement({
  interfaces: [Node],
  isTypeOf: (value) => typeof value === 'object' && value !== null && 'actorEmail' in value,
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    actor: t.exposeString('actorEmail'),
    // Null if the caller cannot see the user, or they were deleted since.
    actorUser: t.field({
      type: User.type,
      nullable: true,
      resolve: ({ actorId }, _arguments, context) => loadUser(context, actorId),
    }),
    // The user's email address, or their ID if they were deleted since.
    effectiveUser: t.string({
      nullable: true,
      resolve: async ({ actorId, effectiveUserId }, _arguments, context) =>
        actorId === effectiveUserId ? null : ((await loadUserEmail(context, effectiveUserId)) ?? effectiveUserId),
    }),
    // The account that owns the log. Row-level security shows it whenever it shows the event.
    entity: t.field({
      type: Entity.type,
      nullable: true,
      resolve: ({ entityId }, _arguments, context) => loadEntity(context, entityId),
    }),
    impersonationId: t.exposeID('impersonationId', { nullable: true }),
    action: t.exposeString('action'),
    targetType: t.exposeString('targetType'),
    targetId: t.exposeID('targetId'),
    targetName: t.exposeString('targetName', { nullable: true }),
    outcome: t.expose('outcome', { type: OutcomeEnum }),
    ip: t.exposeString('ip', { nullable: true }),
    requestId: t.exposeString('requestId'),
    diff: t.field({ type: 'JSON', nullable: true, resolve: ({ diff }) => diff }),
  }),
});
