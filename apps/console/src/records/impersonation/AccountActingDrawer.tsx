import { Button } from '@edge-console/ui/button';
import { Drawer } from '@edge-console/ui/drawer';
import { ErrorState } from '@edge-console/ui/states';
import { useState } from 'react';
import { isAdministratorRole } from '../../auth/access/access.ts';
import type { GraphQLClient } from '../../api/client.ts';
import { QueryError } from '../../api/queryClient.ts';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { graphql, type ResultOf } from '../../api/graphql.ts';
import { useQuery } from '../../api/useQuery.ts';
import { FieldSkeletons } from '../list/LoadingPage.tsx';
import type { ListDrawerProps } from '../list/defineList.ts';
import { actingMessages } from '../../shell/impersonation/messages.ts';
import { formDrawerMessages } from '../form/messages.ts';
import { LoadFailure } from '../feedback/LoadFailure.tsx';
import { userLabel } from '../../api/viewer/fullName.ts';
import { ActingForm } from './ActingForm.tsx';
import { userFields } from '../user/userFields.ts';

/** Active users in an account who can be acted as. */
const actingTargetsQuery = graphql(
  `
    query ActingTargets($list: ListInput) {
      users(list: $list) {
        nodes {
          ...UserFields
        }
      }
    }
  `,
  [userFields],
);

const messages = actingMessages.drawer;

type Target = ResultOf<typeof actingTargetsQuery>['users']['nodes'][number];

/** The account's active users, oldest first. */
const listOf = (accountId: string, first: number, search: string | null = null) => ({
  first,
  search,
  filter: [
    { field: 'entity', op: 'eq' as const, values: [accountId] },
    { field: 'status', op: 'eq' as const, values: ['ACTIVE'] },
  ],
  sort: { field: 'createdAt', desc: false },
});

/** Users in the account who can be acted as. Rejects with the failed call. */
async function loadTargets(client: GraphQLClient, accountId: string, text: string, signal: AbortSignal) {
  const search = text.trim().slice(0, 60);
  const list = listOf(accountId, 20, search === '' ? null : search);
  const result = await client.request(actingTargetsQuery, { list }, { signal });
  if (!result.ok) throw new QueryError(result.error);
  return result.value.users.nodes.map((user) => ({ id: user.id, label: userLabel(user) }));
}

/** Starts acting as a user in this account, by default its oldest active administrator. */
export function AccountActingDrawer({ id, onClose }: ListDrawerProps) {
  const { client } = useQueryClient();
  const query = useQuery(actingTargetsQuery, { list: listOf(id, 100) });
  const users = query.data?.users.nodes;
  // A later response does not change the preselected user.
  const [proposed, setProposed] = useState<Target>();
  const found = users?.find(({ admin, role }) => admin || isAdministratorRole(role.id)) ?? users?.[0];
  if (!proposed && found) setProposed(found);
  if (proposed)
    return (
      <ActingForm
        title={messages.accountTitle(proposed.entity.name)}
        description={messages.accountDescription}
        draftKey={`act-account:${id}`}
        userId={proposed.id}
        users={{
          first: { id: proposed.id, label: userLabel(proposed) },
          load: (text, signal) => loadTargets(client, id, text, signal),
        }}
        onClose={onClose}
      />
    );
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={messages.accountLoading}
      footer={<Button onPress={onClose}>{formDrawerMessages.cancel}</Button>}
    >
      {users ? (
        <ErrorState title={messages.noUsers} />
      ) : query.error ? (
        <LoadFailure
          title={messages.usersNotLoaded}
          error={query.error}
          onRetry={query.refetch}
          isPending={query.isFetching}
        />
      ) : (
        <FieldSkeletons />
      )}
    </Drawer>
  );
}
