import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Combobox } from '../combobox/index.ts';
import { DateField } from '../date-field/index.ts';
import { Dialog } from '../dialog/index.ts';
import { NumberField } from '../number-field/index.ts';
import { PropertyFilter } from '../property-filter/index.ts';
import { SearchField } from '../search-field/index.ts';
import { TextField } from '../text-field/index.ts';

let root: Root;
let page: HTMLElement;

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
});

async function show(element: ReactElement): Promise<HTMLInputElement> {
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
  await act(async () => root.render(element));
  const input = await vi.waitFor(() => {
    const found = document.querySelector('input');
    if (!found) throw new Error('No input.');
    return found;
  });
  await act(async () => input.focus());
  return input;
}

async function type(input: HTMLInputElement, text: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertCompositionText' }));
  });
}

/** As in Safari: the key arrives after the composition has ended. */
const press = (input: HTMLInputElement, key: string, keyCode = 229) =>
  act(async () => input.dispatchEvent(new KeyboardEvent('keydown', { key, keyCode, bubbles: true, cancelable: true })));

const heard = vi.fn<(value?: unknown) => void>();

const filterValue = { operator: 'and', tokens: [], text: '' } as const;
const fields = {
  search: () => <SearchField label="Field" value="10" onChange={() => undefined} onSubmit={heard} />,
  date: () => <DateField label="Field" value={null} onChange={heard} />,
  number: () => <NumberField label="Field" value={null} onChange={heard} />,
  filter: () => <PropertyFilter searchLabel="Field" placeholder="" fields={[]} value={filterValue} onChange={heard} />,
};

test.each([
  ['search', '10'],
  ['date', '5 nov 2026'],
  ['number', '10'],
  ['filter', 'kofi'],
] as const)('a %s ignores the Enter that accepts a candidate and handles the next one', async (name, text) => {
  heard.mockReset();
  const input = await show(fields[name]());
  await type(input, text);
  heard.mockReset();
  await press(input, 'Enter');
  expect(heard).not.toHaveBeenCalled();
  await press(input, 'Enter', 13);
  expect(heard).toHaveBeenCalledOnce();
});

test('a dialog ignores the Escape that dismisses a candidate and closes at the next one', async () => {
  heard.mockReset();
  const input = await show(
    <Dialog title="Rename" isOpen onOpenChange={heard} footer={null}>
      <TextField label="Name" defaultValue="" />
    </Dialog>,
  );
  await press(input, 'Escape');
  expect(heard).not.toHaveBeenCalled();
  await press(input, 'Escape', 27);
  expect(heard).toHaveBeenCalledOnce();
});

test('a combobox ignores the Enter that accepts a candidate', async () => {
  heard.mockReset();
  const items = [
    { id: 'osl', label: 'Oslo' },
    { id: 'ams', label: 'Amsterdam' },
  ];
  const input = await show(<Combobox label="City" items={items} value={null} onChange={heard} />);
  await type(input, 'osl');
  await vi.waitFor(() => expect(document.querySelector('[role=option]')).not.toBeNull());
  await press(input, 'ArrowDown', 40);
  await press(input, 'Enter');
  expect(heard).not.toHaveBeenCalled();
  await press(input, 'Enter', 13);
  expect(heard).toHaveBeenCalledWith('osl');
});
