import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import '../theme/index.ts';
import { TopologyTree } from './index.ts';

test('the file names the same parent as the drawing, also for duplicate IDs', async () => {
  const file = vi.spyOn(URL, 'createObjectURL');
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <TopologyTree
      label="Tree"
      items={[
        { id: 'par', label: 'drawn', parentId: null },
        { id: 'fibre', label: 'fibre, FR', parentId: 'par' },
        { id: 'par', label: 'left out', parentId: null },
      ]}
    />,
  );
  const csv = () =>
    [...container.querySelectorAll('button')].find((button) => /CSV/u.test(button.ariaLabel ?? button.textContent));
  await expect.poll(csv).toBeTruthy();
  csv()?.click();
  await expect.poll(() => file.mock.calls.length).toBe(1);
  const [blob] = file.mock.lastCall ?? [];
  const text = blob instanceof Blob ? await blob.text() : '';
  expect(text).toMatch(/"?fibre, FR"?.drawn/u);
  root.unmount();
  container.remove();
  vi.restoreAllMocks();
});
