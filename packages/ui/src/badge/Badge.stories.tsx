import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, ClockExclamationPoint, Icon, X } from '../icon/index.ts';
import { Row } from '../theme/StoryLayout.tsx';
import { Badge } from './Badge.tsx';
import { Count } from './Count.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Admin', isOutlined: true },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Row>
      <Badge isOutlined>Built-in</Badge>
      <Badge>Neutral</Badge>
      <Badge tone="primary">Advanced</Badge>
      <Badge tone="info">Beta</Badge>
      <Badge tone="success" icon={<Icon icon={Check} size={12} />}>
        Issued
      </Badge>
      <Badge tone="warning" icon={<Icon icon={ClockExclamationPoint} size={12} />}>
        Expiring
      </Badge>
      <Badge tone="danger" icon={<Icon icon={X} size={12} />}>
        Failed
      </Badge>
    </Row>
  ),
};

export const Counts: Story = {
  render: () => (
    <Row>
      <span>
        Administrators <Count>64</Count>
      </span>
      <span>
        Never signed in <Count>1,180</Count>
      </span>
    </Row>
  ),
};
