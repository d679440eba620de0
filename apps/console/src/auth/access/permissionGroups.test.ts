import { expect, it } from 'vitest';
import { permissionGroups } from './permissionGroups.generated.ts';
import { effectiveLevel } from './permissionGroups.ts';

const types = ['PLATFORM', 'RESELLER', 'CUSTOMER'] as const;
// The console imports no API code, so the generated file is compared with the API's.
const files = import.meta.glob<typeof import('@edge-console/api/permissions')>(
  '../../../../api/src/core/policy/permissions.ts',
  { eager: true },
);

it('grants a role the same levels in an account as the API (npm run operations -w apps/console)', () => {
  const [api] = Object.values(files);
  if (!api) throw new Error('The table of permissions is no longer where it was.');
  const { builtInRoleIds, builtInRolePermissions, effectiveLevels, services } = api;
  for (const type of types)
    for (const enabled of [services, [], ...services.map((service) => [service])])
      for (const role of builtInRoleIds) {
        const granted = builtInRolePermissions(role);
        const levels = permissionGroups.map((group) => {
          const level = Object.entries(granted).find(([id]) => id === group.id)?.[1] ?? 'NONE';
          return [group.id, effectiveLevel(group, level, { type, services: enabled })];
        });
        expect(Object.fromEntries(levels)).toEqual(effectiveLevels(granted, { type, services: enabled }));
      }
});
