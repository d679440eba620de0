import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import type { GraphQLClient } from './client.ts';
import { createQueryClient } from './queryClient.ts';
import { QueryClientProvider } from './QueryClientProvider.tsx';
import type { DataError } from './dataError.ts';
import { graphql } from './graphql.ts';
import { type Query, useQuery } from './useQuery.ts';

const query = graphql(`
  query UsersCountOfTest($list: ListInput) {
    users(list: $list) {
      totalCount
    }
  }
`);
type Data = { users: { totalCount: number } };

type CountProps = { search: string; onRender: (shown: Query<Data>) => void };

function Count({ search, onRender }: CountProps) {
  const shown = useQuery(query, { list: { search } });
  useEffect(() => onRender(shown));
  return null;
}

/** A query whose variables change, and whose responses arrive when the test sends them. */
async function openQuery() {
  const waiting = new Map<string, (result: unknown) => void>();
  const request = (_document: unknown, { list }: { list: { search: string } }) =>
    new Promise((resolve) => waiting.set(list.search, resolve));
  const queryClient = createQueryClient({ request } as unknown as GraphQLClient, () => 'subject');
  let shown: Query<Data> | undefined;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  const load = async (search: string) => {
    root.render(
      <QueryClientProvider queryClient={queryClient}>
        <Count search={search} onRender={(next) => void (shown = next)} />
      </QueryClientProvider>,
    );
    await expect.poll(() => waiting.has(search)).toBe(true);
  };
  return {
    load,
    answer: (search: string, totalCount: number) =>
      waiting.get(search)?.({ ok: true, value: { users: { totalCount } } }),
    fail: (search: string) => {
      const error: DataError = { kind: 'server', code: 'UNAVAILABLE', requestId: 'r' };
      waiting.get(search)?.({ ok: false, error });
    },
    shown: () => ({
      data: shown?.data?.users.totalCount,
      previous: shown?.previousData?.users.totalCount,
      isLoading: shown?.isLoading,
      error: shown?.error?.code,
    }),
  };
}

test('never returns the response for earlier variables as data, neither while it loads nor after a failure', async () => {
  const page = await openQuery();
  await page.load('a');
  page.answer('a', 1);
  await expect.poll(page.shown).toEqual({ data: 1, previous: undefined, isLoading: false, error: undefined });
  await page.load('b');
  await expect.poll(page.shown).toEqual({ data: undefined, previous: 1, isLoading: true, error: undefined });
  page.fail('b');
  await expect.poll(page.shown).toEqual({ data: undefined, previous: 1, isLoading: false, error: 'UNAVAILABLE' });
  await page.load('c');
  page.answer('c', 1);
  await expect.poll(page.shown).toEqual({ data: 1, previous: undefined, isLoading: false, error: undefined });
});
