import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { MessagesProvider } from '../messages/index.ts';
import { Board, BoardRow, Forced } from '../storybook/Board.tsx';
import { Pager, PagerPlaceholder } from './index.ts';

const onPrevious = fn();
const onNext = fn();

const meta = {
  title: 'Navigation/Pager',
  component: Pager,
  subcomponents: { PagerPlaceholder },
  tags: ['ready'],
  args: { page: 1, pageSize: 100, rowCount: 100, total: 2431, hasNext: true, onPrevious, onNext },
  beforeEach: () => {
    onPrevious.mockClear();
    onNext.mockClear();
  },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On the first page, Previous is disabled and explains why. */
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
    // Called without the event, so that any function can be passed directly.
    await expect(onNext).toHaveBeenCalledWith();
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

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

/** The total is unknown, so only the position is shown. */
export const UnknownTotal: Story = {
  args: { page: 2, pageSize: 50, rowCount: 50, total: undefined },
  play: async () => {
    await expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('51–100 of many');
    await expect(screen.getByText('Page 2')).toBeVisible();
  },
};

export const Empty: Story = { args: { rowCount: 0, total: 0, hasNext: false } };

export const Phone: Story = {
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(screen.queryByText('100 per page')).not.toBeVisible();
    await expect(screen.getByText('1–100')).toBeVisible();
  },
};

/** Numbers follow the locale. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { page: 2, total: 12_431 },
  render: (args) => (
    <MessagesProvider locale="ar-EG">
      <Pager {...args} />
    </MessagesProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation')).toHaveTextContent('١٠١–٢٠٠ of ١٢٬٤٣١');
  },
};

/** Reserves space while the first page loads. */
export const Placeholder: Story = { render: () => <PagerPlaceholder /> };

function Wide({ children }: { children: ReactNode }) {
  return <div style={{ inlineSize: 640, maxInlineSize: '100%' }}>{children}</div>;
}

/** All states in one static image. */
export const States: Story = {
  tags: ['board'],
  // A list has one pager; this image has several.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Board>
      <BoardRow label="First page">
        <Wide>
          <Pager {...args} />
        </Wide>
      </BoardRow>
      <BoardRow label="Middle page, Previous hovered">
        <Wide>
          <Forced state="hover">
            <Pager {...args} page={2} />
          </Forced>
        </Wide>
      </BoardRow>
      <BoardRow label="Last page">
        <Wide>
          <Pager {...args} page={25} rowCount={31} hasNext={false} />
        </Wide>
      </BoardRow>
      <BoardRow label="Unknown total">
        <Wide>
          <Pager {...args} page={2} total={undefined} />
        </Wide>
      </BoardRow>
      <BoardRow label="Single page">
        <Wide>
          <Pager {...args} rowCount={0} total={0} hasNext={false} />
        </Wide>
      </BoardRow>
      <BoardRow label="While the first page loads">
        <Wide>
          <PagerPlaceholder />
        </Wide>
      </BoardRow>
    </Board>
  ),
};
