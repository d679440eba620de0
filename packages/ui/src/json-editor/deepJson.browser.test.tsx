import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- trusted pointer events
import { page, userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { JsonDiff, JsonEditor } from './index.ts';

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

const nested = (depth: number, inside = '') => '['.repeat(depth) + inside + ']'.repeat(depth);

function Editor({ before }: { before: string }) {
  const [value, setValue] = useState(before);
  return <JsonEditor label="Flags" value={value} onChange={setValue} />;
}

test('the diff shows changes nested in thousands of levels', async () => {
  root.render(<JsonDiff label="Flags" before={nested(17_000, '1')} after={nested(17_000, '2')} />);
  await expect.element(page.getByText('1 added, 1 removed')).toBeInTheDocument();
});

test('the diff limits its lines and shows how many more there are', async () => {
  const items = (from: number) => JSON.stringify(Array.from({ length: 60_000 }, (_, at) => from + at));
  root.render(<JsonDiff label="Flags" before={items(0)} after={items(100_000)} />);
  await expect.element(page.getByText(/more lines are not shown$/u)).toBeInTheDocument();
  expect(container.querySelectorAll('li').length).toBeLessThan(3_000);
});

test('the editor keeps deeply nested text and says why it cannot be formatted', async () => {
  root.render(<Editor before={nested(5_000)} />);
  const content = () => container.querySelector('[data-editor]')?.shadowRoot?.querySelector('.cm-content');
  await expect.poll(content).toBeTruthy();
  const before = content()?.textContent;
  await userEvent.click(page.getByRole('button', { name: 'Format' }));
  await expect.element(page.getByText(/nested too deeply to format/u).first()).toBeVisible();
  expect(content()?.textContent).toBe(before);
});

test('an invisible character is shown in the text and removed by its button', async () => {
  root.render(<Editor before={'\uFEFF{"a":\u00A01}'} />);
  const marks = () =>
    container.querySelector('[data-editor]')?.shadowRoot?.querySelectorAll<HTMLElement>('.cm-specialChar');
  await expect.poll(() => [...(marks() ?? [])].map(({ title }) => title)).toEqual(['U+FEFF', 'U+00A0']);
  await expect.element(page.getByText(/byte order mark, U\+FEFF/u).first()).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Remove it' }));
  await expect.element(page.getByText(/no-break space, U\+00A0/u).first()).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Remove it' }));
  await expect.element(page.getByText(/invisible/u).first()).not.toBeInTheDocument();
});
