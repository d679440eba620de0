// Generates src/auth/access/*.generated.ts from the API: the `@auth` rules of its schema, and its built-in roles and
// permissions.
import { readFileSync, writeFileSync } from 'node:fs';
import {
  builtInRoleIds,
  builtInRoleNames,
  builtInRolePermissions,
  effectiveLevels,
  entityTypes,
  permissionGroups,
  services,
  suitsEntityType,
} from '@edge-console/api/permissions';
import { printBuiltInRoles } from '../src/auth/access/builtInRoles.ts';
import { deriveOperations, printOperations } from '../src/auth/access/deriveOperations.ts';
import { printPermissionGroups } from '../src/auth/access/permissionGroups.ts';

const schema = new URL('../../api/schema/schema.graphql', import.meta.url);
const target = new URL('../src/auth/access/operations.generated.ts', import.meta.url);

writeFileSync(target, printOperations(deriveOperations(readFileSync(schema, 'utf8'))));

const roles = builtInRoleIds.map((id) => ({
  id,
  name: builtInRoleNames[id],
  types: entityTypes.filter((type) => suitsEntityType(id, type)),
}));
writeFileSync(new URL('../src/auth/access/builtInRoles.generated.ts', import.meta.url), printBuiltInRoles(roles));

// The admin role grants everything, so what it lacks is removed by the account.
const everything = builtInRolePermissions('admin');
const groups = permissionGroups.map((id) => ({
  id,
  service:
    services.find((service) => {
      const others = services.filter((other) => other !== service);
      return entityTypes.every((type) => effectiveLevels(everything, { type, services: others })[id] === 'NONE');
    }) ?? null,
  caps: {
    PLATFORM: effectiveLevels(everything, { type: 'PLATFORM', services })[id],
    RESELLER: effectiveLevels(everything, { type: 'RESELLER', services })[id],
    CUSTOMER: effectiveLevels(everything, { type: 'CUSTOMER', services })[id],
  },
}));
writeFileSync(
  new URL('../src/auth/access/permissionGroups.generated.ts', import.meta.url),
  printPermissionGroups(groups),
);
