import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- of the page's tools: the window, and a person's presses
import { page, userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Drawer } from '../drawer/index.ts';
import { AppShell } from '../shell/index.ts';

let root: Root;
let container: HTMLElement;
const onStop = vi.fn<() => void>();
const onOpenChange = vi.fn<() => void>();

beforeEach(() => {
  onStop.mockReset();
  onOpenChange.mockReset();
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
  document.documentElement.removeAttribute('style');
});

const find = (selector: string) => container.querySelector<HTMLElement>(selector) ?? expect.fail(selector);

const opened = {
  isOpen: true,
  onOpenChange,
  title: 'Invite user',
  footer: <Button>Send</Button>,
  children: <div style={{ blockSize: '2000px' }}>Name</div>,
};
const desk = [1440, 900] as const;
const phone = [390, 844] as const;
const modals: [name: string, window: readonly [number, number], modal: () => ReactNode][] = [
  ['a drawer', desk, () => <Drawer {...opened} />],
  ['a drawer on a phone', phone, () => <Drawer {...opened} />],
  ['a dialog', desk, () => <Dialog {...opened} size="lg" />],
  ['a dialog that fills a phone', phone, () => <Dialog {...opened} size="md" />],
  ['a question on a phone', phone, () => <Dialog {...opened} role="alertdialog" />],
];

const surface = async () => {
  const dialog = () => document.querySelector('[role$=dialog]');
  await expect.poll(dialog).not.toBeNull();
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  return dialog()?.getBoundingClientRect() ?? expect.fail('no dialog');
};

test.each(modals)('%s keeps the shell banner visible and usable', async (_name, [width, height], modal) => {
  await page.viewport(width, height);
  const banner = (
    <Banner tone="warning" isSolid action={<Button onPress={onStop}>Stop Impersonating</Button>}>
      Acting as Kofi Mensah
    </Banner>
  );
  root.render(
    <AppShell nav={null} topBar={null} banner={banner} isActing isCollapsed={false} onCollapsedChange={() => {}}>
      <p>Users</p>
      {modal()}
    </AppShell>,
  );
  const { top } = await surface();
  await expect.poll(() => container.querySelector('main')?.closest('[inert]')).not.toBeNull();
  const stop = find('button');
  expect(stop.closest('[inert], [aria-hidden=true]')).toBeNull();
  expect(stop.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  await userEvent.click(stop);
  expect(onStop).toHaveBeenCalledOnce();
  expect(onOpenChange).not.toHaveBeenCalled();
});

test.each(modals)('%s stays between notices floating at the edges', async (_name, [width, height], modal) => {
  await page.viewport(width, height);
  document.documentElement.style.setProperty('--floating-top', '60px');
  document.documentElement.style.setProperty('--floating-bottom', '70px');
  root.render(modal());
  const { top, bottom } = await surface();
  expect(top).toBeGreaterThanOrEqual(60);
  expect(bottom).toBeLessThanOrEqual(height - 70);
});
