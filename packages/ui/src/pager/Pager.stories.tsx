import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Pager } from './index.ts';

const onPrevious = fn();
const onNext = fn();

const meta = {
  title: 'Components/Pager',
  component: Pager,
  args: { page: 1, pageSize: 100, rowCount: 100, total: 2431, hasNext: true, onPrevious, onNext },
  beforeEach: () => {
    onPrevious.mockClear();
    onNext.mockClear();
  },
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first page cannot be left backwards, and the button says why. */
export const Default: Story = {
  play: async () => {
    await expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('1–100 of 2,431');
    await expect(screen.getByText('Page 1 of 25')).toBeVisible();
    const previous = screen.getByRole('button', { name: 'Previous page' });
    await expect(previous).toHaveAccessibleDescription('This is the first page');
    await userEvent.click(previous);
    await expect(onPrevious).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await expect(onNext).toHaveBeenCalledOnce();
  },
};

export const MiddlePageByKeyboard: Story = {
  args: { page: 2 },
  play: async () => {
    await expect(screen.getByText('101–200')).toBeVisible();
    screen.getByRole('button', { name: 'Previous page' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onPrevious).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(onNext).toHaveBeenCalledOnce();
  },
};

export const LastPage: Story = {
  args: { page: 25, rowCount: 31, hasNext: false },
  play: async () => {
    await expect(screen.getByText('2,401–2,431')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Next page' })).toHaveAccessibleDescription(
      'This is the last page',
    );
  },
};

export const NothingToPage: Story = { args: { rowCount: 0, total: 0, hasNext: false } };

export const Phone: Story = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(screen.queryByText('100 per page')).not.toBeVisible();
    await expect(screen.getByText('1–100')).toBeVisible();
  },
};
