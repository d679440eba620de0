import type { EntityType } from './access.ts';

/** A built-in role, and the types of account whose users can hold it. */
export type BuiltInRole = { id: string; name: string; types: readonly EntityType[] };

/** The types of account visible to users of an account of this type: its own, and those below it. */
const seenFrom: Record<EntityType, readonly EntityType[]> = {
  PLATFORM: ['PLATFORM', 'RESELLER', 'CUSTOMER'],
  RESELLER: ['RESELLER', 'CUSTOMER'],
  CUSTOMER: ['CUSTOMER'],
};

/** The roles that users visible to the viewer can hold. */
export const rolesSeenFrom = (roles: readonly BuiltInRole[], type: EntityType): readonly BuiltInRole[] =>
  roles.filter(({ types }) => types.some((holder) => seenFrom[type].includes(holder)));

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
