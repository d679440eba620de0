import type { PermissionGrant } from '@edge-console/forms';
import { roleName } from '@edge-console/domain';
import { oneOf, optionalMultilineText } from '@edge-console/forms/rules';
import { type PermissionArea, type PermissionLevel } from '@edge-console/ui/permission-matrix';
import * as v from 'valibot';
import { type Level, levelOf } from '../../auth/access/access.ts';
import { permissionGroups } from '../../auth/access/permissionGroups.generated.ts';
import { effectiveLevel, lowestLevel } from '../../auth/access/permissionGroups.ts';
import { accessMessages } from '../../core/messages/access.ts';
import { permissionAreaNames, permissionGroupLabels } from '../../auth/access/permissionGroupMessages.ts';
import { rolesMessages } from './messages.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';

const messages = rolesMessages.form;

const uiLevels = { NONE: 'none', READ: 'read', MANAGE: 'manage' } as const satisfies Record<Level, PermissionLevel>;
const apiLevels = { none: 'NONE', read: 'READ', manage: 'MANAGE' } as const satisfies Record<PermissionLevel, Level>;
const highest = (left: Level, right: Level): Level => (lowestLevel(left, right) === left ? right : left);

export const roleRule = v.object({
  name: roleName,
  description: optionalMultilineText(250),
  permissions: v.array(v.object({ group: v.string(), level: oneOf(['none', 'read', 'manage']) })),
});

export type RoleValues = v.InferInput<typeof roleRule>;
export type Grants = readonly { group: string; level: Level }[];
type Account = Pick<NonNullable<Viewer['entity']>, 'type' | 'services'>;

/** Users without an account have no roles. */
const accountOf = ({ entity }: Viewer): Account => entity ?? { type: 'CUSTOMER', services: [] };

const grantedIn = (grants: Grants, group: string): Level => grants.find((one) => one.group === group)?.level ?? 'NONE';

/** Groups available to this account type. */
const groupsOf = ({ type }: Account) => permissionGroups.filter(({ caps }) => caps[type] !== 'NONE');

/** A role's permissions as form values, capped by the account type. */
export function grantsOf(grants: Grants, viewer: Viewer): PermissionGrant[] {
  const account = accountOf(viewer);
  return groupsOf(account).map(({ id, caps }) => ({
    group: id,
    level: uiLevels[lowestLevel(grantedIn(grants, id), caps[account.type])],
  }));
}

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

/** The highest level the viewer can grant per group: their own, or what the role already has. */
const grantable = (viewer: Viewer, group: string, saved: readonly PermissionGrant[]): Level => {
  const savedLevel = saved.find((grant) => grant.group === group)?.level ?? 'none';
  return highest(levelOf(viewer, group), apiLevels[savedLevel]);
};

/** The permissions the viewer can grant. */
export const grantedBy = (viewer: Viewer, grants: readonly PermissionGrant[]): PermissionGrant[] =>
  grants.map(({ group, level }) => ({ group, level: uiLevels[lowestLevel(apiLevels[level], levelOf(viewer, group))] }));

/** The matrix areas, without groups the account cannot have. Levels the viewer cannot grant explain why. */
export function permissionAreas(viewer: Viewer, saved: readonly PermissionGrant[]): PermissionArea[] {
  const account = accountOf(viewer);
  return Object.entries(permissionAreaNames).flatMap(([area, label]) => {
    const groups = groupsOf(account).filter(({ id }) => id.startsWith(`${area}.`));
    if (groups.length === 0) return [];
    return {
      id: area,
      label,
      groups: groups.map((group) => {
        const groupMessages = permissionGroupLabels[group.id];
        const isEnabled = effectiveLevel(group, 'MANAGE', account) !== 'NONE';
        const cap = lowestLevel(grantable(viewer, group.id, saved), group.caps[account.type]);
        return {
          id: group.id,
          label: groupMessages?.name ?? group.id,
          description: groupMessages?.description,
          maxLevel: uiLevels[cap],
          maxLevelReason: isEnabled
            ? messages.ownLevel(accessMessages.levels[levelOf(viewer, group.id)])
            : messages.notEnabled(accessMessages.services[group.service ?? ''] ?? ''),
        };
      }),
    };
  });
}

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
