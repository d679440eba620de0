import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Board, BoardRow, Forced } from '../storybook/Board.tsx';
import { storyLink } from '../storybook/storyLink.tsx';
import { Breadcrumbs } from './index.ts';

const onNavigate = fn();

const deep = [
  { id: 'entity', label: 'Northlight', href: '#home' },
  { id: 'delivery', label: 'Edge Delivery', href: '#delivery' },
  { id: 'resources', label: 'Resources', href: '#resources' },
  { id: 'resource', label: 'live-sports-eu', href: '#live-sports-eu' },
  { id: 'weights', label: 'Weights' },
];

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['ready'],
  args: {
    items: [
      { id: 'entity', label: 'Northlight', href: '#home' },
      { id: 'settings', label: 'Settings', href: '#settings' },
      { id: 'users', label: 'Users' },
    ],
    renderLink: storyLink(onNavigate),
    onNavigate,
  },
  beforeEach: () => {
    onNavigate.mockClear();
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The menu's code loads on first use, which can be slow on a busy machine. */
const arrival = { timeout: 60_000 };

export const Default: Story = {
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(within(nav).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(nav).getByText('Users')).toHaveAttribute('aria-current', 'page');
    await expect(within(nav).getByText('Users')).toBeVisible();
    await expect(within(nav).queryByRole('link', { name: 'Users' })).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onNavigate).toHaveBeenCalledWith('#home');
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** In a narrow container, items in the middle move into a menu, starting with the highest level. */
export const Narrow: Story = {
  args: { items: deep },
  render: (args) => (
    <div style={{ inlineSize: 280 }}>
      <Breadcrumbs {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const more = await canvas.findByRole('button', { name: 'More pages' });
    await expect(canvas.getByRole('link', { name: 'Northlight' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'live-sports-eu' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Edge Delivery' })).not.toBeInTheDocument();
    const nav = canvas.getByRole('navigation');
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
    more.focus();
    await userEvent.keyboard('{Enter}');
    const page = within(canvasElement.ownerDocument.body);
    const menu = await page.findByRole('menu', { name: 'More pages' }, arrival);
    await expect(
      within(menu)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Edge Delivery', 'Resources']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onNavigate).toHaveBeenCalledWith('#resources');
    await waitFor(() => expect(page.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(more).toHaveFocus());
  },
};

/** In the narrowest containers, the menu holds all parents, and the current page is truncated with a tooltip. */
export const VeryNarrow: Story = {
  args: { items: deep.with(4, { id: 'weights', label: 'Pathway weights for the evening' }) },
  render: (args) => (
    <div style={{ inlineSize: 160 }}>
      <Breadcrumbs {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'More pages' });
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByTitle('Pathway weights for the evening')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('navigation').scrollWidth).toBeLessThanOrEqual(160);
  },
};

/** In a container that fits its content, it takes the width it needs. */
export const FitsContent: Story = {
  args: { items: deep },
  render: (args) => (
    <div style={{ display: 'flex' }}>
      <Breadcrumbs {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(4));
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Items return when the container grows. */
export const Resized: Story = {
  args: { items: deep },
  render: (args) => (
    <div data-testid="room" style={{ inlineSize: 240 }}>
      <Breadcrumbs {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'More pages' });
    canvas.getByTestId('room').style.inlineSize = '640px';
    await canvas.findByRole('link', { name: 'Edge Delivery' });
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(screen.getAllByRole('listitem')).toHaveLength(5);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { items: deep },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link');
    await expect(second?.getBoundingClientRect().left).toBeLessThan(first?.getBoundingClientRect().left ?? 0);
  },
};

const widths = [520, 340, 240, 140];

/** All states. */
export const States: Story = {
  tags: ['board'],
  // A page has one breadcrumb; this one shows many.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Board>
      <BoardRow label="One, two, three items">
        {[1, 2, 3].map((count) => (
          <Breadcrumbs key={count} {...args} items={args.items.slice(3 - count)} />
        ))}
      </BoardRow>
      <BoardRow label="A link hovered, focused">
        <Forced state="hover">
          <Breadcrumbs {...args} />
        </Forced>
        <Forced state="focus-visible">
          <Breadcrumbs {...args} />
        </Forced>
      </BoardRow>
      {widths.map((inlineSize) => (
        <BoardRow key={inlineSize} label={`In ${inlineSize} px`}>
          <div style={{ inlineSize, maxInlineSize: '100%' }}>
            <Breadcrumbs {...args} items={deep} />
          </div>
        </BoardRow>
      ))}
    </Board>
  ),
};
