import type { EntityRow, RoleRow, UserRow } from '../database/schema.ts';
import { builder } from './builder.ts';

export const Node = builder.interfaceRef<UserRow | EntityRow | RoleRow>('Node').implement({
  fields: (t) => ({ id: t.exposeID('id') }),
});
