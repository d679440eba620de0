import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button, IconButton } from '../button/index.ts';
import { Ellipsis } from '../icon/index.ts';
import { Board, BoardRow } from '../storybook/Board.tsx';
import {
  accountItems,
  clearMenuSpies,
  onDelete,
  onEdit,
  onMode,
  onResend,
  onSettings,
  pathwayMenu,
  readOnly,
  readOnlyActions,
  rowActions,
  view,
} from '../storybook/sampleMenus.ts';
import { OpenMenu } from '../storybook/OpenMenu.tsx';
import { Menu } from './index.ts';

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  tags: ['ready'],
  parameters: { layout: 'centered', docs: { story: { inline: false, height: '280px' } } },
  args: {
    label: 'Actions for Priya Raghunathan',
    items: rowActions,
    trigger: <IconButton label="Actions for Priya Raghunathan" icon={Ellipsis} />,
  },
  beforeEach: clearMenuSpies,
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

/** Opens on the first entry, runs it on Enter, and returns focus to the trigger; typing letters finds entries. */
export const Default: Story = {
  play: async () => {
    const trigger = screen.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Actions for Priya Raghunathan' });
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('d');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Disable' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onDelete).toHaveBeenCalledTimes(1);
    await waitUntilClosed();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Escape closes the menu without changing anything. */
export const ClosedByEscape: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button'));
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
    await expect(onEdit).not.toHaveBeenCalled();
  },
};

/** Disabled entries can be focused, explain why they are disabled, and do nothing. */
export const DisabledWithReason: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}');
    const item = screen.getByRole('menuitem', { name: /^Resend invitation/ });
    await waitFor(() => expect(item).toHaveFocus());
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveAccessibleName('Resend invitation Priya Raghunathan has already signed in.');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(item);
    await expect(onResend).not.toHaveBeenCalled();
    await expect(screen.getByRole('menu')).toBeVisible();
  },
};

function Account() {
  const [mode, setMode] = useState('system');
  return (
    <Menu
      label="Account"
      trigger={<Button variant="ghost">Northlight</Button>}
      header={
        <>
          <div>Ines Carvalho</div>
          <div>ines.carvalho@northlight.example</div>
        </>
      }
      items={accountItems(mode, (value) => {
        onMode(value);
        setMode(value);
      })}
    />
  );
}

/** A choice between three values with the arrow keys; the menu stays open. */
export const RadioGroup: Story = {
  render: () => <Account />,
  play: async () => {
    await userEvent.click(screen.getByRole('button'));
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Theme' })).toBeVisible());
    await expect(screen.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Light' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onMode).toHaveBeenLastCalledWith('dark');
    await expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Light' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus());
  },
};

/** A plain click goes to the router; a click with a modifier key is left to the browser. */
export const Links: Story = {
  render: () => <Account />,
  play: async () => {
    const open = async () => {
      await userEvent.click(screen.getByRole('button'));
      return screen.findByRole('menuitem', { name: 'Settings' });
    };
    const link = await open();
    await expect(link).toHaveAttribute('href', '#settings');
    await userEvent.click(link);
    await expect(onSettings).toHaveBeenCalledTimes(1);
    await expect(window.location.hash).toBe('');
    await waitUntilClosed();
    const again = await open();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onSettings).toHaveBeenCalledTimes(2);
    await waitUntilClosed();
  },
};

const names = ['Amara Okafor', 'Mateo Rivas', 'Hanna Virtanen'];

function SharedByRows() {
  const [selectedName, setSelectedName] = useState<string>();
  const anchor = useRef<Element>(null);
  return (
    <>
      {names.map((name) => (
        <p key={name}>
          {name}{' '}
          <IconButton
            label={`Actions for ${name}`}
            icon={Ellipsis}
            aria-haspopup="menu"
            aria-expanded={selectedName === name}
            onPress={(event) => {
              anchor.current = event.target;
              setSelectedName(name);
            }}
          />
        </p>
      ))}
      <Menu
        label={`Actions for ${selectedName ?? ''}`}
        triggerRef={anchor}
        isOpen={selectedName !== undefined}
        onOpenChange={() => setSelectedName(undefined)}
        items={rowActions}
      />
    </>
  );
}

/** A single menu for a whole table opens at the pressed button and returns focus to it. */
export const SharedByManyRows: Story = {
  render: () => <SharedByRows />,
  play: async () => {
    for (const name of ['Mateo Rivas', 'Hanna Virtanen']) {
      const trigger = screen.getByRole('button', { name: `Actions for ${name}` });
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      const menu = await screen.findByRole('menu', { name: `Actions for ${name}` });
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
      const gap = menu.getBoundingClientRect().top - trigger.getBoundingClientRect().bottom;
      await expect(Math.abs(gap)).toBeLessThan(24);
      await userEvent.keyboard('{Enter}');
      await waitUntilClosed();
      await waitFor(() => expect(trigger).toHaveFocus());
    }
    await expect(onEdit).toHaveBeenCalledTimes(2);
  },
};

/**
 * A disabled reason that several entries share is announced once: shown below them and used as the menu's
 * description.
 */
export const AnnouncesReasonOnce: Story = {
  args: { items: readOnlyActions },
  play: async () => {
    await userEvent.click(screen.getByRole('button'));
    const menu = await screen.findByRole('menu');
    await expect(menu).toHaveAccessibleDescription(readOnly);
    await expect(screen.getAllByText(readOnly)).toHaveLength(1);
    const item = screen.getByRole('menuitem', { name: 'Edit' });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item);
    await expect(onEdit).not.toHaveBeenCalled();
    await expect(menu).toBeVisible();
  },
};

/** All entry types. */
export const States: Story = {
  tags: ['board'],
  parameters: { layout: 'padded' },
  render: () => (
    <Board>
      <BoardRow label="Actions with icons, a shortcut, a disabled reason and a danger tone; a shared reason">
        <OpenMenu label="Row" items={rowActions} />
        <OpenMenu label="Read only" items={readOnlyActions} />
      </BoardRow>
      <BoardRow label="Choices, heading and submenu, header">
        <OpenMenu label="View" items={view} />
        <OpenMenu label="Pathway" items={pathwayMenu} />
        <OpenMenu label="Account" header="Ines Carvalho" items={accountItems('system', onMode)} />
      </BoardRow>
    </Board>
  ),
};
