import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Row } from '../theme/StoryLayout.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Components/Progress',
  component: Spinner,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Row>
      <Spinner label="Loading users" />
      <Spinner size="md" label="Loading roles" />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading users' })).toBeInTheDocument();
  },
};

export const RouteChange: Story = {
  render: function RouteChange() {
    const [isActive, setIsActive] = useState(true);
    return (
      <>
        <ProgressBar isActive={isActive} />
        <Button onPress={() => setIsActive(!isActive)}>{isActive ? 'Arrive' : 'Leave'}</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
  },
};
