import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- trusted key events
import { userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { ContextMenu } from '../context-menu/index.ts';
import { Dialog } from '../dialog/index.ts';
import { emptyQuery, PropertyFilter } from '../property-filter/index.ts';
import { createSnackbarQueue } from '../snackbar/index.ts';
import { SnackbarRegion } from '../snackbar/SnackbarRegion.tsx';
import { JsonEditor } from './index.ts';

let root: Root;
let container: HTMLElement;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('main'));
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
});

function Editor({ before = '{"a": 1}' }: { before?: string }) {
  const [value, setValue] = useState(before);
  return <JsonEditor label="Flags" value={value} onChange={setValue} />;
}

const host = () => document.querySelector<HTMLElement>('[data-editor]');
const inside = () => host()?.shadowRoot;
const text = () => inside()?.querySelector<HTMLElement>('.cm-content');
const search = () => inside()?.querySelector('.cm-search');
/** Focuses the text once the editor has loaded. */
async function enterText() {
  await expect.poll(text).toBeTruthy();
  text()?.focus();
  expect(inside()?.activeElement).toBe(text());
}
const focused = () => inside()?.activeElement ?? document.activeElement;

const onOpenChange = vi.fn<(isOpen: boolean) => void>();
const showInDialog = async () => {
  onOpenChange.mockClear();
  root.render(
    <Dialog isOpen onOpenChange={onOpenChange} title="Flags" footer={<button type="button">Save</button>}>
      <input aria-label="Name" />
      <Editor />
    </Dialog>,
  );
  await enterText();
};

test('Escape closes the search panel or clears a selection before it closes the dialog', async () => {
  await showInDialog();
  await userEvent.keyboard('{Control>}f{/Control}');
  await expect.poll(search).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await expect.poll(search).toBeNull();
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}a{/Control}{Escape}');
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('Tab cycles through toolbar, text, search and footer in a dialog', async () => {
  await showInDialog();
  await userEvent.keyboard('{Control>}f{/Control}');
  await expect.poll(search).toBeTruthy();
  document.querySelector<HTMLElement>('[aria-label=Name]')?.focus();
  const name = document.activeElement;
  const visited: (Element | null | undefined)[] = [];
  // Toolbar, text, search, footer, and around again.
  for (let step = 0; step < 30 && visited.at(-1) !== name; step += 1) {
    await userEvent.keyboard('{Tab}');
    visited.push(focused());
  }
  const order = visited.map((one) => visited.indexOf(one));
  expect(order).toEqual(visited.map((_, at) => at));
  const at = (target: Element | null | undefined) => visited.indexOf(target);
  expect(at(text())).toBeGreaterThan(-1);
  const fields = [...(search()?.querySelectorAll('input, button') ?? [])];
  expect(fields.map(at)).toEqual(fields.map((_, index) => at(text()) + 1 + index));
  expect(at([...document.querySelectorAll('button')].find((one) => one.textContent === 'Save'))).toBeGreaterThan(
    at(fields.at(-1)),
  );
});

test('Ctrl M makes Tab indent in a dialog', async () => {
  await showInDialog();
  await userEvent.keyboard('{Control>}m{/Control}{Tab}');
  expect(focused()).toBe(text());
  expect(text()?.textContent).toBe('  {"a": 1}');
});

test("a right click opens the browser's menu", async () => {
  root.render(
    <ContextMenu label="Actions" items={[{ id: 'edit', label: 'Edit', onAction: () => {} }]}>
      <Editor />
    </ContextMenu>,
  );
  await enterText();
  const right = new MouseEvent('contextmenu', { bubbles: true, composed: true, cancelable: true, button: 2 });
  text()?.dispatchEvent(right);
  expect(right.defaultPrevented).toBe(false);
  const key = new KeyboardEvent('keydown', { key: 'ContextMenu', bubbles: true, composed: true, cancelable: true });
  text()?.dispatchEvent(key);
  expect(key.defaultPrevented).toBe(false);
});

/** A custom element: a field in a shadow root that handles none of the page's keys. */
function foreignField(): HTMLInputElement {
  const element = container.appendChild(document.createElement('div'));
  const field = document.createElement('input');
  element.attachShadow({ mode: 'open' }).append(field);
  return field;
}

test.each(['the editor', 'a field of somebody else'])('typing a slash in %s triggers no shortcut', async (where) => {
  root.render(
    <>
      <PropertyFilter searchLabel="Search" placeholder="Search" fields={[]} value={emptyQuery} onChange={() => {}} />
      <Editor />
    </>,
  );
  await enterText();
  const field = where === 'the editor' ? text() : foreignField();
  field?.focus();
  await userEvent.keyboard('/');
  expect(document.activeElement?.getAttribute('role')).not.toBe('combobox');
  expect(field instanceof HTMLInputElement ? field.value : field?.textContent).toContain('/');
});

test.each(['the editor', 'a field of somebody else'])('Ctrl Z in %s undoes its own text', async (where) => {
  const queue = createSnackbarQueue();
  root.render(
    <>
      <Editor />
      <SnackbarRegion queue={queue} />
    </>,
  );
  await enterText();
  const undo = vi.fn<() => void>();
  queue.show({ message: 'Deleted', action: { label: 'Undo', isUndo: true, onAction: undo } });
  await expect.poll(() => document.querySelector('[data-snackbar]')).toBeTruthy();
  const field = where === 'the editor' ? text() : foreignField();
  field?.focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(undo).not.toHaveBeenCalled();
});
