import type { UrlAdapter } from '@edge-console/ui/data-table';
import { use, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useUrlState } from './useUrlState.ts';

const { href } = location;
const loading = new Promise<never>(() => undefined);

function Rows() {
  return useLocation().search === '?sort=email' ? use(loading) : null;
}

function List({ onRender }: { onRender: (address: UrlAdapter) => void }) {
  const address = useUrlState();
  useEffect(() => {
    onRender(address);
  });
  return <Rows />;
}

function Loading(): null {
  return use(loading);
}

/** A list at the URL, and a page that never loads. */
async function openList(): Promise<UrlAdapter> {
  let address: UrlAdapter | undefined;
  const list = <List onRender={(rendered) => void (address = rendered)} />;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    history.replaceState(null, '', href);
  });
  const routes = [
    { path: '/users/', element: list },
    { path: '/roles', element: <Loading /> },
  ];
  root.render(<RouterProvider router={createBrowserRouter(routes)} />);
  return vi.waitFor(() => address ?? Promise.reject(new Error('Not rendered.')));
}

test('follows Back, even while an earlier change is loading', async () => {
  history.replaceState(null, '', '/users/');
  const address = await openList();
  address.write('sort=email', 'push');
  await expect.poll(() => location.search).toBe('?sort=email');
  expect(address.read()).toBe('?sort=email');
  history.back();
  await expect.poll(() => location.search).toBe('');
  await expect.poll(() => address.read()).toBe('');
});

test('keeps the list’s state while Back to another page is loading', async () => {
  history.replaceState(null, '', '/roles?filter=kind');
  history.pushState(null, '', '/users/?sort=name');
  const address = await openList();
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await arrived;
  expect(location.pathname).toBe('/roles');
  expect(address.read()).toBe('?sort=name');
});
