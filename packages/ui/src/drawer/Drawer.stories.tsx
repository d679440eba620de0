import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { Drawer, type DrawerProps } from './index.ts';
import * as styles from './Drawer.css.ts';
import { DrawerParts } from './DrawerParts.tsx';
import { modalSurface } from '../overlay/index.ts';

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

/** Opens the drawer from a button, as a page does. */
function Opener(props: DrawerProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="primary" onPress={() => setIsOpen(true)}>
        Invite user
      </Button>
      <Drawer
        {...props}
        isOpen={isOpen}
        onOpenChange={(next) => {
          props.onOpenChange(next);
          if (accepted(next)) setIsOpen(next);
        }}
        footer={
          <>
            <Button onPress={close}>Cancel</Button>
            <Button variant="primary" onPress={close}>
              Send invitation
            </Button>
          </>
        }
      />
    </>
  );
}

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  tags: ['ready'],
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Invite user',
    description: 'They get an e-mail with a link to set a password. The link works for 7 days.',
    children: <Fields />,
    footer: <Button variant="primary">Send invitation</Button>,
  },
  render: (args) => <Opener {...args} />,
  beforeEach: () => {
    accepted.mockReset().mockReturnValue(true);
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const shut = { isOpen: false };
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Invite user' }));
  return screen.findByRole('dialog', { name: 'Invite user' });
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Has a name and a description, and focuses the first field. */
export const Default: Story = {
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Invite user' });
    await waitFor(() => expect(within(drawer).getByRole('textbox', { name: /^Name/ })).toHaveFocus());
    // A drawer adds no banner landmark.
    await expect(within(drawer).queryByRole('banner')).not.toBeInTheDocument();
    await expect(within(drawer).queryByRole('contentinfo')).not.toBeInTheDocument();
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Escape closes it and focus returns to the button. */
export const ByKeyboard: Story = {
  args: shut,
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

/** Without a field, the drawer has focus and its title is announced. */
export const WithoutFields: Story = {
  args: { ...shut, children: 'Kofi Mensah was invited on 15 Oct 2026.' },
  play: async () => {
    const drawer = await open();
    await waitFor(() => expect(drawer).toHaveFocus());
  },
};

/** Escape, the scrim and the close button are requests that the owner can refuse. */
export const RefusesToClose: Story = {
  args: shut,
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
  args: shut,
  play: async () => {
    await open();
    await userEvent.click(document.elementFromPoint(4, 4) ?? document.body);
    await gone();
  },
};

/** A select opens above the drawer, and Escape closes only the select. */
export const SelectInside: Story = {
  args: shut,
  play: async () => {
    const drawer = await open();
    await userEvent.click(within(drawer).getByRole('button', { name: /Role/ }));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await waitFor(() => expect(drawer).toBeVisible());
  },
};

/** While pending, it cannot be closed and the close button is disabled. */
export const Pending: Story = {
  args: { ...shut, isPending: true },
  play: async ({ args }) => {
    const drawer = await open();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.elementFromPoint(4, 4) ?? document.body);
    await expect(within(drawer).getByRole('button', { name: 'Close' })).toBeDisabled();
    await waitFor(() => expect(drawer).toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** Wider, for content such as a chart or a preview. */
export const Detail: Story = {
  args: { size: 'detail' },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await expect(drawer.offsetWidth).toBe(576);
  },
};

/** On a phone, a bottom sheet that leaves the top bar visible. */
export const OnPhone: Story = {
  args: { size: 'detail' },
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    const box = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect(box).toMatchObject({ left: 0, width: 320, top: 48, bottom: window.innerHeight });
  },
};

/** Opens from the other side. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBeLessThan(16));
  },
};

function Still() {
  const id = useId();
  return (
    <section
      aria-labelledby={`${id}title`}
      className={modalSurface}
      style={{
        inlineSize: 'min(480px, 100vw - 32px)',
        blockSize: 560,
        borderRadius: 12,
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <DrawerParts
        title="Invite user"
        titleId={`${id}title`}
        description="They get an e-mail with a link to set a password. The link works for 7 days."
        descriptionId={`${id}description`}
        isPending={false}
        onClose={() => {}}
        footer={
          <>
            <Button>Cancel</Button>
            <Button variant="primary">Send invitation</Button>
          </>
        }
      >
        <div className={styles.body} style={{ flex: 1 }}>
          <Fields />
        </div>
      </DrawerParts>
    </section>
  );
}

/** The drawer's surface. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      <BoardRow label="A form">
        <Still />
      </BoardRow>
    </Board>
  ),
};
