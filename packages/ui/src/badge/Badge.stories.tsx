import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formatNumber } from '../formats/index.ts';
import { Check, ClockExclamationPoint, X } from '../icon/index.ts';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { Row } from '../storybook/Layout.tsx';
import { Badge } from './Badge.tsx';
import { Count } from './Count.tsx';

const meta = {
  title: 'Display/Badge',
  component: Badge,
  subcomponents: { Count },
  tags: ['ready'],
  args: { children: 'Admin', isOutlined: true },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A category and an outcome. */
export const Default: Story = {
  render: () => (
    <Row>
      <Badge isOutlined>Admin</Badge>
      <Badge tone="primary">Edge Delivery</Badge>
      <Badge tone="success" icon={Check}>
        Issued
      </Badge>
      <Badge tone="warning" icon={ClockExclamationPoint}>
        Expiring
      </Badge>
      <Badge tone="danger" icon={X}>
        Failed
      </Badge>
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Admin')).toBeVisible();
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** A colored badge conveys its meaning with text, shape and color. */
export const WithIcon: Story = {
  args: { tone: 'danger', isOutlined: false, icon: X, children: 'Failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed').parentElement?.querySelector('svg')).toBeVisible();
  },
};

/** A count after a label, announced with it. */
export const WithCount: Story = {
  render: () => (
    <h2>
      Never signed in <Count>{formatNumber(1180)}</Count>
    </h2>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: `Never signed in ${formatNumber(1180)}` })).toBeVisible();
  },
};

const tones = ['neutral', 'primary', 'info', 'success', 'warning', 'danger'] as const;

/** All tones: filled, outlined and with an icon. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      <BoardRow label="Filled">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </BoardRow>
      <BoardRow label="Outlined">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} isOutlined>
            {tone}
          </Badge>
        ))}
      </BoardRow>
      <BoardRow label="With an icon">
        <Badge tone="success" icon={Check}>
          Issued
        </Badge>
        <Badge tone="warning" icon={ClockExclamationPoint}>
          Expiring
        </Badge>
        <Badge tone="danger" icon={X}>
          Failed
        </Badge>
      </BoardRow>
      <BoardRow label="Count">
        <span>
          Resources <Count>14</Count>
        </span>
        <span>
          Never signed in <Count>{formatNumber(1180)}</Count>
        </span>
        <span>
          Failed <Count>0</Count>
        </span>
      </BoardRow>
    </Board>
  ),
};
