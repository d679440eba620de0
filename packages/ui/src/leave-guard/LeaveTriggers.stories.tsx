import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Drawer } from '../drawer/index.ts';
import { LeaveExample } from '../storybook/sampleLeaving.tsx';
import { TextField } from '../text-field/index.ts';
import { LeaveGuardProvider, useLeaveGuard } from './index.ts';

const meta = {
  title: 'Feedback/Leave guard',
  component: LeaveExample,
  tags: ['ready', '!autodocs'],
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { forms: ['Profile'] },
} satisfies Meta<typeof LeaveExample>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: string) => userEvent.type(screen.getByRole('textbox', { name: label }), 'x');
const findConfirmation = () => screen.findByRole('alertdialog');
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

/** Guards a side navigation link, a menu and Back; Leave continues there (1, 6, 14). */
export const EveryExit: Story = {
  play: async () => {
    await type('Profile');
    const link = screen.getByRole('link', { name: 'Roles in the menu' });
    await userEvent.click(link);
    await findConfirmation();
    await press('Stay');
    await waitUntilClosed();
    await waitFor(() => expect(link).toHaveFocus());
    await press('Back');
    await findConfirmation();
    await press('Stay');
    await waitUntilClosed();
    await press('Account');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'My tokens' }));
    await findConfirmation();
    await press('Leave');
    await expect(await screen.findByText('Page: tokens')).toBeVisible();
    await waitUntilClosed();
  },
};

/** Navigation after a save is not guarded (13). */
export const NavigatesAfterSaving: Story = {
  play: async () => {
    await type('Profile');
    await press('Save Profile and continue');
    await expect(await screen.findByText('Page: roles')).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

function GuardedDrawer() {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const { confirmLeave } = useLeaveGuard({ isDirty: isOpen && name !== '' });
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Invite user</Button>
      <Drawer
        isOpen={isOpen}
        onOpenChange={() => void confirmLeave().then((mayLeave) => mayLeave && setIsOpen(false))}
        title="Invite user"
        footer={<Button variant="primary">Send invitation</Button>}
      >
        <TextField label="Name" value={name} onChange={setName} />
      </Drawer>
    </>
  );
}

/** Over a drawer, Stay gets the focus and returns it to the drawer's field (4, 5, 6, 11). */
export const OverDrawer: Story = {
  render: () => (
    <LeaveGuardProvider adapter={{ useBlocker: () => ({ state: 'unblocked' }) }}>
      <GuardedDrawer />
    </LeaveGuardProvider>
  ),
  play: async () => {
    await press('Invite user');
    await screen.findByRole('dialog', { name: 'Invite user' });
    const field = screen.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Leïla{Escape}');
    await findConfirmation();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('Leïla');
    await userEvent.keyboard('{Escape}');
    await findConfirmation();
    await press('Leave');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Invite user' })).toHaveFocus());
  },
};
