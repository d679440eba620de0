import { useLayoutEffect, useState } from 'react';
import { expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- of the page's tools: keys as a person's
import { page, userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { DockContext } from '../drawer/DockContext.ts';
import { Drawer } from '../drawer/index.ts';
import { Menu } from '../menu/index.ts';
import { Select } from '../select/index.ts';
import { FocusReturn } from './FocusReturn.tsx';
import { find, waitUntilClosed, nameOfFocused, open, show } from './focusReturn.fixture.tsx';

const choices = [{ id: 'a', label: 'A' }] as const;
const noop = () => {};

/** A menu entry opens a drawer, and a button in it replaces it with another drawer. */
function DrawerOfMenu() {
  const [opened, setOpened] = useState<'first' | 'second' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Menu
        label="More"
        items={[{ id: 'edit', label: 'Edit', onAction: () => setOpened('first') }]}
        trigger={<button type="button">More</button>}
      />
      <button type="button">Last</button>
      <Drawer
        title="First"
        isOpen={opened === 'first'}
        onOpenChange={close}
        footer={
          <button type="button" id="next" onClick={() => setOpened('second')}>
            Next
          </button>
        }
      >
        <Select label="Field" items={choices} value="a" onChange={noop} />
      </Drawer>
      <Drawer title="Second" isOpen={opened === 'second'} onOpenChange={close} footer={null}>
        <input aria-label="Own" />
      </Drawer>
    </>
  );
}

/** A field whose second confirmation opens as soon as the first closes, while focus is on its way back. */
function TwoConfirmations() {
  const [step, setStep] = useState<'none' | 'first' | 'between' | 'second'>('none');
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what is tested: the page between two questions is never painted
    if (step === 'between') setStep('second');
  }, [step]);
  const isConfirming = step === 'first' || step === 'second';
  return (
    <>
      <button type="button" id="field" onClick={() => setStep('first')}>
        Field
      </button>
      {isConfirming && (
        <div role="alertdialog" aria-label={step}>
          <FocusReturn />
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- as dialogs do */}
          <button type="button" autoFocus onClick={() => setStep(step === 'first' ? 'between' : 'none')}>
            {step}
          </button>
        </div>
      )}
    </>
  );
}

/** A row with docked details, from which a form opens and returns. */
function DockedDetails() {
  const [dock, setDock] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<'details' | 'form' | null>(null);
  return (
    <DockContext.Provider value={dock}>
      <button type="button" id="row" onClick={() => setOpened('details')}>
        Row
      </button>
      <button type="button">Last</button>
      <div ref={setDock} />
      <Drawer
        title="Details"
        isDockable
        isOpen={opened === 'details'}
        onOpenChange={() => setOpened(null)}
        footer={
          <button type="button" id="edit" onClick={() => setOpened('form')}>
            Edit
          </button>
        }
      >
        Since 2024
      </Drawer>
      <Drawer title="Form" isOpen={opened === 'form'} onOpenChange={() => setOpened('details')} footer={null}>
        <input aria-label="Own" />
      </Drawer>
    </DockContext.Provider>
  );
}

test('docked details return focus to their row, including after a form opened from them', async () => {
  await page.viewport(1800, 900);
  show(<DockedDetails />);
  await open('#row', 'aside');
  find('#edit')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Own');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => find('aside')?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await waitUntilClosed('aside');
  await expect.poll(nameOfFocused).toBe('Row');
});

test('a drawer opened by a menu entry returns focus to the menu button', async () => {
  show(<DrawerOfMenu />);
  await expect.poll(() => find('main button')).not.toBeNull();
  find('main button')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => find('[role=menu]')?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => find('[role=dialog]')?.contains(document.activeElement)).toBe(true);
  // A Select's focusable element is its button; the native select is hidden.
  await expect.poll(() => document.activeElement?.getAttribute('aria-haspopup')).toBe('listbox');
  await userEvent.keyboard('{Escape}');
  await waitUntilClosed('[role=dialog]');
  await expect.poll(nameOfFocused).toBe('More');
});

test('a drawer that replaced another one returns focus to the menu button', async () => {
  show(<DrawerOfMenu />);
  await expect.poll(() => find('main button')).not.toBeNull();
  find('main button')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => find('[role=menu]')?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => find('#next')).not.toBeNull();
  await expect.poll(() => find('[role=dialog]')?.contains(document.activeElement)).toBe(true);
  find('#next')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Own');
  await userEvent.keyboard('{Escape}');
  await waitUntilClosed('[role=dialog]');
  await expect.poll(nameOfFocused).toBe('More');
});

test('a second confirmation opened while focus is returning gives it back to the original element', async () => {
  show(<TwoConfirmations />);
  await open('#field', '[role=alertdialog]');
  await userEvent.keyboard('{Enter}');
  await expect.poll(nameOfFocused).toBe('second');
  await userEvent.keyboard('{Enter}');
  await waitUntilClosed('[role=alertdialog]');
  await expect.poll(nameOfFocused).toBe('Field');
});
