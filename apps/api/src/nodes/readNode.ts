import { eq } from 'drizzle-orm';
import { entities, roles, type EntityRow, type RoleRow, type UserRow } from '../database/schema.ts';
import { authorise, type Target } from '../policy/authorise.ts';
import { nodeRules } from '../policy/rules.ts';
import type { SignedInContext } from '../requests/context.ts';
import { readOwnSession } from '../sessions/readOwnSession.ts';
import type { OwnSession } from '../sessions/sessionRow.ts';
import { isUuid, readVisibleUser } from '../users/readUser.ts';

// Built-in ids are words, the others UUIDs.
const roleIdPattern = /^[\w-]{1,64}$/;

const may = ({ principal }: SignedInContext, kind: keyof typeof nodeRules, target?: Target): boolean =>
  authorise(principal, nodeRules[kind], target ? { kind: 'Query', target } : { kind: 'Query' }).allowed;

async function readUserNode(context: SignedInContext, id: string): Promise<UserRow | null> {
  if (!may(context, 'User')) return null;
  const user = await readVisibleUser(context.transaction, id);
  const entity = user && (await context.load.entity(user.entityId));
  if (!user || !entity) return null;
  const target = { entityId: entity.id, parentEntityId: entity.parentId, userId: user.id };
  return may(context, 'User', target) ? user : null;
}

async function readEntityNode(context: SignedInContext, id: string): Promise<EntityRow | null> {
  if (!may(context, 'Entity') || !isUuid(id)) return null;
  const [entity] = await context.transaction.select().from(entities).where(eq(entities.id, id));
  if (!entity) return null;
  return may(context, 'Entity', { entityId: entity.id, parentEntityId: entity.parentId }) ? entity : null;
}

async function readRoleNode(context: SignedInContext, id: string): Promise<RoleRow | null> {
  if (!may(context, 'Role') || !roleIdPattern.test(id)) return null;
  const [role] = await context.transaction.select().from(roles).where(eq(roles.id, id));
  if (!role) return null;
  if (role.entityId === null) return role;
  return may(context, 'Role', { entityId: role.entityId, parentEntityId: null }) ? role : null;
}

/** Any object by its id, where the rule of its kind lets the caller read it; otherwise null, as for no object. */
export const readNode = async (
  context: SignedInContext,
  id: string,
): Promise<UserRow | EntityRow | RoleRow | OwnSession | null> =>
  (await readUserNode(context, id)) ??
  (await readEntityNode(context, id)) ??
  (await readRoleNode(context, id)) ??
  // The caller's own: while he acts for another, still where he himself is signed in.
  readOwnSession(context, id);
