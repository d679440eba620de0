import { sql } from 'drizzle-orm';
import { writeBuiltInRoles } from '../core/database/builtInRoles.ts';
import type { Database } from '../core/database/database.ts';
import {
  apiTokens,
  countedBeacons,
  entities,
  idempotencyKeys,
  invitationTurns,
  joinTimes,
  outboxJobs,
  retiredTokens,
  roles,
  steeringChanges,
  users,
  type EntityRow,
  type RoleRow,
  type UserRow,
} from '../core/database/schema.ts';
import {
  builtInRoleNames,
  isBuiltInRoleId,
  services,
  permissionsOfRole,
  type ActMode,
  type EntityType,
} from '../core/policy/permissions.ts';
import { principalOf, type Acting, type Principal } from '../core/policy/principal.ts';

/**
 * The fixture of API tests: a platform, two resellers, and customers of each.
 *
 *     platform ─┬─ north ─┬─ alder
 *               │         └─ birch
 *               └─ south ─── cedar
 */
const parents = {
  platform: null,
  north: 'platform',
  south: 'platform',
  alder: 'north',
  birch: 'north',
  cedar: 'south',
} as const;
export type EntityName = keyof typeof parents;

const types: Readonly<Record<EntityName, EntityType>> = {
  platform: 'PLATFORM',
  north: 'RESELLER',
  south: 'RESELLER',
  alder: 'CUSTOMER',
  birch: 'CUSTOMER',
  cedar: 'CUSTOMER',
};

const entityNames = Object.keys(parents) as EntityName[];
const numbered = (kind: number, number: number): string =>
  `00000000-0000-4000-800${kind}-${String(number).padStart(12, '0')}`;

export const entityId = (name: EntityName): string => numbered(1, entityNames.indexOf(name) + 1);
/** An ID without an object. */
export const missingId = numbered(9, 1);

const toEntity = (name: EntityName): typeof entities.$inferInsert => {
  const parent = parents[name];
  return {
    id: entityId(name),
    type: types[name],
    parentId: parent && entityId(parent),
    name,
    companyName: `${name} company`,
    slug: name,
    region: 'eu-north',
    services: [...services],
    tier: 'ADVANCED',
    billing: { legalName: `${name} legal` },
  };
};

/** Empties the database and writes the fixture's entities, so that tests are isolated. */
export const resetWorld = (database: Database): Promise<void> =>
  database.asSystem(async (transaction) => {
    // As the table owner, because only the owner can delete from the audit log.
    await transaction.execute(sql`SET LOCAL ROLE NONE`);
    await transaction.execute(sql`TRUNCATE audit_events`);
    await transaction.execute(sql`SET LOCAL ROLE edge_system`);
    // DELETE is faster than TRUNCATE for a few rows.
    for (const table of [invitationTurns, outboxJobs, idempotencyKeys, users, roles, entities]) {
      await transaction.delete(table);
    }
    // Rows that remain after an account and its resources are deleted.
    for (const table of [countedBeacons, joinTimes, steeringChanges, retiredTokens]) await transaction.delete(table);
    await writeBuiltInRoles(transaction);
    await transaction.insert(entities).values(entityNames.map(toEntity));
  });

export type TestUser = { readonly user: UserRow; readonly principal: Principal };
type TestUserOptions = Partial<typeof users.$inferInsert> & { readonly customRole?: RoleRow };

const asWritten = (entity: EntityRow, role: RoleRow, user: UserRow): Principal =>
  principalOf(
    {
      userId: user.id,
      email: user.email,
      admin: user.admin,
      entity: { id: entity.id, type: entity.type, parentId: entity.parentId, services: entity.services },
      role: { id: role.id, permissions: permissionsOfRole(role) },
    },
    new Date(),
    null,
  );

/** An acting session in this mode, for half an hour. */
export const actingIn = (mode: ActMode): Acting => ({
  id: missingId,
  mode,
  expiresAt: new Date(Date.now() + 30 * 60_000),
  reason: 'A customer asked for it',
  actorName: 'Given Family',
});

let userCount = 0;

/** Adds a user and returns them with their principal. @default an active administrator */
export const addUser = (database: Database, at: EntityName, options: TestUserOptions = {}): Promise<TestUser> =>
  database.asSystem(async (transaction) => {
    userCount += 1;
    const { customRole, ...columns } = options;
    const roleId = customRole?.id ?? columns.roleId ?? 'admin';
    const [user] = await transaction
      .insert(users)
      .values({
        id: numbered(2, userCount),
        sub: numbered(3, userCount),
        entityId: entityId(at),
        roleId,
        roleName: customRole?.name ?? (isBuiltInRoleId(roleId) ? builtInRoleNames[roleId] : roleId),
        name: 'Given',
        lastName: `Family ${userCount}`,
        email: `person${userCount}@${at}.example`,
        stage: 'ACTIVE',
        ...columns,
      })
      .returning();
    const [entity] = await transaction
      .select()
      .from(entities)
      .where(sql`id = ${entityId(at)}`);
    const [role] = await transaction
      .select()
      .from(roles)
      .where(sql`id = ${roleId}`);
    if (!user || !entity || !role) throw new Error('The person could not be added');
    return { user, principal: asWritten(entity, role, user) };
  });

/** Adds an API token of an entity. @default enabled, and not expiring soon */
export const addToken = (
  database: Database,
  at: EntityName,
  { name, ...columns }: Partial<typeof apiTokens.$inferInsert> & { readonly name: string },
): Promise<void> =>
  database.asSystem(async (transaction) => {
    userCount += 1;
    await transaction.insert(apiTokens).values({
      id: numbered(5, userCount),
      entityId: entityId(at),
      name,
      secretHash: numbered(5, userCount),
      lastFour: '0000',
      scopes: ['ei.analytics'],
      expiresAt: new Date('2999-01-01T00:00:00Z'),
      ...columns,
    });
  });

/** Adds a custom role of an entity. */
export const addRole = (
  database: Database,
  at: EntityName,
  name: string,
  permissions: Readonly<Record<string, string>>,
): Promise<RoleRow> =>
  database.asSystem(async (transaction) => {
    userCount += 1;
    const [role] = await transaction
      .insert(roles)
      .values({ id: numbered(4, userCount), entityId: entityId(at), name, permissions: { ...permissions } })
      .returning();
    if (!role) throw new Error('The role could not be added');
    return role;
  });
