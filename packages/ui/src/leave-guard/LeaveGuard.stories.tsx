import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { LeaveScene } from '../storybook/LeaveScene.tsx';
import { LeaveExample, onSave, onSignOut } from '../storybook/sampleLeaving.tsx';
import { OpenDialog } from '../storybook/OpenDialog.tsx';
import { LeaveGuardProvider } from './index.ts';

const meta = {
  title: 'Feedback/Leave guard',
  component: LeaveExample,
  subcomponents: { LeaveGuardProvider },
  tags: ['ready'],
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { forms: ['Profile'] },
  beforeEach: () => {
    onSignOut.mockClear();
  },
} satisfies Meta<typeof LeaveExample>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: string) => userEvent.type(screen.getByRole('textbox', { name: label }), 'x');
const findConfirmation = () => screen.findByRole('alertdialog');
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
const isArmed = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** An unsaved change, and links that leave the page. */
export const Default: Story = {
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  render: () => <LeaveScene />,
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Stay is the default and the result of Escape: page, history entry and focus are unchanged (1, 4, 5). */
export const StaysOnPage: Story = {
  play: async () => {
    await type('Profile');
    await press('Roles');
    await expect(await findConfirmation()).toHaveAccessibleName('Leave without saving Profile?');
    await expect(await findConfirmation()).toHaveAccessibleDescription(/will be lost/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    await expect(screen.getByText('Page: users')).toBeVisible();
    await expect(screen.getByRole('textbox')).toHaveValue('x');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Roles' })).toHaveFocus());
    await press('Roles');
    await findConfirmation();
    await userEvent.click(document.elementFromPoint(4, 4) ?? document.body);
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitUntilClosed();
    await expect(screen.getByText('Page: users')).toBeVisible();
    await press('Roles');
    await findConfirmation();
  },
};

/** Escape returns to the field even if the navigation left nothing focused, as for a link clicked in Safari (4, 5). */
export const ReturnsToField: Story = {
  play: async () => {
    await type('Profile');
    const field = screen.getByRole('textbox');
    field.blur();
    screen.getByRole('link', { name: 'Roles in the menu' }).click();
    await findConfirmation();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** Leave continues to the requested page (6). */
export const Leaves: Story = {
  play: async () => {
    await type('Profile');
    await press('Roles');
    await findConfirmation();
    await press('Leave');
    await expect(await screen.findByText('Page: roles')).toBeVisible();
    await waitUntilClosed();
  },
};

/** Without changes, there is no confirmation (2). */
export const Clean: Story = {
  play: async () => {
    await press('Sign out');
    await expect(onSignOut).toHaveBeenCalledWith(true);
    await press('Roles');
    await expect(screen.getByText('Page: roles')).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

/** Two forms with changes, one confirmation with a general text (3, 11). */
export const TwoForms: Story = {
  args: { forms: ['Profile', 'Phone'] },
  play: async () => {
    await type('Profile');
    await type('Phone');
    await press('Roles');
    await expect(await findConfirmation()).toHaveAccessibleName('Leave without saving?');
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await press('Stay');
    await waitUntilClosed();
    await press('Reset Phone');
    await expect(await findConfirmation()).toHaveAccessibleName('Leave without saving Phone?');
    await press('Leave');
    await waitUntilClosed();
    await expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('');
    await expect(screen.getByRole('textbox', { name: 'Profile' })).toHaveValue('x');
    await press('Roles');
    await expect(await findConfirmation()).toHaveAccessibleName('Leave without saving Profile?');
  },
};

/** A programmatic request resolves a promise. If leaving fails, the page is still guarded (6, 9). */
export const SignsOut: Story = {
  play: async () => {
    await type('Profile');
    await press('Sign out');
    await findConfirmation();
    await press('Stay');
    await waitUntilClosed();
    await expect(onSignOut).toHaveBeenLastCalledWith(false);
    await press('Sign out');
    await findConfirmation();
    await press('Leave');
    await waitUntilClosed();
    await expect(onSignOut).toHaveBeenLastCalledWith(true);
    await expect(isArmed()).toBe(false);
    await type('Profile');
    await expect(isArmed()).toBe(true);
    await press('Roles');
    await findConfirmation();
    await expect(screen.getByText('Page: users')).toBeVisible();
  },
};

/** Controls when the next save ends. */
function nextSave() {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  onSave.mockReturnValueOnce(promise);
  return resolve;
}

/** While saving, the confirmation says so; after a failed save, it shows the form's text again (7). */
export const Saving: Story = {
  play: async () => {
    const finishSave = nextSave();
    await type('Profile');
    await press('Save Profile');
    await press('Roles');
    await expect(await findConfirmation()).toHaveAccessibleName('Leave while saving?');
    await expect(await findConfirmation()).toHaveAccessibleDescription(/will not know whether/);
    finishSave(false);
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Leave without saving Profile?'));
    await press('Leave');
    await waitUntilClosed();
    await expect(screen.getByText('Page: roles')).toBeVisible();
  },
};

/** A save that ends during the confirmation closes it without navigating (7). */
export const SavedDuringConfirmation: Story = {
  play: async () => {
    const finishSave = nextSave();
    await type('Profile');
    await press('Save Profile');
    await press('Roles');
    const confirmation = await findConfirmation();
    finishSave(true);
    await waitUntilClosed();
    // The text is unchanged during the exit animation.
    await expect(confirmation).toHaveTextContent('Leave while saving?');
    await expect(screen.getByText('Page: users')).toBeVisible();
    await press('Roles');
    await expect(screen.getByText('Page: roles')).toBeVisible();
  },
};

/** A programmatic request continues once the changes are saved (7). */
export const SavedWhileSigningOut: Story = {
  play: async () => {
    const finishSave = nextSave();
    await type('Profile');
    await press('Save Profile');
    await press('Sign out');
    await findConfirmation();
    finishSave(true);
    await waitUntilClosed();
    await waitFor(() => expect(onSignOut).toHaveBeenLastCalledWith(true));
  },
};

/** Closing the tab warns only with unsaved changes, including during a save (9, 10). */
export const ClosingTheTab: Story = {
  play: async () => {
    await expect(isArmed()).toBe(false);
    await type('Profile');
    await expect(isArmed()).toBe(true);
    await press('Save Profile');
    await expect(isArmed()).toBe(true);
    await userEvent.clear(screen.getByRole('textbox'));
    await expect(isArmed()).toBe(false);
  },
};

/** The confirmation over a page. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      <BoardRow label="With the form’s own text">
        <OpenDialog title="Leave without inviting?" width={440} verb="Stay" other="Leave">
          The invitation for Leïla has not been sent. What you entered in 4 fields will be lost.
        </OpenDialog>
      </BoardRow>
    </Board>
  ),
};
