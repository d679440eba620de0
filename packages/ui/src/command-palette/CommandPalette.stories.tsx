import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Board, BoardRow } from '../storybook/Board.tsx';
import {
  groups,
  kofaRadio,
  onInvite,
  onMode,
  onNavigate,
  PalettePage,
  users,
  searchCustomers,
  searchUsers,
} from '../storybook/samplePalette.tsx';
import { arrival, onPhone, fullPage } from '../storybook/viewports.ts';
import { vars } from '../theme/index.ts';
import type { CommandSection } from './command.ts';
import { CommandFooter } from './CommandFooter.tsx';
import { CommandList } from './CommandList.tsx';
import { CommandPalette, CommandTrigger, type RecentCommand } from './index.ts';
import { optionsOf } from './options.ts';

const meta = {
  title: 'Navigation/Command palette',
  component: PalettePage,
  subcomponents: { CommandPalette, CommandTrigger },
  tags: ['ready'],
  parameters: { viewport: fullPage.parameters.viewport, docs: { story: { inline: false, height: '560px' } } },
  beforeEach: () => {
    for (const spy of [onNavigate, onInvite, onMode]) spy.mockClear();
    searchUsers.mockReset().mockResolvedValue(users);
    searchCustomers.mockReset().mockResolvedValue([kofaRadio]);
  },
} satisfies Meta<typeof PalettePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('combobox');
const opened = async () => {
  await screen.findByRole('dialog', { name: 'Jump to…' }, arrival);
  await waitFor(() => expect(field()).toHaveFocus());
};
const byKey = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await opened();
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const options = () => screen.queryAllByRole('option').map((option: HTMLElement) => option.textContent);
const marked = () => {
  const id = field().getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.textContent;
};

/** Opens with a shortcut, runs a command with Enter, and restores focus on Escape. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const asyncSource = canvas.getByRole('button', { name: 'Elsewhere' });
    asyncSource.focus();
    await byKey();
    await expect(marked()).toBe('Home');
    await userEvent.keyboard('tok');
    await expect(marked()).toBe('API tokens');
    await userEvent.keyboard('{Enter}');
    await expect(onNavigate.mock.calls).toEqual([['#tokens']]);
    await closed();
    await waitFor(() => expect(asyncSource).toHaveFocus());
    await byKey();
    await expect(field()).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await closed();
    await userEvent.click(canvas.getByRole('button', { name: 'Jump to…' }));
    await opened();
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Arrow keys cycle through all groups; search also matches keywords. */
export const ByKeyboard: Story = {
  play: async () => {
    await byKey();
    await userEvent.keyboard('{ArrowUp}');
    await expect(marked()).toBe('Change theme…');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(onInvite).toHaveBeenCalledOnce());
    await closed();
    await byKey();
    await userEvent.keyboard('secr');
    await expect(options()).toEqual(['API tokens']);
  },
};

/** Async sources are queried once typing pauses, and earlier requests are aborted. */
export const AsyncSource: Story = {
  play: async () => {
    await byKey();
    await userEvent.keyboard('ko');
    await waitFor(() => expect(searchUsers).toHaveBeenCalledOnce());
    await userEvent.keyboard('f');
    await expect(searchUsers.mock.lastCall?.[1].aborted).toBe(true);
    await screen.findByRole('option', { name: /Kofi Mensah/ });
    await expect(searchUsers).toHaveBeenLastCalledWith('kof', expect.anything());
    await expect(options()).toEqual([
      expect.stringContaining('Kofi Mensah'),
      expect.stringContaining('Akofa Lawson'),
      expect.stringContaining('Kofa Radio'),
    ]);
    await expect(within(screen.getByRole('group', { name: 'Users' })).getByText('Kof').tagName).toBe('MARK');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onNavigate).toHaveBeenCalledWith('#users/akofa');
  },
};

/** A failed source is not counted; a live region announces the count and the failure. */
export const AnnouncesErrors: Story = {
  play: async () => {
    const fail = () => {
      throw new Error('offline');
    };
    searchUsers.mockImplementation(fail);
    searchCustomers.mockResolvedValue([kofaRadio]);
    await byKey();
    await userEvent.keyboard('kofa');
    await screen.findByRole('option', { name: /Kofa Radio/ });
    await waitFor(() => expect(screen.getByText('1 result', { selector: '[aria-live]' })).toBeInTheDocument());
    searchCustomers.mockImplementation(fail);
    await userEvent.keyboard('q');
    const failed = () => screen.getByText('The search failed.', { selector: '[aria-live]' });
    await waitFor(() => expect(failed()).toBeInTheDocument());
  },
};

/** Loading, empty and failed states; a failed source can be retried with the keyboard. */
export const SourceFails: Story = {
  play: async () => {
    searchUsers.mockImplementationOnce(() => {
      throw new Error('offline');
    });
    // Pending until the other source is retried.
    searchCustomers.mockImplementationOnce(() => new Promise(() => undefined)).mockResolvedValue([kofaRadio]);
    await byKey();
    await userEvent.keyboard('kof');
    await expect(screen.getAllByText('Searching').length).toBeGreaterThan(0);
    const again = await screen.findByRole('option', { name: /The search failed. Try again/ });
    await waitFor(() => expect(again).toHaveAttribute('aria-selected', 'true'));
    const timers = spyOn(globalThis, 'setTimeout');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: /Kofi Mensah/ });
    await screen.findByRole('option', { name: /Kofa Radio/ });
    // A retry is not debounced.
    await expect(timers).not.toHaveBeenCalledWith(expect.anything(), 150);
    timers.mockRestore();
    searchUsers.mockResolvedValue([]);
    searchCustomers.mockResolvedValue([]);
    await userEvent.keyboard('zzz');
    // A new query reaches all sources, not only the retried one.
    await waitFor(() => expect(searchCustomers).toHaveBeenLastCalledWith('kofzzz', expect.anything()));
    searchCustomers.mockResolvedValue([kofaRadio]);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await screen.findByRole('option', { name: /Kofa Radio/ });
    searchCustomers.mockResolvedValue([]);
    await userEvent.keyboard('zzz');
    await expect(
      await screen.findByText('Nothing matches “kofzzz”', { selector: '[role=presentation]' }),
    ).toBeVisible();
  },
};

const used: { now: readonly RecentCommand[] } = { now: [] };
/** Recent commands come first, except those the user can no longer access. */
export const Recent: Story = {
  args: { recent: { read: () => used.now, write: (recent) => (used.now = recent) } },
  beforeEach: () => {
    used.now = [{ id: 'billing', sectionId: 'pages', label: 'Billing', href: '#billing' }];
    spyOn(window, 'open').mockReturnValue(null);
  },
  play: async () => {
    await byKey();
    await expect(screen.queryByText('Billing')).not.toBeInTheDocument();
    await userEvent.keyboard('roles{Control>}{Enter}{/Control}');
    await expect(window.open).toHaveBeenCalledWith('#roles', '_blank', 'noopener');
    await userEvent.clear(field());
    await userEvent.keyboard('kofi');
    await screen.findByRole('option', { name: /Kofi Mensah/ });
    await userEvent.keyboard('{Enter}');
    await closed();
    await byKey();
    const recent = screen.getByRole('group', { name: 'Recent' });
    const [last, before] = within(recent).getAllByRole('option');
    await expect(last).toHaveAccessibleName(/Kofi Mensah/);
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(before).toHaveAccessibleName('Roles');
  },
};

/** Some commands open another page; Escape and Backspace go back. */
export const Pages: Story = {
  play: async () => {
    await byKey();
    await userEvent.keyboard('theme{Enter}');
    await expect(options()).toEqual(['Light', 'Dark']);
    await expect(field()).toHaveAccessibleName('Change theme…');
    await userEvent.keyboard('{Backspace}');
    await expect(options().length).toBeGreaterThan(2);
    await userEvent.keyboard('theme{Enter}dark{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('theme{Enter}dark{Enter}');
    await expect(onMode).toHaveBeenCalledWith('dark');
    await closed();
  },
};

export const OnPhone: Story = {
  ...onPhone,
  args: { isOpen: true, groups: groups.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await opened();
    await userEvent.click(screen.getByRole('option', { name: /Analytics/ }));
    await expect(onNavigate).toHaveBeenCalledWith('#analytics');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const onPress = () => undefined;
const section = (
  id: string,
  label: string,
  items: CommandSection['items'],
  status: CommandSection['status'] = 'ready',
) => ({
  id,
  label,
  items,
  status,
});
const found = [section('people', 'Users', users), section('customers', 'Customers', [kofaRadio])];
const boards: readonly { name: string; query: string; sections: readonly CommandSection[] }[] = [
  { name: 'Initial list', query: '', sections: groups.map(({ id, label, items }) => section(id, label, items)) },
  { name: 'Found', query: 'kof', sections: found },
  {
    name: 'Searching',
    query: 'tok',
    sections: [
      section('pages', 'Pages', groups[0]?.items.slice(1, 2) ?? []),
      section('people', 'Users', [], 'pending'),
    ],
  },
  { name: 'Failed', query: 'kof', sections: [section('people', 'Users', [], 'failed')] },
  { name: 'Nothing found', query: 'zzz', sections: [] },
];

/** All states: the trigger, wide and in a collapsed menu, and the contents of the palette. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      <BoardRow label="Trigger">
        <div style={{ inlineSize: 232 }}>
          <CommandTrigger onPress={onPress} />
        </div>
        <div style={{ inlineSize: 40 }}>
          <CommandTrigger onPress={onPress} />
        </div>
      </BoardRow>
      {boards.map(({ name, query, sections }) => {
        const [active] = optionsOf(sections);
        return (
          <BoardRow key={name} label={name}>
            <div
              style={{
                inlineSize: 600,
                maxInlineSize: '100%',
                overflow: 'hidden',
                borderRadius: vars.radius[5],
                background: vars.color.bg.overlay,
                boxShadow: vars.shadow.dialog,
              }}
            >
              <CommandList
                id={name.replaceAll(' ', '-')}
                label={name}
                sections={sections}
                active={active}
                query={query}
                onPoint={onPress}
                onRun={onPress}
              />
              <CommandFooter active={active} itemCount={sections.length} isPending={false} query="" />
            </div>
          </BoardRow>
        );
      })}
    </Board>
  ),
};
