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

/** A part of somebody else, as a custom element is: a button in a shadow root. */
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

test('Escape that a part of somebody else has used does not close the dialog around it', async () => {
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

test('the focus comes to the neighbour of a part of somebody else that opened a dialog and is gone', async () => {
  const opener = foreignPart(container);
  const neighbour = container.appendChild(document.createElement('button'));
  opener.focus();
  show(true);
  await expect.poll(() => document.querySelector('[role=dialog]')?.contains(document.activeElement)).toBe(true);
  (opener.getRootNode() as ShadowRoot).host.remove();
  show(false);
  await expect.poll(() => document.activeElement).toBe(neighbour);
});
