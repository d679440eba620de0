import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button, IconButton } from '../button/index.ts';
import { formatNumber } from '../formats/index.ts';
import { Copy } from '../icon/index.ts';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { Tooltip } from './index.ts';
import { tooltip } from './Tooltip.css.ts';
import { TooltipText } from './TooltipText.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  tags: ['ready'],
  parameters: { layout: 'centered' },
  args: { content: `All ${formatNumber(2431)} users, with the current filters`, children: <Button>Export CSV</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());

/** Keyboard focus shows it immediately; Escape hides it and moves nothing. */
export const Default: Story = {
  play: async () => {
    await userEvent.tab();
    const tip = await screen.findByRole('tooltip');
    await expect(tip).toHaveTextContent('All 2,431 users');
    await expect(screen.getByRole('button')).toHaveAccessibleDescription(/All 2,431 users/);
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    await expect(screen.getByRole('button')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Hovering shows it after a delay, and the pointer can move onto it. */
export const OnHover: Story = {
  play: async () => {
    // Without a moving pointer, it would count as an element scrolled under a resting one.
    await userEvent.hover(document.body);
    await userEvent.hover(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await userEvent.unhover(screen.getByRole('button'));
    await userEvent.hover(screen.getByRole('tooltip'));
    await expect(screen.getByRole('tooltip')).toBeVisible();
    await userEvent.unhover(screen.getByRole('tooltip'));
    await waitUntilClosed();
  },
};

/** Tooltips still work on hover after a canceled attempt to leave the page. */
export const AfterStaying: Story = {
  play: async () => {
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    // Waits for the listener that restarts tracking.
    await new Promise((resolve) => setTimeout(resolve));
    await userEvent.hover(document.body);
    await userEvent.hover(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};

/** A keyboard shortcut after the text. */
export const WithShortcut: Story = {
  args: { content: 'Copy token', shortcut: '⌘ C', children: <Button>Copy</Button> },
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copy token ⌘ C');
  },
};

/** Around a plain link. */
export const PlainElement: Story = {
  args: { content: 'Users', placement: 'end', children: <a href="#users">U</a> },
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('link')).toHaveAccessibleDescription('Users');
  },
};

/** An icon button has its own tooltip. */
export const IconButtonTooltip: Story = {
  render: () => <IconButton label="Copy token" icon={Copy} />,
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copy token');
  },
};

function Still({ content, shortcut }: { content: string; shortcut?: string }) {
  return (
    <div role="tooltip" className={tooltip}>
      <TooltipText content={content} shortcut={shortcut} />
    </div>
  );
}

/** Short, with a shortcut, and at maximum length. */
export const States: Story = {
  tags: ['board'],
  parameters: { layout: 'padded' },
  render: () => (
    <Board>
      <BoardRow label="A word">
        <Still content="Refresh" />
      </BoardRow>
      <BoardRow label="With a key">
        <Still content="Copy token" shortcut="⌘ C" />
      </BoardRow>
      <BoardRow label="A reason, on two lines">
        <Still content="You cannot delete yourself. Ask another administrator of Northlight." />
      </BoardRow>
    </Board>
  ),
};
