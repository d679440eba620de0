import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- trusted key and pointer events
import { userEvent } from 'vitest/browser';
import { type AnchoredMenuProps, Menu } from '../menu/index.ts';
import { lazyComponent } from './index.ts';

let arrive: () => void;
let container: HTMLElement;
let root: Root;

function Page({ LazyMenu }: { LazyMenu: ReturnType<typeof lazyComponent<AnchoredMenuProps>> }) {
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={trigger} aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        Account
      </button>
      <button>Help</button>
      {isOpen && (
        <LazyMenu
          label="Account"
          items={[{ id: 'one', label: 'One', onAction: () => undefined }]}
          triggerRef={trigger}
          isOpen
          onOpenChange={setIsOpen}
        />
      )}
    </>
  );
}

beforeEach(() => {
  const LazyMenu = lazyComponent<AnchoredMenuProps>(
    () => new Promise((resolve) => (arrive = () => resolve(Menu as never))),
  );
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  flushSync(() => root.render(<Page LazyMenu={LazyMenu} />));
});
afterEach(() => {
  root.unmount();
  container.remove();
});

const button = (index: number) => container.querySelectorAll('button')[index] ?? expect.fail('no button');
const isRequested = () => button(0).ariaExpanded === 'true';

it.each<[string, () => Promise<void>]>([
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['Tab', () => userEvent.tab()],
  ['a press elsewhere', () => userEvent.click(button(1))],
])('cancels a menu whose code is still loading: %s', async (_name, turnAway) => {
  await userEvent.click(button(0));
  await expect.poll(isRequested).toBe(true);
  await turnAway();
  await expect.poll(isRequested).toBe(false);
  arrive();
  await userEvent.click(button(1));
  expect(document.querySelector('[role=menu]')).toBeNull();
});

it('opens a menu whose trigger is pressed again while its code is loading', async () => {
  await userEvent.dblClick(button(0));
  arrive();
  await expect.poll(() => document.querySelector('[role=menu]')).not.toBeNull();
});
