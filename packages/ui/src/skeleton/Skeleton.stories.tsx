import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '../avatar/index.ts';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { KeyValueList } from '../key-value-list/index.ts';
import { Status } from '../status/index.ts';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { Column } from '../storybook/Layout.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Skeletonize } from './Skeletonize.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeletonize,
  subcomponents: { Skeleton },
  tags: ['ready'],
  args: {
    isPending: true,
    label: 'Loading the account',
    children: <p>Solstice TV has two resources and three pathways.</p>,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Skeletonize>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Solstice TV/);
    await expect(getComputedStyle(text).color).toBe('rgba(0, 0, 0, 0)');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the account');
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Sample data of typical length. */
const sampleUser = { name: 'Amara Okafor', email: 'amara.okafor@solstice.tv', role: 'Administrator' };

function UserCard({ name, email, role }: typeof sampleUser) {
  return (
    <Card
      title={name}
      description={email}
      media={<Avatar name={name} size="lg" />}
      actions={<Button>Edit</Button>}
      footer={<Button>Change password</Button>}
    >
      <KeyValueList
        items={[
          { label: 'Role', value: role },
          { label: 'Services', value: <Badge tone="primary">Edge Delivery</Badge> },
          { label: 'Status', value: <Status kind="active" /> },
          { label: 'About', value: 'Runs the playback team in Lyon and the on-call rota of the delivery platform.' },
        ]}
      />
    </Card>
  );
}

/**
 * The real card as a skeleton: its content is neither focusable nor announced, and nothing moves when the data
 * arrives.
 */
export const RealComponents: Story = {
  render: function RealComponents() {
    const [isPending, setIsPending] = useState(true);
    return (
      <Column width={480}>
        <Skeletonize isPending={isPending} label="Loading the user">
          <UserCard {...sampleUser} />
        </Skeletonize>
        <Button onPress={() => setIsPending(false)}>Answer</Button>
      </Column>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the user');
    const edit = canvas.getByText('Edit').closest('button')!;
    const before = edit.getBoundingClientRect();
    await waitFor(() => expect(edit).toBeVisible());
    edit.focus();
    await expect(edit).not.toHaveFocus();
    canvas.getByRole('button', { name: 'Answer' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBe(edit);
    const after = edit.getBoundingClientRect();
    await expect([after.x, after.y, after.width]).toEqual([before.x, before.y, before.width]);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Change password' })).toHaveFocus();
  },
};

/** A single shape, for content without a component yet. Appears after 100 ms. */
export const Shape: Story = {
  render: () => <Skeleton width={160} />,
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-hidden]');
    await waitFor(() => expect(skeleton).toBeVisible());
    await expect(skeleton?.getBoundingClientRect().width).toBe(160);
  },
};

/** Wrapped components, and the shapes. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      <BoardRow label="Loading and loaded">
        <div style={{ inlineSize: 420, maxInlineSize: '100%' }}>
          <Skeletonize isPending>
            <UserCard {...sampleUser} />
          </Skeletonize>
        </div>
        <div style={{ inlineSize: 420, maxInlineSize: '100%' }}>
          <Skeletonize isPending={false}>
            <UserCard {...sampleUser} />
          </Skeletonize>
        </div>
      </BoardRow>
      <BoardRow label="Shapes">
        <Skeleton width={160} />
        <Skeleton shape="circle" width={28} />
        <Skeleton shape="block" width={160} height={72} />
      </BoardRow>
    </Board>
  ),
};
