import type { AuditEventRow } from '../database/schema.ts';
import type { OwnSession } from '../sessions/sessionRow.ts';
import { builder } from './builder.ts';
import { OutcomeEnum } from './enums.ts';
import { Node } from './node.ts';

export const SessionObject = builder.objectRef<OwnSession>('Session').implement({
  interfaces: [Node],
  isTypeOf: (value) => typeof value === 'object' && value !== null && 'lastSeenAt' in value,
  fields: (t) => ({
    id: t.exposeID('id'),
    device: t.exposeString('device'),
    location: t.exposeString('location', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime' }),
    current: t.boolean({ resolve: ({ id }, _arguments, { principal }) => principal?.sessionId === id }),
  }),
});

export const AuditEventObject = builder.objectRef<AuditEventRow>('AuditEvent').implement({
  interfaces: [Node],
  isTypeOf: (value) => typeof value === 'object' && value !== null && 'actorEmail' in value,
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    actor: t.exposeString('actorEmail'),
    effectiveUser: t.string({
      nullable: true,
      resolve: ({ actorId, effectiveUserId }) => (actorId === effectiveUserId ? null : effectiveUserId),
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
