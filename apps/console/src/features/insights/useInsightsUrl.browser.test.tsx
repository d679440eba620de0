import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useInsightsUrl } from './useInsightsUrl.ts';

type InsightsUrl = ReturnType<typeof useInsightsUrl>;

function Insights({ onRender }: { onRender: (current: InsightsUrl) => void }) {
  const current = useInsightsUrl('USAGE_STATISTICS');
  useEffect(() => {
    onRender(current);
  });
  return null;
}

test('keeps the first of two changes made in the same tick', async () => {
  const { href } = location;
  history.replaceState(null, '', '/insights/?dashboard=analytics');
  let current: InsightsUrl | undefined;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    history.replaceState(null, '', href);
  });
  const element = <Insights onRender={(rendered) => void (current = rendered)} />;
  root.render(<RouterProvider router={createBrowserRouter([{ path: '/insights/', element }])} />);
  const { setParams } = await vi.waitFor(() => current ?? Promise.reject(new Error('Not rendered.')));
  setParams({ span: '30d' });
  setParams({ account: 'Nordlicht' });
  await expect.poll(() => current?.params).toEqual({ span: '30d', account: 'Nordlicht' });
  expect(location.search).toBe('?dashboard=analytics&span=30d&account=Nordlicht');
});
