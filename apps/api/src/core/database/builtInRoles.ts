import { sql } from 'drizzle-orm';
import { builtInRoleIds, builtInRoleNames, builtInRolePermissions } from '../policy/permissions.ts';
import type { Transaction } from './database.ts';
import { roles } from './schema.ts';

/** Upserts the built-in roles from the policy's table, so that users can reference them. */
export async function writeBuiltInRoles(transaction: Transaction): Promise<void> {
  await transaction
    .insert(roles)
    .values(
      builtInRoleIds.map((id) => ({
        id,
        entityId: null,
        name: builtInRoleNames[id],
        permissions: { ...builtInRolePermissions(id) },
      })),
    )
    .onConflictDoUpdate({
      target: roles.id,
      set: {
        name: sql`excluded.name`,
        permissions: sql`excluded.permissions`,
        version: sql`${roles.version} + 1`,
        updatedAt: sql`now()`,
      },
      setWhere: sql`(${roles.name}, ${roles.permissions}) IS DISTINCT FROM (excluded.name, excluded.permissions)`,
    });
}
