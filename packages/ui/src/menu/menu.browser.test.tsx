import { useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import '../theme/index.ts';
import { Menu } from './Menu.tsx';

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});

afterEach(() => {
  root.unmount();
  page.remove();
});

/** A shared menu opened by a native button. */
function Row() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button ref={button} type="button" onClick={() => setIsOpen(true)}>
        Actions
      </button>
      <Menu
        label="Actions"
        items={[{ id: 'edit', label: 'Edit', onAction: () => {} }]}
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      />
    </>
  );
}

test('focuses the first entry before the fade-in ends, including after a click without a pointer', async () => {
  root.render(<Row />);
  await expect.poll(() => document.querySelector('button')).not.toBeNull();
  const button = document.querySelector('button');
  button?.focus();
  // Enter and screen readers click without a pointer.
  button?.click();
  // The transition takes about a dozen frames.
  for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement?.role).toBe('menuitem');
});
