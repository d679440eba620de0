import { createRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- of the page's tools: keys as a person's
import { userEvent } from 'vitest/browser';
import '../theme/index.ts';
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

/** Whether the page behind is inert in the first frame that the modal is painted in. */
function isInertAtFirst(hasField: boolean): Promise<boolean> {
  const field = createRef<HTMLInputElement>();
  const focused = new Promise<boolean>((resolve) => {
    const look = () => requestAnimationFrame(() => resolve(page.inert));
    document.addEventListener('focusin', look, { once: true });
  });
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
  return focused;
}

test('is drawn with the focus in its field before the page behind it is made inert, and holds the focus meanwhile', async () => {
  expect(await isInertAtFirst(true)).toBe(false);
  expect(find('[role=dialog] input')).toBe(document.activeElement);
  await userEvent.keyboard('{Tab}');
  expect(find('[role=dialog]')?.contains(document.activeElement)).toBe(true);
  await expect.poll(() => page.inert).toBe(true);
  expect(find('[role=dialog]')?.contains(document.activeElement)).toBe(true);
});

test('has the focus itself where it names no field', async () => {
  await isInertAtFirst(false);
  expect(find('[role=dialog]')).toBe(document.activeElement);
  await expect.poll(() => page.inert).toBe(true);
});
