import { Card } from '@edge-console/ui/card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RecoveryCodesRow } from './RecoveryCodesRow.tsx';

const left = (count: number) => ({
  left: count,
  total: 10,
  createdAt: '2026-06-02T00:00:00.000Z',
  lastUsedAt: count < 10 ? '2026-08-11T09:30:00.000Z' : null,
});

const meta = {
  title: 'Console/Recovery codes',
  component: RecoveryCodesRow,
  args: { codes: left(8), onRetry: fn(), onCreate: fn() },
  render: (args) => (
    <Card isFlush>
      <RecoveryCodesRow {...args} />
    </Card>
  ),
} satisfies Meta<typeof RecoveryCodesRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How many codes are left, and the button that replaces them. */
export const Left: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('8 of 10 left.');
    await expect(canvas.getByText(/^Last used:/)).toHaveTextContent('Last used: 11 Aug 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Create new codes' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

/** At three codes, the user is asked to create new ones. */
export const Few: Story = {
  args: { codes: left(3) },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 10 left. Create new codes before you run out.');
  },
};

/** An error can be retried. */
export const Failed: Story = {
  args: { codes: undefined, error: { kind: 'network', code: 'NETWORK', requestId: '' } },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Your recovery codes could not be loaded\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Every state. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[left(10), left(2), left(0), { ...left(0), createdAt: null, lastUsedAt: null }, undefined].map(
        (codes, index) => (
          <Card key={index} isFlush>
            <RecoveryCodesRow {...args} codes={codes} />
          </Card>
        ),
      )}
    </div>
  ),
};
