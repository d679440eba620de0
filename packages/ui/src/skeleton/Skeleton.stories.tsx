import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Skeleton } from './index.ts';

const meta = { title: 'Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Comes into sight only after 100 ms. */
export const Default: Story = {
  args: { width: 160 },
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-hidden]');
    await waitFor(() => expect(skeleton).toBeVisible());
    await expect(skeleton?.getBoundingClientRect().width).toBe(160);
  },
};

export const Circle: Story = { args: { shape: 'circle', width: 28 } };
export const Block: Story = { args: { shape: 'block', width: '50%', height: 120 } };
