import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { MessagesProvider } from '../messages/index.ts';
import { clearMenuSpies, onDelete, onEdit, onMode, pathwayMenu, view } from '../storybook/sampleMenus.ts';
import { Menu } from './index.ts';

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  tags: ['ready', '!autodocs'],
  parameters: { layout: 'centered', docs: { story: { inline: false, height: '280px' } } },
  args: { label: 'Pathway tidal-apac', items: pathwayMenu, trigger: <Button>Pathway tidal-apac</Button> },
  beforeEach: clearMenuSpies,
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

/** A single choice closes the menu; a multiple choice keeps it open. Screen readers announce the checked entries. */
export const Choices: Story = {
  args: { label: 'View', items: view, trigger: <Button>View</Button> },
  play: async () => {
    await userEvent.click(screen.getByRole('button'));
    await screen.findByRole('menu', { name: 'View' });
    await waitFor(() => expect(screen.getByRole('group', { name: 'Columns' })).toBeVisible());
    await expect(screen.getByRole('menuitemradio', { name: 'Status' })).toBeChecked();
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Last seen' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Last seen' }));
    await expect(onMode).toHaveBeenLastCalledWith('email role seen');
    await expect(screen.getByRole('menu')).toBeVisible();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Nothing' }));
    await expect(onMode).toHaveBeenLastCalledWith('none');
    await waitUntilClosed();
  },
};

/** A heading labels its entries; a submenu opens with an arrow key and returns focus to its entry. */
export const SectionAndSubmenu: Story = {
  args: { label: 'Pathway tidal-apac', items: pathwayMenu },
  play: async () => {
    screen.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Pathway tidal-apac' });
    await waitFor(() => expect(screen.getByRole('group', { name: 'Pathway' })).toBeVisible());
    await userEvent.keyboard('e');
    const parent = screen.getByRole('menuitem', { name: 'Export' });
    await waitFor(() => expect(parent).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'As CSV' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(parent).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'As CSV' })).not.toBeInTheDocument());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'As CSV' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onDelete).toHaveBeenCalledTimes(1);
    await waitUntilClosed();
    await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
  },
};

function AnchoredPathway() {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button ref={anchor} aria-haspopup="menu" aria-expanded={isOpen} onPress={() => setIsOpen(true)}>
        Pathway
      </Button>
      <Menu label="Pathway" items={pathwayMenu} triggerRef={anchor} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

/** Submenus also work in a controlled menu; choosing an entry in one closes everything. */
export const SubmenuOfASharedMenu: Story = {
  render: () => <AnchoredPathway />,
  play: async () => {
    await userEvent.click(screen.getByRole('button'));
    await screen.findByRole('menu');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'As JSON' }));
    await expect(onDelete).toHaveBeenCalledTimes(1);
    await waitUntilClosed();
    await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
  },
};

const zones = ['Africa', 'America', 'Asia', 'Atlantic', 'Europe', 'Pacific'].flatMap((continent) =>
  Array.from({ length: 12 }, (_, index) => `${continent}, zone ${index + 1}`),
);

/**
 * When the menu is taller than the window, the list scrolls, the header stays, and End and letters scroll to their
 * entry.
 */
export const LongList: Story = {
  args: {
    label: 'Time zone',
    header: 'Northlight',
    items: zones.map((zone) => ({ id: zone, label: zone, onAction: onEdit })),
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button'));
    const menu = await screen.findByRole('menu');
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
    await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.keyboard('{End}');
    const last = screen.getByRole('menuitem', { name: 'Pacific, zone 12' });
    await waitFor(() => expect(last).toHaveFocus());
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(menu.getBoundingClientRect().bottom),
    );
    await expect(screen.getByText('Northlight')).toBeVisible();
    await userEvent.keyboard('eu');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Europe, zone 1' })).toHaveFocus());
  },
};

/** Right to left: the menu aligns to the other edge and the left arrow opens the submenu. */
export const RightToLeft: Story = {
  args: { label: 'المسار', items: pathwayMenu },
  globals: { direction: 'rtl' },
  decorators: [
    (Story) => (
      <MessagesProvider locale="ar-SA">
        {/* Space on both sides so the menu does not flip. */}
        <div style={{ paddingInline: 240 }}>
          <Story />
        </div>
      </MessagesProvider>
    ),
  ],
  play: async () => {
    const trigger = screen.getByRole('button');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await waitFor(() =>
      expect(Math.abs(menu.getBoundingClientRect().left - trigger.getBoundingClientRect().left)).toBeLessThan(8),
    );
    await userEvent.keyboard('e{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'As CSV' })).toHaveFocus());
  },
};
