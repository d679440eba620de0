import { SnackbarProvider } from '@edge-console/ui/snackbar';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { markDeleted } from './deletedRecords.ts';
import { useLeaveWhenDeleted } from './useLeaveWhenDeleted.ts';

type Shown = { name: string | undefined; isMissing: boolean };

function RecordOf({ id, onClose, ...shown }: Shown & { id: string; onClose: () => void }) {
  return useLeaveWhenDeleted(id, { ...shown, onClose }) ? null : <p>{shown.isMissing ? 'missing' : shown.name}</p>;
}

function openObject(id: string) {
  const onClose = vi.fn<() => void>();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  const show = (shown: Shown) =>
    root.render(
      <SnackbarProvider>
        <RecordOf id={id} onClose={onClose} {...shown} />
      </SnackbarProvider>,
    );
  const text = () => document.body.innerText;
  return { onClose, show, text };
}

test('leaves the page of an object that no longer exists, with a message', async () => {
  const { onClose, show, text } = openObject('elsewhere');
  show({ name: 'Lumen', isMissing: false });
  await expect.poll(text).toContain('Lumen');
  show({ name: undefined, isMissing: true });
  await expect.poll(text).toContain('Lumen no longer exists.');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('leaves without a message if it was deleted here', async () => {
  const { onClose, show, text } = openObject('here');
  show({ name: 'Kelp', isMissing: false });
  await expect.poll(text).toContain('Kelp');
  markDeleted('here');
  show({ name: undefined, isMissing: true });
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(text()).not.toContain('Kelp');
});

test('stays if the object never existed', async () => {
  const { onClose, show, text } = openObject('never');
  show({ name: undefined, isMissing: true });
  await expect.poll(text).toContain('missing');
  expect(onClose).not.toHaveBeenCalled();
});
