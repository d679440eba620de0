import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ArrowRight, Ellipsis, Plus, RefreshCw, Trash } from '../icon/index.ts';
import { Board, BoardRow, Forced } from '../storybook/Board.tsx';
import { Row } from '../storybook/Layout.tsx';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  subcomponents: { IconButton, LinkButton },
  tags: ['ready'],
  args: { children: 'Save', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

/** From the main action of a view to a destructive one. */
export const Variants: Story = {
  render: () => (
    <Row>
      <Button variant="primary">Send invitation</Button>
      <Button icon={Plus}>Add filter</Button>
      <Button variant="soft">Show details</Button>
      <Button variant="ghost">Cancel</Button>
      <Button variant="primary" tone="danger">
        Delete user
      </Button>
      <Button tone="danger">Delete…</Button>
      <IconButton label="More actions" icon={Ellipsis} />
    </Row>
  ),
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

export const Sizes: Story = {
  render: () => (
    <Row>
      <Button size="sm">Small 28</Button>
      <Button>Medium 32</Button>
      <Button size="lg">Large 36</Button>
      <Button size="xl">Extra large 44</Button>
      <IconButton size="sm" variant="secondary" label="Add, small" icon={Plus} />
      <IconButton variant="secondary" label="Add" icon={Plus} />
      <IconButton label="More actions" icon={Ellipsis} />
      <Button iconEnd={ArrowRight}>Next</Button>
    </Row>
  ),
};

export const Block: Story = {
  args: { isBlock: true, variant: 'primary', size: 'xl', children: 'Sign in' },
};

/** Keeps its width and focus; further presses do nothing. */
export const Pending: Story = {
  render: function Pending(args) {
    const [isPending, setIsPending] = useState(false);
    return (
      <Button
        {...args}
        variant="primary"
        isPending={isPending}
        onPress={(event) => {
          args.onPress?.(event);
          setIsPending(true);
        }}
      >
        Send invitation
      </Button>
    );
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send invitation' });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('data-spinning'));
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName('Send invitation');
    await expect(button.getBoundingClientRect().width).toBe(width);
  },
};

/** The reason is reachable with the keyboard, and presses do nothing. */
export const DisabledWithReason: Story = {
  args: { children: 'Delete', tone: 'danger', disabledReason: 'You cannot delete yourself' },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Delete' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('You cannot delete yourself');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('tooltip')).toHaveTextContent('You cannot delete yourself');
  },
};

/** The tooltip shows the accessible name. */
export const IconOnly: Story = {
  render: (args) => (
    <Row>
      <IconButton label="Refresh" icon={RefreshCw} onPress={args.onPress ?? fn()} />
      <IconButton label="Delete" variant="secondary" tone="danger" icon={Trash} />
    </Row>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus();
    await expect(await page.findByRole('tooltip')).toHaveTextContent('Refresh');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

/** Navigation is a link, even if it looks like a button. */
export const AsLink: Story = {
  render: () => (
    <Row>
      <LinkButton href="#users" variant="primary">
        Open Users
      </LinkButton>
      <LinkButton asChild icon={ArrowRight}>
        <a href="#roles">Open Roles</a>
      </LinkButton>
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open Users' })).toHaveAttribute('href', '#users');
    await expect(canvas.getByRole('link', { name: 'Open Roles' })).toHaveAttribute('href', '#roles');
  },
};

const variants = ['primary', 'secondary', 'soft', 'ghost'] as const;
const looks = (['neutral', 'danger'] as const).flatMap((tone) => variants.map((variant) => ({ variant, tone })));

/** All variants and tones in all states. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      {looks.map((look) => (
        <BoardRow key={`${look.tone} ${look.variant}`} label={`${look.tone} ${look.variant}`}>
          <Button {...look}>Save</Button>
          <Button {...look} icon={Plus}>
            Invite user
          </Button>
          <Forced state="hover">
            <Button {...look}>Hovered</Button>
          </Forced>
          <Forced state="active">
            <Button {...look}>Pressed</Button>
          </Forced>
          <Forced state="focus-visible">
            <Button {...look}>Focused</Button>
          </Forced>
          <Button {...look} isDisabled>
            Disabled
          </Button>
          <Button {...look} disabledReason="Your role is read-only">
            With a reason
          </Button>
          <IconButton {...look} label="Refresh" icon={RefreshCw} />
        </BoardRow>
      ))}
    </Board>
  ),
};
