import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { entities, roles, users } from '../database/schema.ts';
import { grantedBy } from '../roles/grantedBy.ts';
import type { Asker } from './matrix-cells.ts';
import { type PersonName, personId } from './matrix-world.ts';
import { type Account, type Principal, principalOf } from './principal.ts';

/** The principal of the request; null for a guest and for whom sign-in would not let in. */
export async function principalFor(database: Database, { person, acting }: Asker): Promise<Principal | null> {
  const effective = person && (await accountOf(database, person));
  if (!effective) return null;
  const now = new Date();
  if (acting === 'none') return principalOf(effective, now);
  const actor = await accountOf(database, 'platform/admin');
  if (!actor) throw new Error('The world has nobody who could act as others');
  const expiresAt = new Date(now.getTime() + 1_800_000);
  return { actor, effective, acting: { id: 'matrix', mode: acting, expiresAt }, authenticatedAt: now };
}

async function accountOf(database: Database, person: PersonName): Promise<Account | null> {
  const [found] = await database.asSystem((transaction) =>
    transaction
      .select({ user: users, entity: entities, role: roles })
      .from(users)
      .innerJoin(entities, eq(entities.id, users.entityId))
      .innerJoin(roles, eq(roles.id, users.roleId))
      .where(eq(users.id, personId(person))),
  );
  if (!found?.user.active || !found.entity.active) return null;
  const { user, entity, role } = found;
  return {
    userId: user.id,
    email: user.email,
    admin: user.admin,
    entity,
    role: { id: role.id, permissions: grantedBy(role) },
  };
}
