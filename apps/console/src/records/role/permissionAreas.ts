import type { PermissionGrant } from '@edge-console/forms';
import { ChartNoAxesColumn, ChartSpline, type LucideIcon, Route, SlidersHorizontal } from '@edge-console/ui/icon';
import { type PermissionArea, type PermissionLevel } from '@edge-console/ui/permission-matrix';
import { type Level, levelOf } from '../../auth/access/access.ts';
import { permissionGroups } from '../../auth/access/permissionGroups.generated.ts';
import { effectiveLevel, lowestLevel } from '../../auth/access/permissionGroups.ts';
import { accessMessages } from '../../core/messages/access.ts';
import { permissionAreaNames, permissionGroupLabels } from '../../auth/access/permissionGroupMessages.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';
import { roleMessages as messages } from './messages.ts';

export const uiLevels = { NONE: 'none', READ: 'read', MANAGE: 'manage' } as const satisfies Record<
  Level,
  PermissionLevel
>;
export const apiLevels = { none: 'NONE', read: 'READ', manage: 'MANAGE' } as const satisfies Record<
  PermissionLevel,
  Level
>;
const highest = (left: Level, right: Level): Level => (lowestLevel(left, right) === left ? right : left);

export type Grants = readonly { group: string; level: Level }[];
type Account = Pick<NonNullable<Viewer['entity']>, 'type' | 'services'>;

/** Users without an account have no roles. */
export const accountOf = ({ entity }: Viewer): Account => entity ?? { type: 'CUSTOMER', services: [] };

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

/** The highest level the viewer can grant per group: their own, or what the role already has. */
const grantable = (viewer: Viewer, group: string, saved: readonly PermissionGrant[]): Level => {
  const savedLevel = saved.find((grant) => grant.group === group)?.level ?? 'none';
  return highest(levelOf(viewer, group), apiLevels[savedLevel]);
};

/** The menu icon of each area. */
const icons: Readonly<Record<string, LucideIcon>> = {
  ei: ChartSpline,
  ea: ChartNoAxesColumn,
  ed: Route,
  st: SlidersHorizontal,
};

/** The matrix areas, without groups the account cannot have. Levels the viewer cannot grant explain why. */
export function permissionAreas(viewer: Viewer, saved: readonly PermissionGrant[]): PermissionArea[] {
  const account = accountOf(viewer);
  return Object.entries(permissionAreaNames).flatMap(([area, label]) => {
    const groups = groupsOf(account).filter(({ id }) => id.startsWith(`${area}.`));
    if (groups.length === 0) return [];
    return {
      id: area,
      label,
      icon: icons[area],
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
