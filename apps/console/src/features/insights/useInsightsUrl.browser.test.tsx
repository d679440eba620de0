import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useInsightsUrl } from './useInsightsUrl.ts';

type Asking = ReturnType<typeof useInsightsUrl>;

function Insights({ onRender }: { onRender: (asking: Asking) => void }) {
  const asking = useInsightsUrl('USAGE_STATISTICS');
  useEffect(() => {
    onRender(asking);
  });
  return null;
}

test('of two choices that follow each other at once, the second leaves the first', async () => {
  const { href } = location;
  history.replaceState(null, '', '/insights/?dashboard=analytics');
  let asking: Asking | undefined;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    history.replaceState(null, '', href);
  });
  const element = <Insights onRender={(rendered) => void (asking = rendered)} />;
  root.render(<RouterProvider router={createBrowserRouter([{ path: '/insights/', element }])} />);
  const { ask } = await vi.waitFor(() => asking ?? Promise.reject(new Error('Not rendered.')));
  ask({ span: '30d' });
  ask({ account: 'Nordlicht' });
  await expect.poll(() => asking?.asked).toEqual({ span: '30d', account: 'Nordlicht' });
  expect(location.search).toBe('?dashboard=analytics&span=30d&account=Nordlicht');
});
