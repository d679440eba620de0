import { permissionsOf } from '@edge-console/forms';
import { PermissionMatrix } from '@edge-console/ui/permission-matrix';
import { Skeleton } from '@edge-console/ui/skeleton';
import { ErrorState } from '@edge-console/ui/states';
import { graphql } from '../../api/graphql.ts';
import { useQuery } from '../../api/useQuery.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { LoadFailure } from '../../records/feedback/LoadFailure.tsx';
import { grantsOf, permissionAreas } from '../../records/role/permissionAreas.ts';
import { userPageMessages } from './userPageMessages.ts';
import type { UserOnPage } from './userPageQuery.ts';

const messages = userPageMessages.matrix;

/** The role's permissions, and the account that limits them. */
const userPermissionsQuery = graphql(`
  query UserPermissions($role: ID!, $account: ID!) {
    role: node(id: $role) {
      __typename
      ... on Role {
        permissions {
          group
          level
        }
      }
    }
    account: node(id: $account) {
      __typename
      ... on Entity {
        type
        services
      }
    }
  }
`);

/** What the user's role permits in their account. */
export function UserPermissions({ user: { role, roleName, entity } }: { user: UserOnPage }) {
  const viewer = useViewer();
  const { data, error, refetch, isFetching } = useQuery(userPermissionsQuery, { role: role.id, account: entity.id });
  if (error) return <LoadFailure title={messages.notLoaded} error={error} onRetry={refetch} isPending={isFetching} />;
  if (!data) return <Skeleton shape="block" height={480} />;
  if (data.role?.__typename !== 'Role') return <ErrorState title={messages.missing} />;
  // Without permission to read the account, its services are unknown.
  const account = data.account?.__typename === 'Entity' ? data.account : viewer.entity;
  const inAccount = { ...viewer, entity: viewer.entity && account && { ...viewer.entity, ...account } };
  const grants = grantsOf(data.role.permissions, inAccount);
  return (
    <PermissionMatrix
      label={messages.label(roleName)}
      items={permissionAreas(inAccount, grants)}
      value={permissionsOf(grants)}
      onChange={() => undefined}
      headingLevel={2}
      isReadOnly
    />
  );
}
