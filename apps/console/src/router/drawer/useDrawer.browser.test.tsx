import { Suspense, use, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider, useLocation } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useUrlState } from '../useUrlState.ts';
import { useDrawer } from './useDrawer.ts';

const { href } = location;
const loading = new Promise<never>(() => undefined);

type Page = ReturnType<typeof useDrawer> & { search: (text: string) => void };

/** The searched rows never load, so React still shows the previous URL. */
function Rows() {
  return useLocation().search.includes('search=') ? use(loading) : null;
}

function List({ onRender }: { onRender: (page: Page) => void }) {
  const drawer = useDrawer();
  const address = useUrlState();
  useEffect(() => onRender({ ...drawer, search: (text) => address.write(text, 'replace') }));
  return (
    <>
      <Link {...drawer.linkTo('user', '1')}>Open</Link>
      <Suspense>
        <Rows />
      </Suspense>
    </>
  );
}

async function openList(): Promise<() => Page> {
  let page: Page | undefined;
  history.replaceState(null, '', '/users');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    history.replaceState(null, '', href);
  });
  const element = <List onRender={(rendered) => void (page = rendered)} />;
  root.render(<RouterProvider router={createBrowserRouter([{ path: '/users', element }])} />);
  const shown = () => page ?? Promise.reject(new Error('Not rendered.'));
  await vi.waitFor(shown);
  return () => page!;
}

test('closing a drawer keeps the search, even while it is loading', async () => {
  const page = await openList();
  page().open('user', '1');
  await expect.poll(() => page().drawer).toEqual({ name: 'user', id: '1' });
  page().search('drawer=user:1&search=Sign');
  await expect.poll(() => location.search).toContain('search=Sign');
  expect(page().drawer, 'the address before is still shown').not.toBeNull();
  page().close();
  await expect.poll(() => location.search).toBe('?search=Sign');
});

test('opening a drawer keeps the search', async () => {
  const page = await openList();
  page().search('search=Sign');
  await expect.poll(() => location.search).toContain('search=Sign');
  page().open('user', '1');
  await expect.poll(() => new URLSearchParams(location.search).get('drawer')).toBe('user:1');
  expect(location.search).toContain('search=Sign');
});

test('a drawer link keeps the search', async () => {
  const page = await openList();
  page().search('search=Sign');
  await expect.poll(() => location.search).toContain('search=Sign');
  document.querySelector('a')?.click();
  await expect.poll(() => new URLSearchParams(location.search).get('drawer')).toBe('user:1');
  expect(location.search).toContain('search=Sign');
});

test('closing a drawer opened on the page goes back in history', async () => {
  const page = await openList();
  page().open('user', '1');
  await expect.poll(() => page().drawer).not.toBeNull();
  page().close();
  await expect.poll(() => page().drawer).toBeNull();
  history.forward();
  await expect.poll(() => page().drawer).not.toBeNull();
});
