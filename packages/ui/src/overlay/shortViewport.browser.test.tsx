import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- of the page's tools: the size of the window
import { page } from 'vitest/browser';
import '../theme/index.ts';
import { Button } from '../button/index.ts';
import { ConfirmDialog } from '../confirm-dialog/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Drawer } from '../drawer/index.ts';
import { ImagePicker } from '../image-picker/index.ts';
import { createPendingSource } from '../storybook/sampleImages.ts';
import { TextField } from '../text-field/index.ts';

let root: Root;
let container: HTMLElement;

beforeEach(async () => {
  // 1280 × 1024 px at 400% zoom, the size WCAG 1.4.10 requires.
  await page.viewport(320, 256);
  container = document.body.appendChild(document.createElement('main'));
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
});

const noop = () => {};
const open = { isOpen: true, onOpenChange: noop, title: 'Invite somebody to the account' };
const footer = (
  <>
    <Button>Cancel</Button>
    <Button variant="primary">Send the invitation</Button>
  </>
);
const form = ['E-mail', 'First name', 'Last name', 'Phone'].map((label) => (
  <TextField key={label} label={label} value="" onChange={noop} />
));
const about = 'They get a mail with a link, to choose a password and set up MFA.';

const overlays: readonly (readonly [string, ReactNode])[] = [
  [
    'drawer',
    <Drawer key="1" {...open} description={about} footer={footer}>
      {form}
    </Drawer>,
  ],
  [
    'dialog',
    <Dialog key="2" {...open} size="lg" description={about} footer={footer}>
      {form}
    </Dialog>,
  ],
  [
    'question',
    <ConfirmDialog key="3" {...open} confirmLabel="Delete" onConfirm={noop}>
      {about.repeat(8)}
    </ConfirmDialog>,
  ],
  ['image window', <ImagePicker key="4" {...open} source={createPendingSource()} onSelect={noop} />],
];

/** The scrolling elements in the overlay. */
const scrollers = (within: Element) =>
  [within, ...within.querySelectorAll<HTMLElement>('*')].filter(
    (one) => one.scrollHeight > one.clientHeight + 1 && /auto|scroll/u.test(getComputedStyle(one).overflowY),
  );

describe.each(overlays)('a %s in a 320 × 256 px window', (_name, overlay) => {
  test('scrolls as a whole, including header and footer', async () => {
    root.render(overlay);
    const surface = () => document.querySelector<HTMLElement>('[role=dialog], [role=alertdialog]');
    await expect.poll(surface).toBeTruthy();
    await expect.poll(() => document.getAnimations()).toEqual([]);
    const dialog = surface() as HTMLElement;
    const all = scrollers(dialog);
    expect(all).toHaveLength(1);
    const [scroller] = all as [HTMLElement];
    expect(scroller.clientHeight).toBeGreaterThan(200);
    const { top, bottom } = scroller.getBoundingClientRect();
    const title = dialog.querySelector('h2') as HTMLElement;
    const buttons = [...dialog.querySelectorAll('button')];
    const last = buttons.at(-1) as HTMLElement;
    expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(top);
    expect(last.getBoundingClientRect().top).toBeGreaterThan(bottom);
    scroller.scrollTop = scroller.scrollHeight;
    expect(title.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
    expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  });
});
