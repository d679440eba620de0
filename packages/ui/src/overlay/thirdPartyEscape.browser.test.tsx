import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- of the page's tools: keys as a person's
import { userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { Dialog } from '../dialog/index.ts';

let root: Root;
let container: HTMLElement;
const onOpenChange = vi.fn<(isOpen: boolean) => void>();

beforeEach(() => {
  onOpenChange.mockClear();
  container = document.body.appendChild(document.createElement('main'));
  root = createRoot(container.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  container.remove();
});

/** Third-party content, such as a custom element: a button in a shadow root. */
function foreignPart(parent: Element): HTMLButtonElement {
  const host = parent.appendChild(document.createElement('div'));
  const button = document.createElement('button');
  host.attachShadow({ mode: 'open', delegatesFocus: true }).append(button);
  return button;
}

const show = (isOpen: boolean) =>
  root.render(
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="One" footer={null}>
      <div data-part="" />
    </Dialog>,
  );
const part = () => document.querySelector('[data-part]') as HTMLElement;

test('Escape handled by third-party content does not close the dialog around it', async () => {
  show(true);
  await expect.poll(part).toBeTruthy();
  const button = foreignPart(part());
  let isListOpen = true;
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isListOpen) return;
    isListOpen = false;
    event.preventDefault();
  });
  button.focus();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('focus moves to the neighbor of removed third-party content that opened a dialog', async () => {
  const opener = foreignPart(container);
  const neighbor = container.appendChild(document.createElement('button'));
  opener.focus();
  show(true);
  await expect.poll(() => document.querySelector('[role=dialog]')?.contains(document.activeElement)).toBe(true);
  (opener.getRootNode() as ShadowRoot).host.remove();
  show(false);
  await expect.poll(() => document.activeElement).toBe(neighbor);
});
