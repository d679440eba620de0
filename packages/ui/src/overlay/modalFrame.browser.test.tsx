import { createRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- of the page's tools: keys as a person's
import { userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { Select } from '../select/index.ts';
import { ModalFrame } from './ModalFrame.tsx';

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  page = document.body.appendChild(document.createElement('main'));
  page.appendChild(document.createElement('button')).textContent = 'Behind';
  root = createRoot(page.appendChild(document.createElement('div')));
});

afterEach(() => {
  root.unmount();
  page.remove();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Whether the page is inert in the modal's first painted frame and in the frames after it. */
async function inertByFrame(hasField: boolean): Promise<boolean[]> {
  const field = createRef<HTMLInputElement>();
  const focused = new Promise((resolve) => document.addEventListener('focusin', resolve, { once: true }));
  root.render(
    <ModalFrame
      isOpen
      onOpenChange={() => {}}
      isDismissable={false}
      titleId="title"
      initialFocus={hasField ? field : undefined}
      className=""
    >
      <h2 id="title">Modal</h2>
      <input ref={field} aria-label="Field" />
    </ModalFrame>,
  );
  await focused;
  const frames = [];
  // React can take one more frame to respond.
  for (let frame = 0; frame < 4; frame += 1) {
    await nextFrame();
    frames.push(page.inert);
  }
  return frames;
}

const inAFrameMore = [false, expect.anything(), expect.anything(), true];

test('focuses its field before the page becomes inert, without waiting for animations', async () => {
  expect(await inertByFrame(true)).toEqual(inAFrameMore);
  expect(find('[role=dialog] input')).toBe(document.activeElement);
});

test('focuses itself without an initial focus target', async () => {
  expect(await inertByFrame(false)).toEqual(inAFrameMore);
  expect(find('[role=dialog]')).toBe(document.activeElement);
});

test('traps focus', async () => {
  await inertByFrame(true);
  await userEvent.keyboard('{Tab}');
  expect(find('[role=dialog]')?.contains(document.activeElement)).toBe(true);
});

test('does not make a list inert that opened in it before the page became inert', async () => {
  const focused = new Promise((resolve) => document.addEventListener('focusin', resolve, { once: true }));
  root.render(
    <ModalFrame isOpen onOpenChange={() => {}} isDismissable={false} titleId="title" className="">
      <h2 id="title">Modal</h2>
      <Select label="Role" items={[{ id: 'a', label: 'Reader' }]} value="a" onChange={() => {}} />
    </ModalFrame>,
  );
  await focused;
  expect(page.inert).toBe(false);
  find('[role=dialog] button')?.click();
  await expect.poll(() => find('[role=listbox]')?.contains(document.activeElement)).toBe(true);
  for (let frame = 0; frame < 4; frame += 1) await nextFrame();
  expect(page.inert).toBe(true);
  expect(find('[role=listbox]')?.closest('[inert]')).toBeNull();
  expect(find('[role=listbox]')?.contains(document.activeElement)).toBe(true);
});
