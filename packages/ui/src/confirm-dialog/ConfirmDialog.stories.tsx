import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Menu } from '../menu/index.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './index.ts';

/** Opens the dialog from a button, as a page does. */
function Opener(props: ConfirmDialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Actions</Button>
      <ConfirmDialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

const meta = {
  title: 'Overlays/Confirm dialog',
  component: ConfirmDialog,
  tags: ['ready'],
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  render: (args) => <Opener {...args} />,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Delete Kofi Mensah?',
    children: 'Kofi Mensah loses access immediately. This cannot be undone.',
    confirmLabel: 'Delete user',
    tone: 'danger',
    onConfirm: fn<() => Promise<void> | void>(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog handles keys once it has focus. */
const hearsKeys = () =>
  waitFor(() => expect(screen.getByRole('alertdialog')).toContainElement(document.activeElement as HTMLElement));

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  const dialog = await screen.findByRole('alertdialog');
  await hearsKeys();
  return within(dialog);
};
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

const shut = { isOpen: false };

/** The title and the consequences are announced together. */
export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleName('Delete Kofi Mensah?');
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone/);
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** The Cancel button has focus, so that Enter does not delete. */
export const Danger: Story = {
  args: shut,
  play: async ({ args }) => {
    const dialog = await open();
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Delete Kofi Mensah?');
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/cannot be undone/);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus());
    await open();
  },
};

/** Enter confirms a harmless action. */
export const Primary: Story = {
  args: {
    ...shut,
    tone: 'neutral',
    title: 'Resend the invitation to Leïla Haddad?',
    children: 'The link in the previous e-mail stops working.',
    confirmLabel: 'Resend invitation',
  },
  play: async ({ args }) => {
    const dialog = await open();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Resend invitation' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

/** Escape cancels; a press on the scrim does not. */
export const Canceled: Story = {
  args: shut,
  play: async ({ args }) => {
    await open();
    await userEvent.click(document.elementFromPoint(4, 4) ?? document.body);
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    // The press moves focus away, and the dialog takes it back.
    await hearsKeys();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

let finish = () => {};
/** Cannot be closed while pending; the button keeps its width and focus, and runs once. */
export const Pending: Story = {
  args: {
    ...shut,
    onConfirm: fn<() => Promise<void> | void>(() => new Promise<void>((resolve) => (finish = resolve))),
  },
  play: async ({ args }) => {
    const dialog = await open();
    const button = dialog.getByRole('button', { name: 'Delete user' });
    const width = button.offsetWidth;
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await expect(button).toHaveFocus();
    await expect(button.offsetWidth).toBe(width);
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    finish();
    await gone();
  },
};

/** Shows the error in the dialog, where the action can be retried. */
export const ActionError: Story = {
  args: {
    ...shut,
    onConfirm: fn<() => Promise<void> | void>(() => Promise.reject(new Error('503'))),
    describeError: () => 'Kofi Mensah could not be deleted.',
  },
  play: async ({ args }) => {
    const dialog = await open();
    const button = dialog.getByRole('button', { name: 'Delete user' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Kofi Mensah could not be deleted.');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
    await expect(await dialog.findByRole('alert')).toBeVisible();
  },
};

function RowWithMenu() {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <Button ref={trigger} aria-haspopup="menu" aria-expanded={isMenuOpen} onPress={() => setIsMenuOpen(true)}>
        Actions
      </Button>
      {isMenuOpen && (
        <Menu
          label="Actions"
          triggerRef={trigger}
          isOpen
          onOpenChange={setIsMenuOpen}
          items={[{ id: 'delete', label: 'Delete user…', tone: 'danger', onAction: () => setIsConfirming(true) }]}
        />
      )}
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setIsConfirming}
        title="Delete Kofi Mensah?"
        confirmLabel="Delete user"
        tone="danger"
        onConfirm={() => {}}
      >
        This cannot be undone.
      </ConfirmDialog>
    </>
  );
}

/** After opening from a menu, focus returns to the menu button. */
export const FromMenu: Story = {
  render: () => <RowWithMenu />,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus());
  },
};

const typedArgs = {
  isOpen: false,
  title: 'Delete tidal-apac and its 14 resources?',
  children: 'Players lose this pathway within 300 seconds. This cannot be undone.',
  confirmLabel: 'Delete pathway',
  confirmationText: 'tidal-apac',
} as const;

/**
 * The name must be typed first. Until then, the button is focusable and explains what is missing. Enter in the field
 * only
 * moves focus to the button.
 */
export const TypeToConfirm: Story = {
  args: typedArgs,
  play: async ({ args }) => {
    const dialog = await open();
    const field = dialog.getByRole('textbox', { name: 'Type tidal-apac to confirm' });
    await waitFor(() => expect(field).toHaveFocus());
    const button = dialog.getByRole('button', { name: 'Delete pathway' });
    await expect(button).toHaveAccessibleDescription('Type tidal-apac first');
    await userEvent.click(button);
    await userEvent.type(field, 'Tidal-APAC{Enter}');
    await expect(field).toHaveAccessibleDescription(/does not match/);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'tidal-apac');
    await expect(button).not.toHaveAttribute('aria-disabled');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

const onSend = fn();

/** Does not submit the form it is opened from. */
export const OpenedByForm: Story = {
  args: typedArgs,
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Opener {...args} />
    </form>
  ),
  play: async ({ args }) => {
    const dialog = await open();
    await userEvent.type(dialog.getByRole('textbox'), 'tidal-apac{Enter}{Enter}');
    await gone();
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(onSend).not.toHaveBeenCalled();
  },
};

/** Accepts pasted text with spaces around it; the field is empty when the dialog reopens. */
export const PastedText: Story = {
  args: typedArgs,
  play: async ({ args }) => {
    const dialog = await open();
    const field = dialog.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste(' tidal-apac ');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete pathway' }));
    await gone();
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect((await open()).getByRole('textbox')).toHaveValue('');
  },
};

/** Both dialogs, open. */
export const States: Story = {
  tags: ['board'],
  args: { ...typedArgs, isOpen: true },
};
