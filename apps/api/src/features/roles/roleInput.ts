import { roleName } from '@edge-console/domain';
import { optionalMultilineText } from '@edge-console/forms/rules';
import { and, count, eq, isNull, ne, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { roles } from '../../core/database/schema.ts';
import { invalid, type Failure } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { fieldErrors, userError, type UserError } from '../../core/errors/userError.ts';
import {
  effectiveLevels,
  isAtLeast,
  permissionGroups,
  services,
  toPermissions,
  type EntityType,
  type Permissions,
} from '../../core/policy/permissions.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { PermissionInput } from '../../core/schema/permissions.ts';

export const RoleInput = builder.inputType('RoleInput', {
  fields: (t) => ({
    name: t.string({ required: true, ...constraint({ min: 3, max: 60 }) }),
    description: t.string(constraint({ max: 250 })),
    permissions: t.field({ type: [PermissionInput], required: true }),
  }),
});

const rule = v.object({
  name: roleName,
  description: v.nullish(optionalMultilineText(250), null),
  permissions: v.array(v.object({ group: v.picklist(permissionGroups), level: v.string() })),
});

/** Maximum number of custom roles per account. */
const maxRoles = 50;

export type RoleValues = {
  readonly name: string;
  readonly description: string | null;
  readonly permissions: Permissions;
};

/** Levels within the cap of the account's type. Services are not applied, because they can change, unlike the type. */
const withinType = (permissions: Permissions, type: EntityType): Permissions =>
  effectiveLevels(permissions, { type, services });

/** A group that is not named is NONE. */
export function readRoleInput(
  input: unknown,
  type: EntityType,
): { readonly values: RoleValues } | { readonly userErrors: UserError[] } {
  const checked = v.safeParse(rule, input);
  if (!checked.success) return { userErrors: fieldErrors(checked.issues) };
  const { name, description, permissions } = checked.output;
  const levels = Object.fromEntries(permissions.map(({ group, level }) => [group, level]));
  return { values: { name, description: description || null, permissions: withinType(toPermissions(levels), type) } };
}

/**
 * ROLE_ESCALATION for a level above the caller's own, whether or not the account currently has the service. Levels that the role already
 * has are kept.
 */
export function checkEscalation(
  { principal }: SignedInContext,
  requested: Permissions,
  current: Permissions = toPermissions({}),
): UserError | null {
  const { entity, role } = principal.effective;
  const own = withinType(role.permissions, entity.type);
  const isAbove = permissionGroups.some(
    (group) => !isAtLeast(own[group], requested[group]) && !isAtLeast(current[group], requested[group]),
  );
  return isAbove ? userError('ROLE_ESCALATION', ['permissions']) : null;
}

/** Whether another role of the account, or a built-in role, has this name (case-insensitive). Lock the account first. */
export async function checkName(
  { transaction, principal }: SignedInContext,
  name: string,
  exceptId: string,
): Promise<UserError | null> {
  const [existing] = await transaction
    .select({ id: roles.id })
    .from(roles)
    .where(
      and(
        sql`${roles.nameKey} = lower(${name}::text)`,
        or(isNull(roles.entityId), eq(roles.entityId, principal.effective.entity.id)),
        ne(roles.id, exceptId),
      ),
    );
  return existing ? userError('ROLE_NAME_EXISTS', ['name']) : null;
}

export async function checkRoleCount({ transaction, principal }: SignedInContext): Promise<Failure | null> {
  const [total] = await transaction
    .select({ count: count() })
    .from(roles)
    .where(eq(roles.entityId, principal.effective.entity.id));
  return (total?.count ?? 0) < maxRoles ? null : invalid(validationMessages.roleCount(maxRoles));
}

export const roleDiff = (before: RoleValues | null, after: RoleValues) => {
  const changed = permissionGroups.filter((group) => before?.permissions[group] !== after.permissions[group]);
  return {
    ...(before?.name === after.name ? {} : { name: [before?.name ?? null, after.name] as const }),
    ...(before?.description === after.description
      ? {}
      : { description: [before?.description ?? null, after.description] as const }),
    ...Object.fromEntries(
      changed.map((group) => [group, [before?.permissions[group] ?? null, after.permissions[group]] as const]),
    ),
  };
};
