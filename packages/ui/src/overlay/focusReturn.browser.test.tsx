import { type ReactNode, useRef, useState } from 'react';
import { expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- of the page's tools: keys as a person's
import { userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { Combobox } from '../combobox/index.ts';
import { ContextMenu } from '../context-menu/index.ts';
import { Drawer } from '../drawer/index.ts';
import { Menu } from '../menu/index.ts';
import { MultiSelect } from '../multi-select/index.ts';
import { Popover } from '../popover/index.ts';
import { Select } from '../select/index.ts';
import { find, waitUntilClosed, Leaving, nameOfFocused, open, Rows, show } from './focusReturn.fixture.tsx';

const removal = (onAction: () => void) => [{ id: 'remove', label: 'Remove', onAction }];

const triggered = (name: string, remove: () => void) => (
  <>
    <Menu label={name} items={removal(remove)} trigger={<button type="button">{name}</button>} />
    {name === 'Two' && <Leaving remove={remove} />}
  </>
);

test('a menu whose entry removes its trigger moves focus to the next element', async () => {
  show(<Rows>{triggered}</Rows>);
  await open('#Two button', '[role=menu]');
  await userEvent.keyboard('{Enter}');
  await waitUntilClosed('#Two');
  await waitUntilClosed('[role=menu]');
  await expect.poll(nameOfFocused).toBe('Three');
});

test('a menu opened and used with the mouse moves focus to the next element', async () => {
  show(<Rows>{triggered}</Rows>);
  await expect.poll(() => find('#Two button')).not.toBeNull();
  await userEvent.click(find('#Two button')!);
  await expect.poll(() => find('[role=menu]')?.contains(document.activeElement)).toBe(true);
  await userEvent.click(find('[role=menuitem]')!);
  await waitUntilClosed('#Two');
  await waitUntilClosed('[role=menu]');
  await expect.poll(nameOfFocused).toBe('Three');
});

test('a menu in a dialog moves focus to the next element in the dialog, not to the first', async () => {
  show(
    <Drawer title="Rows" isOpen onOpenChange={() => {}} footer={null}>
      <Rows>{triggered}</Rows>
    </Drawer>,
  );
  await open('#Two button', '[role=menu]');
  await userEvent.keyboard('{Enter}');
  await waitUntilClosed('#Two');
  await waitUntilClosed('[role=menu]');
  await expect.poll(nameOfFocused).toBe('Three');
});

test('a menu whose trigger is removed while open moves focus to the next element, or the previous one at the end', async () => {
  show(<Rows>{triggered}</Rows>);
  await open('#Two button', '[role=menu]');
  dispatchEvent(new Event('leave'));
  await waitUntilClosed('#Two');
  await waitUntilClosed('[role=menu]');
  await expect.poll(nameOfFocused).toBe('Three');
  await open('#Three button', '[role=menu]');
  await userEvent.keyboard('{Enter}');
  await waitUntilClosed('#Three');
  await expect.poll(nameOfFocused).toBe('One');
});

test('a context menu whose entry removes its target moves focus to the next element', async () => {
  show(
    <Rows>
      {(name, remove) => (
        <ContextMenu label={name} items={removal(remove)}>
          <button type="button">{name}</button>
        </ContextMenu>
      )}
    </Rows>,
  );
  await open('#Two button', '[role=menu]', '{Shift>}{F10}{/Shift}');
  await userEvent.keyboard('{Enter}');
  await waitUntilClosed('#Two');
  await expect.poll(nameOfFocused).toBe('Three');
});

test('a context menu on an unfocusable target moves focus to the next element once the target is gone', async () => {
  show(
    <Rows>
      {(name, remove) =>
        name === 'Two' ? (
          <ContextMenu label={name} items={removal(remove)}>
            <span>{name}</span>
          </ContextMenu>
        ) : (
          <button type="button">{name}</button>
        )
      }
    </Rows>,
  );
  await expect.poll(() => find('#Two span')).not.toBeNull();
  await userEvent.click(find('#Two span')!, { button: 'right' });
  await expect.poll(() => find('[role=menu]')?.contains(document.activeElement)).toBe(true);
  await userEvent.click(find('[role=menuitem]')!);
  await waitUntilClosed('#Two');
  await expect.poll(nameOfFocused).toBe('Three');
});

/** A popover shared by all rows, which stays open when its row is removed. */
function SharedPopover() {
  const trigger = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Rows>
        {(name, remove) => (
          <>
            <button
              type="button"
              onClick={({ currentTarget }) => {
                trigger.current = currentTarget;
                setIsOpen(true);
              }}
            >
              {name}
            </button>
            {name === 'Two' && <Leaving remove={remove} />}
          </>
        )}
      </Rows>
      <Popover label="About" isOpen={isOpen} onOpenChange={setIsOpen} triggerRef={trigger}>
        <input aria-label="Field" />
      </Popover>
    </>
  );
}

test('a popover whose trigger was removed moves focus to the next element', async () => {
  show(<SharedPopover />);
  await open('#Two button', '[role=dialog]');
  dispatchEvent(new Event('leave'));
  await waitUntilClosed('#Two');
  await userEvent.keyboard('{Escape}');
  await waitUntilClosed('[role=dialog]');
  await expect.poll(nameOfFocused).toBe('Three');
});

test('a popover opened and closed with the mouse moves focus to the next element', async () => {
  show(<SharedPopover />);
  await expect.poll(() => find('#Two button')).not.toBeNull();
  await userEvent.click(find('#Two button')!);
  await expect.poll(() => find('[role=dialog]')?.contains(document.activeElement)).toBe(true);
  dispatchEvent(new Event('leave'));
  await waitUntilClosed('#Two');
  await userEvent.click(document.documentElement, { position: { x: innerWidth - 3, y: innerHeight - 3 } });
  await waitUntilClosed('[role=dialog]');
  await expect.poll(nameOfFocused).toBe('Three');
});

const choices = [{ id: 'a', label: 'A' }] as const;
const noop = () => {};
const fields: readonly (readonly [string, ReactNode, string])[] = [
  ['a Select', <Select key="1" label="Field" items={choices} value="a" onChange={noop} />, '[role=listbox]'],
  ['a Combobox', <Combobox key="2" label="Field" items={choices} value="a" onChange={noop} />, '[role=listbox]'],
  [
    'a MultiSelect',
    <MultiSelect key="3" label="Field" items={choices} value={['a']} onChange={noop} />,
    '[role=dialog]',
  ],
];

test.each(fields)('a %s removed while its list is open moves focus to the next element', async (_name, field, list) => {
  show(
    <Rows>
      {(name, remove) =>
        name === 'Two' ? (
          <>
            {field}
            <Leaving remove={remove} />
          </>
        ) : (
          <button type="button">{name}</button>
        )
      }
    </Rows>,
  );
  await expect.poll(() => find('#Two :is(button, input)')).not.toBeNull();
  find('#Two :is([role=combobox], button)')?.focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => find(list)).not.toBeNull();
  dispatchEvent(new Event('leave'));
  await waitUntilClosed('#Two');
  await waitUntilClosed(list);
  await expect.poll(nameOfFocused).toBe('Three');
});

test('a Combobox left by an outside press does not take focus back', async () => {
  show(
    <>
      <Combobox label="Field" items={choices} value="a" onChange={noop} />
      <p>Text</p>
    </>,
  );
  await expect.poll(() => find('[role=combobox]')).not.toBeNull();
  find('[role=combobox]')?.focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => find('[role=listbox]')).not.toBeNull();
  await userEvent.click(document.documentElement, { position: { x: innerWidth - 3, y: innerHeight - 3 } });
  await waitUntilClosed('[role=listbox]');
  // Focus would return within these frames.
  for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(document.body);
});
