import { useEffect } from 'react';
import { Pencil } from '@edge-console/ui/icon';
import type { MenuEntry } from '@edge-console/ui/menu';
import { SnackbarProvider } from '@edge-console/ui/snackbar';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { GraphQLClient } from '../../api/client.ts';
import type { Document } from '../../api/graphql.ts';
import { createQueryClient } from '../../api/queryClient.ts';
import { QueryClientProvider } from '../../api/QueryClientProvider.tsx';
import { viewerOf } from '../../api/viewer/viewer.fixture.ts';
import { ViewerProvider } from '../../api/viewer/ViewerProvider.tsx';
import { createViewerStore } from '../../api/viewer/viewerStore.ts';
import type { Configuration } from '../../core/configuration/configuration.ts';
import { ConfigurationProvider } from '../../core/configuration/ConfigurationProvider.tsx';
import type { List } from './defineList.ts';
import type { RowAction } from './rowAction.ts';
import { useRowActions } from './useRowActions.tsx';

type Row = { id: string; active: boolean };

const turn = (active: boolean): RowAction<Row> => ({
  id: active ? 'enable' : 'disable',
  label: active ? 'Enable' : 'Disable',
  icon: Pencil,
  operation: 'setUserActive',
  mutation: {
    call: { document: `mutation ${active}` as unknown as Document<unknown, unknown>, variables: ({ id }) => ({ id }) },
    done: () => 'Done.',
    failed: () => 'Not done.',
    optimistic: () => ({ active }),
  },
});

// The hook only reads its actions and messages.
const list = { rowActions: [turn(true), turn(false)], messages: { missing: 'Gone.' } } as unknown as List<Row>;
const none = () => undefined;

/** A row with its actions, and an API whose responses the test controls. */
async function openRow() {
  const answers: ((user: Row | null) => void)[] = [];
  const request = () =>
    new Promise((resolve) => {
      answers.push((user) =>
        resolve(
          user
            ? { ok: true, value: { setUserActive: { user, userErrors: [] } } }
            : { ok: false, error: { kind: 'unavailable', code: 'UNAVAILABLE', requestId: 'r' } },
        ),
      );
    });
  const queryClient = createQueryClient({ request } as unknown as GraphQLClient, () => 'subject');
  const viewers = createViewerStore(
    { request: async () => ({ ok: true, value: { viewer: viewerOf() } as never }) },
    Date.now,
    () => 'user-1',
  );
  await viewers.ensure();
  const updates: boolean[] = [];
  const shown: { entries: MenuEntry[] } = { entries: [] };
  const refetchRelated = vi.fn<() => void>();
  function Actions() {
    const updateRow = (_id: string, { active }: Partial<Row>) => void (active !== undefined && updates.push(active));
    const { actionsOf } = useRowActions(list, { updateRow }, { openDrawer: none, refetchList: none, refetchRelated });
    const entries = actionsOf?.({ id: 'u1', active: false }) ?? [];
    useEffect(() => {
      shown.entries = entries;
    });
    return null;
  }
  const element = (
    <ConfigurationProvider value={{} as Configuration}>
      <ViewerProvider value={viewers}>
        <QueryClientProvider queryClient={queryClient}>
          <SnackbarProvider>
            <Actions />
          </SnackbarProvider>
        </QueryClientProvider>
      </ViewerProvider>
    </ConfigurationProvider>
  );
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  await expect.poll(() => shown.entries.length).toBe(2);
  return {
    updates,
    refetchRelated,
    choose: (id: string) => {
      const entry = shown.entries.find((one) => typeof one === 'object' && 'id' in one && one.id === id);
      if (typeof entry === 'object' && 'onAction' in entry) entry.onAction?.();
    },
    response: (request: number, user: Row | null) => answers[request]?.(user),
  };
}

async function enableThenDisable() {
  const row = await openRow();
  row.choose('enable');
  row.choose('disable');
  row.response(1, { id: 'u1', active: false });
  await vi.waitFor(() => expect(row.refetchRelated).toHaveBeenCalledTimes(1));
  return row;
}

test('keeps a newer change when the response to an earlier one arrives late', async () => {
  const row = await enableThenDisable();
  row.response(0, { id: 'u1', active: true });
  await vi.waitFor(() => expect(row.refetchRelated).toHaveBeenCalledTimes(2));
  expect(row.updates).toEqual([true, false, false]);
});

test('keeps a newer change when an earlier one fails', async () => {
  const row = await enableThenDisable();
  row.response(0, null);
  await expect.poll(() => document.body.textContent).toContain('Not done.');
  expect(row.updates).toEqual([true, false, false]);
});
