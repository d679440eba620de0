import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { lazyComponent } from './index.ts';

it('loads a shown part again when the browser is back online', async () => {
  const load = vi.fn<() => Promise<() => string>>().mockRejectedValueOnce(new Error('Failed to fetch'));
  load.mockResolvedValue(() => 'Sign in again');
  const Part = lazyComponent(load);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  root.render(<Part />);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await expect(load.mock.results[0]?.value).rejects.toThrow('Failed to fetch');
  expect(container.textContent).toBe('');
  dispatchEvent(new Event('online'));
  await expect.poll(() => container.textContent).toBe('Sign in again');
});
