import { expect, it } from 'vitest';
import type { GraphQLClient } from '../../api/client.ts';
import { loadRoles } from './loadRoles.ts';
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

it('offers the roles that users in the list can have as filters', async () => {
  const own = [
    { id: 'admin', name: 'Administrator', description: null },
    { id: 'own-role', name: 'Night desk', description: null },
  ];
  const client = { request: async () => ({ ok: true, value: { assignableRoles: own } }) } as unknown as GraphQLClient;
  const { signal } = new AbortController();
  const offered = types.map(async (type) =>
    (await loadRoles(client, '', signal, viewerOf({ type }))).map(({ label }) => label),
  );
  const forCustomers = ['Administrator', 'Regular', 'Read-only', 'Sales', 'Night desk'];
  const withResellers = ['Administrator', 'Reseller administrator', 'Regular', 'Read-only', 'Sales', 'Night desk'];
  expect(await Promise.all(offered)).toEqual([withResellers, withResellers, forCustomers]);
  expect(await loadRoles(client, 'night', signal, viewerOf({ type: 'CUSTOMER' }))).toEqual([
    { value: 'own-role', label: 'Night desk' },
  ]);
});
