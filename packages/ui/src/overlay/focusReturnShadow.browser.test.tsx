import { useEffect, useRef, useState } from 'react';
import { expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- of the page's tools: keys as a person's
import { userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { Popover } from '../popover/index.ts';
import { find, focused, waitUntilClosed, nameOfFocused, names, show } from './focusReturn.fixture.tsx';

/** A popover opened by buttons in a shadow root, as in an editor. */
function FromShadow() {
  const host = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const { current } = host;
    const root = current?.shadowRoot ?? current?.attachShadow({ mode: 'open' });
    root?.replaceChildren(
      ...names.map((name) => {
        const button = document.createElement('button');
        button.textContent = name;
        button.onclick = () => {
          trigger.current = button;
          setIsOpen(true);
        };
        return button;
      }),
    );
  }, []);
  return (
    <>
      <div ref={host} id="host" />
      <button type="button">Outside</button>
      <Popover label="About" isOpen={isOpen} onOpenChange={setIsOpen} triggerRef={trigger}>
        <input aria-label="Field" />
      </Popover>
    </>
  );
}

async function openFromShadow(): Promise<HTMLElement> {
  show(<FromShadow />);
  await expect.poll(() => find('#host')?.shadowRoot?.querySelectorAll('button').length).toBe(3);
  const opener = find('#host')?.shadowRoot?.querySelectorAll('button')[1];
  if (!opener) throw new Error('No button in the shadow root');
  opener.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => find('[role=dialog]')?.contains(document.activeElement)).toBe(true);
  return opener;
}

test('a popover opened from a shadow root returns focus into it', async () => {
  const opener = await openFromShadow();
  await userEvent.keyboard('{Escape}');
  await waitUntilClosed('[role=dialog]');
  await expect.poll(focused).toBe(opener);
});

test('a popover whose opener in a shadow root was removed moves focus to the next element in it', async () => {
  const opener = await openFromShadow();
  opener.remove();
  await userEvent.keyboard('{Escape}');
  await waitUntilClosed('[role=dialog]');
  await expect.poll(nameOfFocused).toBe('Three');
});
