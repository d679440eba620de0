import type { Viewer } from '../../api/viewer/viewer.ts';

export type Level = 'NONE' | 'READ' | 'MANAGE';
export type EntityType = 'PLATFORM' | 'RESELLER' | 'CUSTOMER';

/** An operation's `@auth` arguments that the console reads. */
export type OperationRule = {
  /** Not allowed while acting read-only. */
  mutation?: boolean;
  group?: string;
  /** @default READ */
  level?: Level;
  types?: readonly EntityType[];
  service?: string;
  adminAccess?: boolean;
  notActing?: boolean;
};

/** Why an operation is not allowed. */
export type Obstacle =
  | { kind: 'level'; group: string; level: Level }
  | { kind: 'type' }
  | { kind: 'service'; service: string }
  | { kind: 'administrator' }
  /** Never allowed while acting; `readOnly`: not while acting read-only. */
  | { kind: 'whileActing' }
  | { kind: 'readOnly' };

const rank: Record<Level, number> = { NONE: 0, READ: 1, MANAGE: 2 };

/** The viewer's effective level for a permission group, after role, caps, and services. */
export function levelOf(viewer: Viewer, group: string): Level {
  return viewer.permissions.find((permission) => permission.group === group)?.level ?? 'NONE';
}

/** The highest level of several groups. */
export const highestLevelOf = (viewer: Viewer, groups: readonly string[]): Level =>
  groups.map((group) => levelOf(viewer, group)).reduce((high, next) => (rank[next] > rank[high] ? next : high), 'NONE');

export function hasLevel(viewer: Viewer, group: string, level: Level): boolean {
  return rank[levelOf(viewer, group)] >= rank[level];
}

export const isAdministratorRole = (roleId: string | undefined): boolean =>
  roleId === 'admin' || roleId === 'adminReseller';

/** An administrator by role or by flag. Only they can appoint another. */
export function hasAdministratorRole({ user }: Viewer): boolean {
  return user?.admin === true || isAdministratorRole(user?.role.id);
}

/** Administrator of their own account. */
export function isAdministrator(viewer: Viewer): boolean {
  return viewer.entity?.type === 'PLATFORM' || hasAdministratorRole(viewer);
}

/** Custom roles have UUIDs, built-in roles have names. */
const isCustomRole = (roleId: string | undefined): boolean => roleId?.includes('-') === true;

/** The `admin-access` guard. Custom roles pass, because an administrator chose their permissions. */
export const hasAdminAccess = (viewer: Viewer): boolean =>
  isAdministrator(viewer) || isCustomRole(viewer.user?.role.id);

/** The first reason why the viewer cannot use an operation, or null. The API decides again. */
export function obstacleTo(rule: OperationRule, viewer: Viewer): Obstacle | null {
  const { entity, acting } = viewer;
  const { level = 'READ' } = rule;
  if (rule.notActing && acting) return { kind: 'whileActing' };
  if (rule.types && !(entity && rule.types.includes(entity.type))) return { kind: 'type' };
  if (rule.service && !entity?.services.some((service) => service === rule.service))
    return { kind: 'service', service: rule.service };
  if ((rule.mutation || level === 'MANAGE') && acting?.mode === 'READ_ONLY') return { kind: 'readOnly' };
  if (rule.group && !hasLevel(viewer, rule.group, level)) return { kind: 'level', group: rule.group, level };
  if (rule.adminAccess && !(rule.group ? hasAdminAccess : isAdministrator)(viewer)) return { kind: 'administrator' };
  return null;
}
