import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Shortcut } from './shortcuts.ts';
import { useShortcuts } from './useShortcuts.ts';

const run = vi.fn<() => void>();
const shortcuts: readonly Shortcut[] = [{ id: 'create', label: 'Create', keys: ['n'], run, isSingleKey: true }];

function Page() {
  useShortcuts(shortcuts, false);
  return (
    <>
      <input type="checkbox" />
      <input type="radio" />
      <button>Button</button>
      <input type="text" />
      <textarea />
      <button aria-haspopup="listbox">Role</button>
      <dialog open>
        <input type="checkbox" />
      </dialog>
    </>
  );
}

let root: Root;
let container: HTMLElement;

beforeEach(() => {
  run.mockReset();
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  root.render(<Page />);
});
afterEach(() => {
  root.unmount();
  container.remove();
});

async function pressIn(selector: string): Promise<number> {
  await expect.poll(() => container.querySelector(selector)).not.toBeNull();
  container.querySelector<HTMLElement>(selector)?.focus();
  await userEvent.keyboard('n');
  return run.mock.calls.length;
}

it.each(['input[type=checkbox]', 'input[type=radio]', 'button'])('runs a shortcut with focus on %s', async (at) => {
  expect(await pressIn(at)).toBe(1);
});

it.each(['input[type=text]', 'textarea', '[aria-haspopup=listbox]', 'dialog input'])(
  'ignores keys typed in %s',
  async (at) => {
    expect(await pressIn(at)).toBe(0);
  },
);
