import type { AddressAdapter } from '@edge-console/ui/data-table';
import { use, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { useRouterAddress } from './useRouterAddress.ts';

const loading = new Promise<never>(() => undefined);

function Rows() {
  return useLocation().search === '?sort=email' ? use(loading) : null;
}

function List({ onRender }: { onRender: (address: AddressAdapter) => void }) {
  const address = useRouterAddress();
  useEffect(() => {
    onRender(address);
  });
  return <Rows />;
}

test('Back is followed, also while what was written before is still loading', async () => {
  const { href } = location;
  history.replaceState(null, '', '/users/');
  let address: AddressAdapter | undefined;
  const list = <List onRender={(rendered) => void (address = rendered)} />;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    history.replaceState(null, '', href);
  });
  root.render(<RouterProvider router={createBrowserRouter([{ path: '/users/', element: list }])} />);
  await expect.poll(() => address?.read()).toBe('');

  address?.write('sort=email', 'push');
  await expect.poll(() => location.search).toBe('?sort=email');
  expect(address?.read()).toBe('?sort=email');
  history.back();
  await expect.poll(() => location.search).toBe('');
  await expect.poll(() => address?.read()).toBe('');
});
