import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { Drawer } from './index.ts';

const accepted = fn<(isOpen: boolean) => boolean>(() => true);

function Fields() {
  const [name, setName] = useState('Leïla');
  const [role, setRole] = useState<'regular' | 'administrator'>('regular');
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 20 }}>
      <TextField label="Name" isRequired value={name} onChange={setName} />
      <TextField label="E-mail" type="email" value="" onChange={() => {}} />
      <Select
        label="Role"
        items={[
          { id: 'regular', label: 'Regular' },
          { id: 'administrator', label: 'Administrator' },
        ]}
        value={role}
        onChange={setRole}
      />
    </div>
  );
}

function Example({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="primary" onPress={() => setIsOpen(true)}>
        Invite user
      </Button>
      <Drawer
        isOpen={isOpen}
        onOpenChange={(next) => {
          if (accepted(next)) setIsOpen(next);
        }}
        title="Invite user"
        description="They choose a password from the e-mail. The link works for 7 days."
        footer={
          <>
            <Button onPress={close}>Cancel</Button>
            <Button variant="primary" onPress={close}>
              Send invitation
            </Button>
          </>
        }
      >
        {children}
      </Drawer>
    </>
  );
}

const meta = {
  title: 'Components/Drawer',
  component: Example,
  args: { children: <Fields /> },
  beforeEach: () => {
    accepted.mockReset().mockReturnValue(true);
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Invite user' }));
  return screen.findByRole('dialog', { name: 'Invite user' });
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** The first field has the focus; Esc closes and the button gets it back. */
export const Default: Story = {
  play: async () => {
    const drawer = await open();
    await expect(drawer).toHaveAccessibleDescription(/works for 7 days/);
    await waitFor(() => expect(within(drawer).getByRole('textbox', { name: /^Name/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Invite user' })).toHaveFocus());
    await open();
  },
};

/** Without a field the drawer itself has the focus, and its title is read. */
export const WithoutFields: Story = {
  args: { children: 'Kofi Mensah was invited on 15 Oct 2026.' },
  play: async () => {
    const drawer = await open();
    await waitFor(() => expect(drawer).toHaveFocus());
  },
};

/** Esc, scrim and close button only ask; the owner answers. */
export const RefusesToClose: Story = {
  play: async () => {
    accepted.mockImplementation((next) => next);
    const drawer = await open();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    await userEvent.click(document.elementFromPoint(4, 4) ?? document.body);
    await expect(accepted).toHaveBeenCalledTimes(3);
    await waitFor(() => expect(drawer).toBeVisible());
  },
};

/** A press on the scrim closes it. */
export const ClosedByScrim: Story = {
  play: async () => {
    await open();
    await userEvent.click(document.elementFromPoint(4, 4) ?? document.body);
    await gone();
  },
};

/** A select inside opens over the drawer; Esc closes the select alone. */
export const SelectInside: Story = {
  play: async () => {
    const drawer = await open();
    await userEvent.click(within(drawer).getByRole('button', { name: /Role/ }));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await waitFor(() => expect(drawer).toBeVisible());
  },
};
