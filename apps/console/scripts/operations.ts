// Writes src/access/*.generated.ts from the API: the `@auth` rules of its printed schema, and its table of built-in roles.
import { readFileSync, writeFileSync } from 'node:fs';
import { builtInRoleIds, builtInRoleNames, entityTypes, suitsEntityType } from '@edge-console/api/permissions';
import { printBuiltInRoles } from '../src/access/builtInRoles.ts';
import { deriveOperations, printOperations } from '../src/access/deriveOperations.ts';

const schema = new URL('../../api/schema/schema.graphql', import.meta.url);
const target = new URL('../src/access/operations.generated.ts', import.meta.url);

writeFileSync(target, printOperations(deriveOperations(readFileSync(schema, 'utf8'))));

const roles = builtInRoleIds.map((id) => ({
  id,
  name: builtInRoleNames[id],
  types: entityTypes.filter((type) => suitsEntityType(id, type)),
}));
writeFileSync(new URL('../src/access/builtInRoles.generated.ts', import.meta.url), printBuiltInRoles(roles));
