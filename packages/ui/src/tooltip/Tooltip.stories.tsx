import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Tooltip } from './index.ts';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: { content: 'All 2,431 users, with the current filters', children: <Button>Export CSV</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The keyboard sees it at once; Esc hides it and moves nothing. */
export const Default: Story = {
  play: async () => {
    await userEvent.tab();
    const tip = await screen.findByRole('tooltip');
    await expect(tip).toHaveTextContent('All 2,431 users');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(screen.getByRole('button')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};

/** A pointer that rests on it sees it too. */
export const OnHover: Story = {
  play: async () => {
    // A moving pointer is what tells a hover from an element that scrolled under a resting one.
    await userEvent.hover(document.body);
    await userEvent.hover(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible(), { timeout: 3_000 });
    await userEvent.unhover(screen.getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
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
