import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- of the page's tools: the size of the window
import { page } from 'vitest/browser';
import '../theme/index.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Drawer } from '../drawer/index.ts';
import { SaveBar } from '../save-bar/index.ts';
import { createSnackbarQueue } from './queue.ts';
import { SnackbarRegion } from './SnackbarRegion.tsx';

let root: Root;
let container: HTMLElement;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
  document.documentElement.style.removeProperty('--floating-room');
});

const footer = (
  <>
    <Button>Cancel</Button>
    <Button variant="primary">Send</Button>
  </>
);
const opened = { isOpen: true, onOpenChange: () => {}, title: 'Invite user', footer, children: 'Name' };

const desk = [1440, 900] as const;
const phone = [390, 844] as const;

/** Controls at the bottom of the window, with the name of the last button. */
const edges: [name: string, window: readonly [number, number], button: string, edge: () => ReactNode][] = [
  ['a drawer', desk, 'Send', () => <Drawer {...opened} />],
  ['a drawer on a phone', phone, 'Send', () => <Drawer {...opened} />],
  ['a dialog that fills a phone', phone, 'Send', () => <Dialog {...opened} size="md" />],
  ['unsaved changes', desk, 'Save changes', () => <LongForm />],
  ['unsaved changes on a phone', phone, 'Save changes', () => <LongForm />],
];

function LongForm() {
  return (
    <div>
      <div style={{ blockSize: '2000px' }} />
      <SaveBar changeCount={2} blockedBy="fix 1 error before you save" onSave={() => {}} onDiscard={() => {}} />
    </div>
  );
}

test.each(edges)('a message does not cover the buttons of %s (20)', async (_, [width, height], button, edge) => {
  await page.viewport(width, height);
  const queue = createSnackbarQueue();
  root.render(
    <>
      {edge()}
      <SnackbarRegion queue={queue} />
    </>,
  );
  const pressed = page.getByRole('button', { name: button });
  await expect.element(pressed).toBeInTheDocument();
  queue.show({ kind: 'error', message: 'Not saved.' });
  const message = page.getByRole('region', { name: 'Notifications' });
  await expect.element(message).toBeInTheDocument();
  // Waits for the slide-in animations.
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const bar = pressed.element().closest('[data-bottom-bar]') ?? pressed.element();
  const gap = bar.getBoundingClientRect().top - message.element().getBoundingClientRect().bottom;
  expect(gap).toBeGreaterThanOrEqual(8);
  expect(gap).toBeLessThan(40);
});

test('a message is above elements that an application floats at the bottom of the window (20)', async () => {
  await page.viewport(...phone);
  document.documentElement.style.setProperty('--floating-room', '100px');
  const queue = createSnackbarQueue();
  root.render(<SnackbarRegion queue={queue} />);
  queue.show({ kind: 'error', message: 'Not saved.' });
  const message = page.getByRole('region', { name: 'Notifications' });
  await expect.element(message).toBeInTheDocument();
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  expect(window.innerHeight - message.element().getBoundingClientRect().bottom).toBe(116);
});
