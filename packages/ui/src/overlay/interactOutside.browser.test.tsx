import { createRef, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- of the page's tools: a real pointer
import { page, userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { CommandPalette } from '../command-palette/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Drawer } from '../drawer/index.ts';
import { Popover } from '../popover/index.ts';
import { Menu } from '../menu/index.ts';
import { NavDrawer } from '../shell/NavDrawer.tsx';

let root: Root;
let container: HTMLElement;
const onOpenChange = vi.fn<(isOpen: boolean) => void>();

beforeEach(async () => {
  await page.viewport(1_000, 700);
  onOpenChange.mockClear();
  container = document.body.appendChild(document.createElement('main'));
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
});

const trigger = createRef<HTMLButtonElement>();
const inside = <p>Text that may be selected</p>;
const onAction = () => {};
const open = { isOpen: true, onOpenChange };
const overlays: readonly (readonly [string, ReactNode])[] = [
  [
    'dialog',
    <Dialog key="1" {...open} title="One" footer={null}>
      {inside}
    </Dialog>,
  ],
  [
    'drawer',
    <Drawer key="2" {...open} title="One" footer={null}>
      {inside}
    </Drawer>,
  ],
  [
    'menu of a page',
    <NavDrawer key="3" {...open}>
      {inside}
    </NavDrawer>,
  ],
  ['command palette', <CommandPalette key="4" {...open} groups={[]} />],
  [
    'popover',
    <Popover key="5" {...open} label="One" triggerRef={trigger}>
      {inside}
    </Popover>,
  ],
  [
    'menu',
    <Menu
      key="6"
      {...open}
      label="One"
      triggerRef={trigger}
      items={[{ id: 'a', label: 'Edit', disabledReason: 'Not now', onAction }]}
    />,
  ],
];

const surface = () => document.querySelector<HTMLElement>('[role=dialog], [role=menu]');
const corner = () => ({ x: innerWidth - 3, y: innerHeight - 3 });
/** The element beside the surface that receives the press. */
const around = () => document.elementFromPoint(corner().x, corner().y) as HTMLElement;

async function show(overlay: ReactNode) {
  root.render(
    <>
      <button ref={trigger} type="button">
        Open
      </button>
      {overlay}
    </>,
  );
  await expect.poll(surface).toBeTruthy();
  await expect.poll(() => document.getAnimations()).toEqual([]);
  expect(surface()?.contains(around())).toBe(false);
  return surface() as HTMLElement;
}

describe.each(overlays)('a %s', (_name, overlay) => {
  test('stays open after a press that starts outside and ends inside', async () => {
    const within = await show(overlay);
    await userEvent.dragAndDrop(around(), within, { sourcePosition: corner() });
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  test('stays open after a press that starts inside and ends outside, including after an interrupted press', async () => {
    const within = await show(overlay);
    // Released outside the window, so the browser fires no click.
    around().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true, isPrimary: true }));
    await userEvent.dragAndDrop(within, around(), { targetPosition: corner() });
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  test('closes after an outside press', async () => {
    await show(overlay);
    await userEvent.click(around(), { position: corner() });
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });
});
