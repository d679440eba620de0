import { createRoot, type Root } from 'react-dom/client';
import { screen, userEvent } from 'storybook/test';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../theme/index.ts';
import { sampleFields, sampleTokens } from '../storybook/sampleFilters.tsx';
import { arrival } from '../storybook/viewports.ts';
import { emptyQuery, type FilterQuery, PropertyFilter, type PropertyFilterProps } from './index.ts';

const onChange = vi.fn<(query: FilterQuery) => void>();
let root: Root;
let container: HTMLElement;

beforeEach(() => {
  onChange.mockClear();
  container = document.body.appendChild(document.createElement('main'));
  root = createRoot(container);
});
afterEach(async () => {
  root.unmount();
  container.remove();
});

const draw = (props: Partial<PropertyFilterProps> = {}) =>
  root.render(
    <PropertyFilter
      searchLabel="Search users"
      placeholder="Search"
      fields={sampleFields}
      value={emptyQuery}
      onChange={onChange}
      {...props}
    />,
  );
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search users' });
const withTokens = { ...emptyQuery, tokens: sampleTokens };
it('leaves "/" to a modal dialog of the browser over it (11)', async () => {
  draw();
  await field();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.append(document.createElement('button'));
  dialog.showModal();
  const press = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
  dialog.firstElementChild?.dispatchEvent(press);
  const isTaken = press.defaultPrevented;
  dialog.remove();
  expect(isTaken).toBe(false);
});
const openEditor = async () => {
  draw({ value: withTokens });
  await userEvent.click(await screen.findByRole('button', { name: /^Logins is more than/u }, arrival));
  await screen.findByRole('dialog', { name: 'Filter' }, arrival);
};
const focusOnField = async () => {
  const input = await field();
  await expect.poll(() => document.activeElement).toBe(input);
};

it('closes its list when nothing may be asked any more, and tells what is asked (23)', async () => {
  draw();
  await userEvent.type(await field(), 'sta');
  await screen.findByRole('listbox', {}, arrival);
  draw({ isReadOnly: true });
  await expect.poll(() => screen.queryByRole('listbox')).toBeNull();
  expect((await field()).value).toBe('');
});

it('closes its editor when nothing may be changed any more (23)', async () => {
  await openEditor();
  draw({ value: withTokens, disabledReason: 'The list is being imported.' });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await focusOnField();
  expect(onChange).not.toHaveBeenCalled();
});

it('closes its editor when another filter stands in the place of the one that is edited (17)', async () => {
  await openEditor();
  // The same filters, read from the address again.
  draw({ value: { ...emptyQuery, tokens: sampleTokens.map((token) => ({ ...token })) } });
  await new Promise(requestAnimationFrame);
  screen.getByRole('dialog', { name: 'Filter' });
  draw({ value: { ...emptyQuery, tokens: sampleTokens.slice(1) } });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await focusOnField();
  expect(onChange).not.toHaveBeenCalled();
});
