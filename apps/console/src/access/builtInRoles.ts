import type { EntityType } from './access.ts';

/** A role that every installation has, and the types of account whose people can hold it. */
export type BuiltInRole = { id: string; name: string; types: readonly EntityType[] };

/** The types of account whose people somebody of an account of this type can see: his own, and those below it. */
const seenFrom: Record<EntityType, readonly EntityType[]> = {
  PLATFORM: ['PLATFORM', 'RESELLER', 'CUSTOMER'],
  RESELLER: ['RESELLER', 'CUSTOMER'],
  CUSTOMER: ['CUSTOMER'],
};

/** The roles that people whom the viewer sees can hold. */
export const rolesSeenFrom = (roles: readonly BuiltInRole[], type: EntityType): readonly BuiltInRole[] =>
  roles.filter(({ types }) => types.some((holder) => seenFrom[type].includes(holder)));

/** Text of builtInRoles.generated.ts. */
export function printBuiltInRoles(roles: readonly BuiltInRole[]): string {
  return [
    "// Generated from the API's table of roles: npm run operations -w apps/console",
    "import type { BuiltInRole } from './builtInRoles.ts';",
    '',
    `export const builtInRoles: readonly BuiltInRole[] = ${JSON.stringify(roles, null, 2)};`,
    '',
  ].join('\n');
}
