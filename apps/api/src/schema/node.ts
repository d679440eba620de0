import type { AuditEventRow, EntityRow, RoleRow, UserRow } from '../database/schema.ts';
import type { OwnSession } from '../sessions/sessionRow.ts';
import { builder } from './builder.ts';

export const Node = builder.interfaceRef<UserRow | EntityRow | RoleRow | OwnSession | AuditEventRow>('Node').implement({
  fields: (t) => ({ id: t.exposeID('id') }),
});
