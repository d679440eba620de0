import type { EntityType, Level } from './access.ts';

/** What levels are granted for, and the highest that people of a type of account can hold at all. */
export type PermissionGroup = { id: string; service: string | null; caps: Readonly<Record<EntityType, Level>> };

const rank: Record<Level, number> = { NONE: 0, READ: 1, MANAGE: 2 };

export const lowestLevel = (...levels: readonly Level[]): Level =>
  levels.reduce((lowest, level) => (rank[level] < rank[lowest] ? level : lowest), 'MANAGE');

/** The level that a role gives in an account: capped by its type, and nothing where it lacks the service. */
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
