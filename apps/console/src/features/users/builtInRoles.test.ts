import { expect, it } from 'vitest';
import { filterFieldsFor } from '../../records/list/listColumn.ts';
import { columns } from './columns.tsx';
import { viewerOf } from '../../api/viewer/viewer.fixture.ts';
import { builtInRoles } from '../../auth/access/builtInRoles.generated.ts';

const types = ['PLATFORM', 'RESELLER', 'CUSTOMER'] as const;
// The console imports no API code, so the generated file is compared with the API's.
const files = import.meta.glob<typeof import('@edge-console/api/permissions')>(
  '../../../../api/src/core/policy/permissions.ts',
  { eager: true },
);

it('the generated roles match the API (npm run operations -w apps/console)', () => {
  const [api] = Object.values(files);
  if (!api) throw new Error('The table of roles is no longer where it was.');
  const { builtInRoleIds, builtInRoleNames, entityTypes, suitsEntityType } = api;
  expect(builtInRoles.map(({ id, name }) => [id, name])).toEqual(
    builtInRoleIds.map((id) => [id, builtInRoleNames[id]]),
  );
  for (const { id, types: holders } of builtInRoles)
    expect(holders).toEqual(entityTypes.filter((type) => suitsEntityType(id, type)));
});

it('filters only by roles that users in the list can have', () => {
  const offered = types.map((type) => {
    const context = {
      rows: [],
      viewer: viewerOf({ type }),
      client: { request: () => Promise.reject(new Error('unused')) },
    };
    const role = filterFieldsFor(columns, context).find(({ id }) => id === 'role');
    return role?.type === 'choice' && Array.isArray(role.options) ? role.options.map(({ label }) => label) : [];
  });
  const forEveryone = ['Administrator', 'Regular', 'Read-only', 'Sales'];
  const withResellers = ['Administrator', 'Reseller administrator', 'Regular', 'Read-only', 'Sales'];
  expect(offered).toEqual([withResellers, withResellers, forEveryone]);
});
