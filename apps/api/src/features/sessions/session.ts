import { sessions } from '../../core/database/schema.ts';
import { auth } from '../../core/policy/rules.ts';
import { SignInMethodEnum } from '../../core/schema/enums.ts';
import { defineObject } from '../../core/schema/defineObject.ts';
import { readOwnSession } from './readOwnSession.ts';
import { visibleColumns, type OwnSession } from '../../core/identity/sessionRow.ts';

export const Session = defineObject<OwnSession>({
  name: 'Session',
  table: sessions,
  columns: visibleColumns,
  rule: auth({ scope: 'SELF' }),
  // The caller's own; while acting, the actor's.
  read: readOwnSession,
  example: { on: 'session' },
  missing: 'session',
  nameOf: ({ device }) => device,
  entityIdOf: (_session, { effective }) => effective.entity.id,
  fields: (t) => ({
    id: t.exposeID('id'),
    device: t.exposeString('device'),
    location: t.exposeString('location', { nullable: true }),
    // Users must not see the IP addresses of others.
    ip: t.string({ nullable: true, resolve: ({ ip }) => ip ?? null }),
    method: t.expose('method', { type: SignInMethodEnum, nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime' }),
    current: t.boolean({ resolve: ({ id }, _arguments, { principal }) => principal?.sessionId === id }),
  }),
});
