import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../theme/StoryLayout.tsx';
import { Status } from './Status.tsx';

const meta = {
  title: 'Components/Status',
  component: Status,
  args: { kind: 'active' },
} satisfies Meta<typeof Status>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Active')).toBeVisible();
  },
};

export const Kinds: Story = {
  render: () => (
    <Row>
      <Status kind="active" />
      <Status kind="invited" />
      <Status kind="inactive" />
      <Status kind="pending" />
      <Status kind="expiring" />
      <Status kind="expired" />
      <Status kind="paused" />
      <Status kind="error" />
    </Row>
  ),
};

export const OwnWord: Story = { args: { kind: 'inactive', children: 'Disabled' } };
