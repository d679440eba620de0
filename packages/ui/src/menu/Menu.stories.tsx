import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button, IconButton } from '../button/index.ts';
import {
  CircleSlash,
  CircleUserRound,
  Ellipsis,
  Icon,
  LogOut,
  Mail,
  Monitor,
  Moon,
  Pencil,
  Settings,
  Sun,
  SunMoon,
  Trash,
} from '../icon/index.ts';
import { Menu, type MenuEntry } from './index.ts';

const onEdit = fn<() => void>();
const onResend = fn<() => void>();
const onDelete = fn<() => void>();
const onMode = fn<(mode: string) => void>();
const onSettings = fn<() => void>();

const rowActions: MenuEntry[] = [
  { id: 'edit', label: 'Edit', icon: Pencil, shortcut: 'E', onAction: onEdit },
  {
    id: 'resend',
    label: 'Resend invitation',
    icon: Mail,
    disabledReason: 'Priya Raghunathan has signed in already.',
    onAction: onResend,
  },
  'separator',
  { id: 'disable', label: 'Disable', icon: CircleSlash, onAction: fn<() => void>() },
  { id: 'delete', label: 'Delete user…', icon: Trash, tone: 'danger', onAction: onDelete },
];

const meta = {
  title: 'Components/Menu',
  component: Menu,
  parameters: { layout: 'centered' },
  args: {
    label: 'Actions for Priya Raghunathan',
    items: rowActions,
    trigger: <IconButton label="Actions for Priya Raghunathan" icon={<Icon icon={Ellipsis} />} />,
  },
  beforeEach: () => {
    for (const spy of [onEdit, onResend, onDelete, onMode, onSettings]) spy.mockClear();
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

/** By keyboard: opens on the first entry, runs on Enter, gives the focus back; letters find entries. */
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
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

/** Esc changes nothing. */
export const ClosedByEscape: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button'));
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
    await expect(onEdit).not.toHaveBeenCalled();
  },
};

/** What is impossible can be reached, says why, and does nothing. */
export const DisabledWithReason: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}');
    const item = screen.getByRole('menuitem', { name: /^Resend invitation/ });
    await waitFor(() => expect(item).toHaveFocus());
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveAccessibleName('Resend invitation Priya Raghunathan has signed in already.');
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
      items={[
        { id: 'settings', label: 'Settings', icon: Settings, href: '#settings', onAction: onSettings },
        { id: 'account', label: 'My account', icon: CircleUserRound, href: '#account', onAction: fn<() => void>() },
        'separator',
        {
          kind: 'radioGroup',
          label: 'Mode',
          icon: SunMoon,
          value: mode,
          options: [
            { value: 'light', label: 'Light', icon: Sun },
            { value: 'dark', label: 'Dark', icon: Moon },
            { value: 'system', label: 'System', icon: Monitor },
          ],
          onChange: (value) => {
            onMode(value);
            setMode(value);
          },
        },
        'separator',
        { id: 'sign-out', label: 'Log out', icon: LogOut, onAction: fn<() => void>() },
      ]}
    />
  );
}

/** One of three, chosen by arrow keys in the same menu, which stays open. */
export const RadioGroup: Story = {
  render: () => <Account />,
  play: async () => {
    await userEvent.click(screen.getByRole('button'));
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Mode' })).toBeVisible());
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

/** A link: the router takes a plain click, the browser one with a modifier. */
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
    await gone();
    const again = await open();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onSettings).toHaveBeenCalledTimes(2);
    await gone();
  },
};

const people = ['Amara Okafor', 'Mateo Rivas', 'Hanna Virtanen'];

function SharedByRows() {
  const [person, setPerson] = useState<string>();
  const anchor = useRef<Element>(null);
  return (
    <>
      {people.map((name) => (
        <p key={name}>
          {name}{' '}
          <IconButton
            label={`Actions for ${name}`}
            icon={<Icon icon={Ellipsis} />}
            aria-haspopup="menu"
            aria-expanded={person === name}
            onPress={(event) => {
              anchor.current = event.target;
              setPerson(name);
            }}
          />
        </p>
      ))}
      <Menu
        label={`Actions for ${person ?? ''}`}
        triggerRef={anchor}
        isOpen={person !== undefined}
        onOpenChange={() => setPerson(undefined)}
        items={rowActions}
      />
    </>
  );
}

/** One menu for a whole table opens at the button that was pressed and gives the focus back to it. */
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
      await gone();
      await waitFor(() => expect(trigger).toHaveFocus());
    }
    await expect(onEdit).toHaveBeenCalledTimes(2);
  },
};
