import { act, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { type LeaveAdapter, LeaveGuardProvider, useConfirmLeave, useLeaveGuard } from './index.ts';

vi.mock('./LeaveDialog.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

const adapter: LeaveAdapter = { useBlocker: () => ({ state: 'unblocked' }) };
function Form({ onReady }: { onReady: (confirmLeave: () => Promise<boolean>) => void }) {
  useLeaveGuard({ isDirty: true, title: 'Leave without inviting?', message: 'It has not been sent.' });
  const confirmLeave = useConfirmLeave();
  useEffect(() => onReady(confirmLeave), [onReady, confirmLeave]);
  return null;
}

it.each([true, false])('falls back to window.confirm if the dialog cannot be loaded: %s (12)', async (mayLeave) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(mayLeave);
  const onReady = vi.fn<(confirmLeave: () => Promise<boolean>) => void>();
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <StrictMode>
        <LeaveGuardProvider adapter={adapter}>
          <Form onReady={onReady} />
        </LeaveGuardProvider>
      </StrictMode>,
    ),
  );
  let isAllowed: boolean | undefined;
  await act(async () => {
    void onReady.mock.lastCall?.[0]().then((value) => {
      isAllowed = value;
    });
  });
  await vi.waitFor(() => expect(isAllowed).toBe(mayLeave), 60_000);
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Leave without inviting?\nIt has not been sent.');
  await act(async () => root.unmount());
  vi.restoreAllMocks();
});
