import type { FilterOption } from '@edge-console/ui/property-filter';
import type { GraphQLClient } from '../../api/client.ts';
import { QueryError } from '../../api/queryClient.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';
import { builtInRoles } from '../../auth/access/builtInRoles.generated.ts';
import { rolesVisibleFrom } from '../../auth/access/builtInRoles.ts';
import { assignableRolesQuery } from '../../records/account/queries.ts';

/** Roles that users in the list can have, and whose names contain the text. Rejects with the failed call. */
export async function loadRoles(
  client: Pick<GraphQLClient, 'request'>,
  text: string,
  signal: AbortSignal,
  { entity }: Viewer,
): Promise<FilterOption[]> {
  const result = await client.request(assignableRolesQuery, { entityId: null }, { signal });
  if (!result.ok) throw new QueryError(result.error);
  const builtIn = rolesVisibleFrom(builtInRoles, entity?.type ?? 'CUSTOMER');
  const own = result.value.assignableRoles.filter(({ id }) => !builtInRoles.some((role) => role.id === id));
  return [...builtIn, ...own]
    .filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))
    .map(({ id, name }) => ({ value: id, label: name }));
}
