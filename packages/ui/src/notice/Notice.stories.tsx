import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Copy, Download } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { Column } from '../storybook/Layout.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  tags: ['ready'],
  args: { tone: 'info', children: 'New version available.' },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('New version available.');
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** What happened, what it means, and one next step. */
export const WithTitleAndAction: Story = {
  args: {
    tone: 'danger',
    title: 'Could not load users',
    children: 'Network error. Check your connection and try again.',
    action: <Button size="sm">Try again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not load users');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** A danger notice that appears later interrupts; the others wait for a pause. */
export const AppearsLater: Story = {
  render: function AppearsLater() {
    const [isShown, setIsShown] = useState(false);
    return (
      <Column width={480}>
        <Button onPress={() => setIsShown(true)}>Save</Button>
        {isShown && <Notice tone="danger">Review the fields in red.</Notice>}
      </Column>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Review the fields in red.');
  },
};

/** Only notices that need no action can be dismissed. */
export const Dismissable: Story = {
  args: { tone: 'success', children: 'The domain is verified.', onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
    await expect(args.onDismiss).toHaveBeenCalledWith();
  },
};

const reload = (
  <Link tone="inherit" href="#reload">
    Reload
  </Link>
);
const noop = () => undefined;

/** All tones, icons and parts. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      <BoardRow label="Tones">
        <div style={{ display: 'grid', gap: 12, inlineSize: 560, maxInlineSize: '100%' }}>
          <Notice tone="info" action={reload}>
            New version available.
          </Notice>
          <Notice tone="success">The domain is verified.</Notice>
          <Notice tone="warning" title="You will not see this token again.">
            Store it in your secret manager. If it is lost, rotate it.
          </Notice>
          <Notice tone="danger" title="Could not load users" action={<Button size="sm">Try again</Button>}>
            Network error. Check your connection and try again.
          </Notice>
        </div>
      </BoardRow>
      <BoardRow label="Other icons, dismissable">
        <div style={{ display: 'grid', gap: 12, inlineSize: 560, maxInlineSize: '100%' }}>
          <Notice tone="info" icon={Copy} onDismiss={noop}>
            Token copied.
          </Notice>
          <Notice tone="success" icon={Download} onDismiss={noop}>
            users.csv is in your downloads.
          </Notice>
        </div>
      </BoardRow>
      <BoardRow label="Narrow">
        <div style={{ inlineSize: 260 }}>
          <Notice
            tone="danger"
            title="Could not load users"
            action={<Button size="sm">Try again</Button>}
            onDismiss={noop}
          >
            Network error. Check your connection and try again.
          </Notice>
        </div>
      </BoardRow>
    </Board>
  ),
};
