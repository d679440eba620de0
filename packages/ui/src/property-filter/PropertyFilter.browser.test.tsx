import { createRoot, type Root } from 'react-dom/client';
import { screen, userEvent } from 'storybook/test';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/index.ts';
import { Drawer } from '../drawer/index.ts';
import '../theme/index.ts';
import { sampleFields, sampleTokens } from '../storybook/sampleFilters.tsx';
import { arrival } from '../storybook/viewports.ts';
import { emptyQuery, type FilterQuery, PropertyFilter, type PropertyFilterProps } from './index.ts';

const onChange = vi.fn<(query: FilterQuery) => void>();
let root: Root;
let container: HTMLElement;
let overlay: Root | undefined;

beforeEach(() => {
  onChange.mockClear();
  container = document.body.appendChild(document.createElement('main'));
  root = createRoot(container);
});
afterEach(async () => {
  overlay?.unmount();
  overlay = undefined;
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

it('drops an unfinished filter when Tab moves past the field', async () => {
  draw();
  const next = document.body.appendChild(document.createElement('button'));
  await userEvent.click(await field());
  await userEvent.keyboard('{ArrowDown}');
  await screen.findAllByRole('option', undefined, arrival);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(screen.findByRole('button', { name: 'Cancel' })).resolves.toBeVisible();
  await userEvent.tab();
  const reached = document.activeElement;
  next.remove();
  expect(reached).toBe(next);
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
});

it('ignores "/" under a native modal dialog (11)', async () => {
  draw();
  await field();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.append(document.createElement('button'));
  dialog.showModal();
  const press = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
  dialog.firstElementChild?.dispatchEvent(press);
  const isPrevented = press.defaultPrevented;
  dialog.remove();
  expect(isPrevented).toBe(false);
});

/** Presses "/" on an element: whether the default was prevented, and whether focus moved. */
function pressSlash(element: Element): { isPrevented: boolean; isLeft: boolean } {
  const press = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
  element.dispatchEvent(press);
  return { isPrevented: press.defaultPrevented, isLeft: document.activeElement === element };
}
const untouched = { isPrevented: false, isLeft: true };
const modals = {
  Dialog: (
    <Dialog isOpen title="Invite" footer={null} onOpenChange={() => undefined}>
      Who
    </Dialog>
  ),
  Drawer: (
    <Drawer isOpen title="Invite" footer={null} onOpenChange={() => undefined}>
      Who
    </Drawer>
  ),
};
it.each(Object.keys(modals) as (keyof typeof modals)[])(
  'ignores "/" under a %s from its first frame (11)',
  async (name) => {
    draw();
    await field();
    overlay = createRoot(document.body.appendChild(document.createElement('div')));
    const hasFocus = new Promise<Element>((resolve) =>
      document.addEventListener('focusin', ({ target }) => resolve(target as Element), { once: true }),
    );
    overlay.render(modals[name]);
    const focused = await hasFocus;
    expect(container.inert).toBe(false);
    expect(pressSlash(focused)).toEqual(untouched);
    await expect.poll(() => container.inert).toBe(true);
    expect(pressSlash(focused)).toEqual(untouched);
  },
);
it.each(['checkbox', 'radio', 'range'])('handles "/" from an input that takes no text: %s (11)', async (type) => {
  draw();
  const input = await field();
  const other = container.appendChild(document.createElement('input'));
  other.type = type;
  other.focus();
  await expect.poll(() => pressSlash(other)).toEqual({ isPrevented: true, isLeft: false });
  expect(document.activeElement).toBe(input);
  other.remove();
});
it('ignores "/" and does not announce it while the shortcut is off (11)', async () => {
  draw({ isShortcutOff: true });
  const input = await field();
  const other = container.appendChild(document.createElement('button'));
  other.focus();
  expect(pressSlash(other)).toEqual(untouched);
  expect(input.hasAttribute('aria-keyshortcuts')).toBe(false);
  expect(container.textContent).not.toContain('/');
  draw();
  await expect.poll(() => input.getAttribute('aria-keyshortcuts')).toBe('/');
  expect(pressSlash(other)).toEqual({ isPrevented: true, isLeft: false });
  expect(document.activeElement).toBe(input);
  other.remove();
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

it('closes the list when disabled, and still shows the filters (23)', async () => {
  draw();
  await userEvent.type(await field(), 'sta');
  await screen.findByRole('listbox', {}, arrival);
  draw({ isReadOnly: true });
  await expect.poll(() => screen.queryByRole('listbox')).toBeNull();
  expect((await field()).value).toBe('');
});

it('closes the editor when it becomes read-only (23)', async () => {
  await openEditor();
  draw({ value: withTokens, disabledReason: 'The list is being imported.' });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await focusOnField();
  expect(onChange).not.toHaveBeenCalled();
});

it('closes the editor when another filter replaces the edited one (17)', async () => {
  await openEditor();
  // The same filters, parsed from the URL again.
  draw({ value: { ...emptyQuery, tokens: sampleTokens.map((token) => ({ ...token })) } });
  await new Promise(requestAnimationFrame);
  screen.getByRole('dialog', { name: 'Filter' });
  draw({ value: { ...emptyQuery, tokens: sampleTokens.slice(1) } });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await focusOnField();
  expect(onChange).not.toHaveBeenCalled();
});
