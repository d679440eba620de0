import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import '../../theme/index.ts';
import { type LateCode, lateCode } from '../../storybook/lateCode.ts';
import { streamColumns, streams } from '../../storybook/sampleStreams.tsx';
import { createDataTable, tableOrder } from '../index.ts';

const Core = createDataTable({});
const Ordered = createDataTable({ order: tableOrder });
const props = { label: 'Streams', columns: streamColumns, rows: streams(9), rowKey: ({ id }: { id: string }) => id };
const byViewers = [{ column: 'viewers', direction: 'descending' }] as const;

let root: Root;
let late: LateCode;
let page: HTMLElement;
const head = () => [...page.querySelectorAll('[role=columnheader]')].find((one) => one.textContent.includes('Viewers'));
const names = (place: HTMLElement = page) =>
  [...place.querySelectorAll('[role=rowheader]')].map(({ textContent }) => textContent);
const isBusy = () => page.querySelector('[role=grid]')?.ariaBusy;

beforeEach(async () => {
  // Before there is a table: a pointer that another test has left over it is a person's first sign.
  late = await lateCode('*createKeyboard*');
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
});

afterEach(async () => {
  await late.release();
  root.unmount();
  page.remove();
});

test('rows that begin in an order are rendered in it where the table has `order`, and nobody sees them out of it where not (14)', () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Ordered {...props} defaultSort={byViewers} />);
  const ordered = names(place);
  place.innerHTML = renderToString(<Ordered {...props} />);
  expect(ordered).toHaveLength(9);
  expect(ordered).not.toEqual(names(place));
  place.innerHTML = renderToString(<Core {...props} />);
  expect(names(place)).toHaveLength(9);
  place.innerHTML = renderToString(<Core {...props} defaultSort={byViewers} />);
  expect(names(place)).toEqual([]);
  expect(place.querySelector('[role=grid]')?.ariaBusy).toBe('true');
});

test('a head that is pressed before the code of the order has come sorts once it has, though it failed once (11, 16, 36)', async () => {
  root.render(<Core {...props} />);
  await expect.poll(head).toBeTruthy();
  const before = names();
  const press = () => head()?.querySelector('button')?.click();
  press();
  await expect.poll(() => head()?.ariaSort).toBe('descending');
  await late.fail(() => import('../keyboard/createKeyboard.ts'));
  // The old rows stay, and the table says that others are on their way.
  expect(names()).toEqual(before);
  expect(isBusy()).toBe('true');
  press();
  await expect.poll(() => head()?.ariaSort).toBe('ascending');
  press();
  await expect.poll(() => head()?.ariaSort).toBe('descending');
  expect(isBusy()).toBe('true');
  await late.release();
  await expect.poll(isBusy).toBeNull();
  const expected = document.createElement('div');
  expected.innerHTML = renderToString(<Ordered {...props} defaultSort={byViewers} />);
  expect(names()).toEqual(names(expected));
  expect(page.querySelector('output')?.textContent).toBe('Sorted by Viewers, descending');
});
