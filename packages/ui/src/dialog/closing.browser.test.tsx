import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../theme/index.ts';
import { withoutTransitions } from '../theme/withoutTransitions.ts';
import { Dialog } from './index.ts';

let root: Root;
let container: HTMLElement;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('main'));
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
  delete document.documentElement.dataset['mode'];
});

const dialog = () => document.querySelector<HTMLElement>('[role=dialog]');
const show = (isOpen: boolean) =>
  flushSync(() =>
    root.render(
      <Dialog isOpen={isOpen} onOpenChange={() => {}} title="Edit" footer={<button type="button">Save</button>}>
        Text
      </Dialog>,
    ),
  );

test('unmounts even if the color mode changes during the exit animation', async () => {
  show(true);
  await vi.waitFor(() => expect(dialog()?.contains(document.activeElement)).toBe(true), 60_000);
  await vi.waitFor(() => expect(document.getAnimations()).toEqual([]), 60_000);
  show(false);
  await vi.waitFor(() => expect(document.getAnimations()).not.toEqual([]), 60_000);
  withoutTransitions(() => {
    document.documentElement.dataset['mode'] = 'dark';
  });
  await vi.waitFor(() => expect(dialog()).toBeNull(), 60_000);
});
