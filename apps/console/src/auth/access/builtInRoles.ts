import type { EntityType } from './access.ts';

/** A built-in role, and the account types whose users can have it. */
export type BuiltInRole = { id: string; name: string; types: readonly EntityType[] };

/** The account types visible to users of an account type: its own, and those below it. */
const visibleFrom: Record<EntityType, readonly EntityType[]> = {
  PLATFORM: ['PLATFORM', 'RESELLER', 'CUSTOMER'],
  RESELLER: ['RESELLER', 'CUSTOMER'],
  CUSTOMER: ['CUSTOMER'],
};

/** The roles that users visible to the viewer can have. */
export const rolesVisibleFrom = (roles: readonly BuiltInRole[], type: EntityType): readonly BuiltInRole[] =>
  roles.filter(({ types }) => types.some((one) => visibleFrom[type].includes(one)));

/** Source text of builtInRoles.generated.ts. */
export function printBuiltInRoles(roles: readonly BuiltInRole[]): string {
  return [
    "// Generated from the API's table of roles: npm run operations -w apps/console",
    "import type { BuiltInRole } from './builtInRoles.ts';",
    '',
    `export const builtInRoles: readonly BuiltInRole[] = ${JSON.stringify(roles, null, 2)};`,
    '',
  ].join('\n');
}
