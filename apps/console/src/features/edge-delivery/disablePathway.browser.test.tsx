import { SnackbarProvider } from '@edge-console/ui/snackbar';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { GraphQLClient } from '../../api/client.ts';
import { createQueryClient } from '../../api/queryClient.ts';
import { QueryClientProvider } from '../../api/QueryClientProvider.tsx';
import { viewerOf } from '../../api/viewer/viewer.fixture.ts';
import { ViewerProvider } from '../../api/viewer/ViewerProvider.tsx';
import { createViewerStore } from '../../api/viewer/viewerStore.ts';
import { DisablePathway } from './ConfirmDialogs.tsx';

type Resources = { totalCount: number; nodes: { id: string; name: string }[] };

/** This many resources, of which the API returns the first ten. */
const resources = (totalCount: number): Resources => ({
  totalCount,
  nodes: Array.from({ length: Math.min(10, totalCount) }, (_, index) => ({ id: `r${index}`, name: `live-${index}` })),
});

/** The dialog's text with an API that counts these resources. */
async function openDialog(using: number, relying: number): Promise<Element> {
  const pathway = { __typename: 'Pathway', id: 'p1', name: 'cdn-north', active: true, usedBy: using };
  const request = async (_document: unknown, variables: object) => ({
    ok: true,
    value: 'using' in variables ? { using: resources(using), relying: resources(relying) } : { node: pathway },
  });
  const queryClient = createQueryClient({ request } as unknown as GraphQLClient, () => `user-${using}-${relying}`);
  const viewer = viewerOf({ permissions: { 'ed.resources': 'MANAGE' }, services: ['EDGE_DELIVERY'] });
  const viewers = createViewerStore(
    { request: async () => ({ ok: true, value: { viewer } as never }) },
    Date.now,
    () => 'user-1',
  );
  await viewers.ensure();
  const none = () => undefined;
  const element = (
    <ViewerProvider value={viewers}>
      <QueryClientProvider queryClient={queryClient}>
        <SnackbarProvider>
          <DisablePathway id="p1" onClose={none} refetchList={none} undoBy={none} />
        </SnackbarProvider>
      </QueryClientProvider>
    </ViewerProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  root.render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  return vi.waitFor(() => {
    const dialog = document.querySelector('[role$=dialog]');
    if (!dialog?.textContent.includes('live-0')) throw new Error('No dialog.');
    return dialog;
  });
}

it('lists the first active resources that use the pathway, and counts all', async () => {
  const dialog = await openDialog(250, 0);
  expect(dialog.textContent).toContain('250 active resources use it: live-0,');
  expect(dialog.textContent).toContain('live-9, and 240 more.');
  expect([...dialog.querySelectorAll('button')].map((button) => button.textContent)).toContain('Disable');
});

it('refuses if a resource after the first hundred has no other active pathway', async () => {
  const dialog = await openDialog(250, 101);
  expect(dialog.textContent).toContain('cdn-north cannot be disabled');
  expect(dialog.textContent).toContain('live-9, and 91 more. Give them another active pathway');
  expect([...dialog.querySelectorAll('button')].map((button) => button.textContent)).not.toContain('Disable');
});
