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

/** One menu shared by many, opened by a button of the browser's own. */
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

test('has the focus in its first entry before it has faded in, also when a click without a pointer opened it', async () => {
  root.render(<Row />);
  await expect.poll(() => document.querySelector('button')).not.toBeNull();
  const button = document.querySelector('button');
  button?.focus();
  // As Enter does, and a screen reader.
  button?.click();
  // The transition takes a dozen frames.
  for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement?.role).toBe('menuitem');
});
