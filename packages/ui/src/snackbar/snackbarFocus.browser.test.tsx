import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- of the page's tools: a real pointer, which a press on nothing needs
import { page, userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { createSnackbarQueue, type SnackbarQueue } from './queue.ts';
import { SnackbarRegion } from './SnackbarRegion.tsx';

let root: Root;
let container: HTMLElement;
let queue: SnackbarQueue;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  queue = createSnackbarQueue();
  flushSync(() =>
    root.render(
      <>
        <input aria-label="Note" />
        <p>Nothing to press</p>
        <SnackbarRegion queue={queue} />
      </>,
    ),
  );
});

afterEach(() => {
  root.unmount();
  container.remove();
});

/** Moves focus to the snackbars with the keyboard, then presses an unfocusable element. */
async function visitAndLeave() {
  await userEvent.keyboard('{F6}');
  await expect.poll(() => document.activeElement?.closest('[data-snackbar]')).toBeTruthy();
  await userEvent.click(page.getByText('Nothing to press'));
  await expect.poll(() => document.activeElement).toBe(document.body);
}

test('a message does not take focus from a text field after the snackbars were left (12)', async () => {
  queue.show({ kind: 'error', message: 'Not saved.' });
  await expect.element(page.getByRole('alert')).toBeInTheDocument();
  await visitAndLeave();
  const note = page.getByRole('textbox', { name: 'Note' });
  await userEvent.click(note);
  queue.show({ kind: 'error', message: 'Not sent.' });
  await expect.element(page.getByText('Not sent.')).toBeInTheDocument();
  expect(document.activeElement).toBe(note.element());
});

test('focus does not return to an old field if the snackbars were entered from the page itself (12)', async () => {
  queue.show({ kind: 'error', message: 'Not saved.' });
  await userEvent.click(page.getByRole('textbox', { name: 'Note' }));
  await visitAndLeave();
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
  await expect.element(page.getByRole('region')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
});

test('timers resume after the snackbars were left (5)', async () => {
  // Paused explicitly until focus pauses it, to avoid a race.
  queue.pause('focus');
  queue.show({ message: 'Copied', timeout: 1 });
  await expect.element(page.getByText('Copied')).toBeInTheDocument();
  await visitAndLeave();
  await expect.element(page.getByRole('region')).not.toBeInTheDocument();
});
