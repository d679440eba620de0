import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { useRecord } from './useRecord.ts';
import type { GraphQLClient } from '../../api/client.ts';
import { createQueryClient } from '../../api/queryClient.ts';
import { QueryClientProvider } from '../../api/QueryClientProvider.tsx';
import { graphql } from '../../api/graphql.ts';

const query = graphql(`
  query RoleOfTest($id: ID!) {
    node(id: $id) {
      __typename
      ... on Role {
        name
      }
    }
  }
`);

function Drawer() {
  const { reading } = useRecord(query, 'Role', 'r');
  return <p>{reading.kind}</p>;
}

test('reloads failed data outside the cache with the page, and nothing else', async () => {
  let isMfaOwed = true;
  let requests = 0;
  const request = async () => {
    requests += 1;
    return isMfaOwed
      ? { ok: false, error: { kind: 'forbidden', code: 'MFA_REQUIRED', requestId: 'r' } }
      : { ok: true, value: { node: { __typename: 'Role', name: 'Support' } } };
  };
  const queryClient = createQueryClient({ request } as unknown as GraphQLClient, () => 'subject');
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => root.unmount());
  root.render(
    <QueryClientProvider queryClient={queryClient}>
      <Drawer />
    </QueryClientProvider>,
  );
  await expect.poll(() => container.textContent).toBe('failed');
  isMfaOwed = false;
  await queryClient.refetchAll();
  await expect.poll(() => container.textContent).toBe('found');
  await queryClient.refetchAll();
  expect(requests).toBe(2);
});
