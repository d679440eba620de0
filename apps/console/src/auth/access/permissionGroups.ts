import type { EntityType, Level } from './access.ts';

/** A permission group, and the highest level for users of each account type. */
export type PermissionGroup = { id: string; service: string | null; caps: Readonly<Record<EntityType, Level>> };

const rank: Record<Level, number> = { NONE: 0, READ: 1, MANAGE: 2 };

export const lowestLevel = (...levels: readonly Level[]): Level =>
  levels.reduce((lowest, level) => (rank[level] < rank[lowest] ? level : lowest), 'MANAGE');

/** A role's level in an account: capped by the account type, and none without the service. */
export function effectiveLevel(
  { service, caps }: PermissionGroup,
  granted: Level,
  entity: { type: EntityType; services: readonly string[] },
): Level {
  return service !== null && !entity.services.includes(service) ? 'NONE' : lowestLevel(granted, caps[entity.type]);
}

export function printPermissionGroups(groups: readonly PermissionGroup[]): string {
  return [
    "// Generated from the API's table of permissions: npm run operations -w apps/console",
    "import type { PermissionGroup } from './permissionGroups.ts';",
    '',
    `export const permissionGroups: readonly PermissionGroup[] = ${JSON.stringify(groups, null, 2)};`,
    '',
  ].join('\n');
}
