import type { PermissionGrant } from '@edge-console/forms';
import { roleName } from '@edge-console/domain';
import { oneOf, optionalMultilineText } from '@edge-console/forms/rules';
import * as v from 'valibot';
import { levelOf } from '../../auth/access/access.ts';
import { permissionGroups } from '../../auth/access/permissionGroups.generated.ts';
import { effectiveLevel, lowestLevel } from '../../auth/access/permissionGroups.ts';
import { accountOf, apiLevels, type Grants, grantsOf, uiLevels } from '../../records/role/permissionAreas.ts';
import { rolesMessages } from './messages.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';

export const roleRule = v.object({
  name: roleName,
  description: optionalMultilineText(250),
  permissions: v.array(v.object({ group: v.string(), level: oneOf(['none', 'read', 'manage']) })),
});

export type RoleValues = v.InferInput<typeof roleRule>;

export const valuesOf = (
  { name, description, permissions }: { name: string; description: string | null; permissions: Grants },
  viewer: Viewer,
): RoleValues => ({ name, description: description ?? '', permissions: grantsOf(permissions, viewer) });

export const inputOf = ({ name, description, permissions }: v.InferOutput<typeof roleRule>) => ({
  name,
  description: description || null,
  permissions: permissions.map(({ group, level }) => ({ group, level: apiLevels[level] })),
});

const storedRule = v.object({
  name: v.string(),
  description: v.nullable(v.string()),
  permissions: v.record(v.string(), v.picklist(['NONE', 'READ', 'MANAGE'])),
});

/** The form values of a conflict's stored role. */
export function conflictValues(current: unknown, viewer: Viewer): RoleValues | undefined {
  const { success, output } = v.safeParse(storedRule, current);
  if (!success) return undefined;
  const permissions = Object.entries(output.permissions).map(([group, level]) => ({ group, level }));
  return valuesOf({ ...output, permissions }, viewer);
}

/** The permissions the viewer can grant. */
export const grantedBy = (viewer: Viewer, grants: readonly PermissionGrant[]): PermissionGrant[] =>
  grants.map(({ group, level }) => ({ group, level: uiLevels[lowestLevel(apiLevels[level], levelOf(viewer, group))] }));

/** Why a role cannot be deleted by anyone. */
export function deleteObstacle(
  { id, builtIn, usersCount }: { id: string; builtIn: boolean; usersCount: number },
  viewer: Viewer,
): string | undefined {
  if (builtIn) return rolesMessages.builtInReason;
  return usersCount > 0 && viewer.user?.role.id === id ? rolesMessages.ownRole : undefined;
}

/** The viewer with these permissions instead of their own. */
export function viewerWith(viewer: Viewer, roleId: string, grants: readonly PermissionGrant[]): Viewer {
  const { user } = viewer;
  const permissions = permissionGroups.map((group) => ({
    group: group.id,
    level: effectiveLevel(
      group,
      apiLevels[grants.find((grant) => grant.group === group.id)?.level ?? 'none'],
      accountOf(viewer),
    ),
  }));
  return { ...viewer, permissions, user: user && { ...user, admin: false, role: { id: roleId } } };
}
