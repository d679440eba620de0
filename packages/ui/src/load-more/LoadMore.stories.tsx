import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Link } from '../link/index.ts';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { Column } from '../storybook/Layout.tsx';
import { LoadMore, type LoadMoreProps } from './index.ts';

const meta = {
  title: 'Navigation/Load more',
  component: LoadMore,
  tags: ['ready'],
  args: { count: 20, total: 2500, hasMore: true, onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('20 of 2,500')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Load more' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

type Outcome = 'ok' | 'failed';

/** A list whose next page arrives when the story says so. */
function List({ part, total, hasLinks, ...props }: LoadMoreProps & { part: number; total: number; hasLinks: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(part);
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const settle = (kind: Outcome) => {
    setState(kind === 'ok' ? 'idle' : 'failed');
    if (kind === 'ok') setCount(Math.min(total, count + part));
  };
  return (
    <Column width={360}>
      <ul ref={list}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>{hasLinks ? <Link href={`#${index + 1}`}>Event {index + 1}</Link> : `Event ${index + 1}`}</li>
        ))}
      </ul>
      <LoadMore
        {...props}
        listRef={list}
        count={count}
        total={total}
        hasMore={count < total}
        isPending={state === 'pending'}
        errorMessage={state === 'failed' ? 'Events could not be loaded.' : undefined}
        onLoadMore={() => {
          setState('pending');
          props.onLoadMore();
        }}
      />
      <span hidden>
        {(['ok', 'failed'] as const).map((kind) => (
          <button key={kind} type="button" data-answer={kind} onClick={() => settle(kind)}>
            {kind}
          </button>
        ))}
      </span>
    </Column>
  );
}

const settle = (canvasElement: HTMLElement, kind: Outcome) =>
  canvasElement.querySelector<HTMLButtonElement>(`[data-answer=${kind}]`)?.click();

/**
 * While loading, the button keeps its focus and width; then the first new item has focus, and the count is announced.
 */
export const FocusesFirstNewItem: Story = {
  render: (args) => <List {...args} part={4} total={9} hasLinks />,
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Load more' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    settle(canvasElement, 'ok');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Event 5' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('8 of 9');
  },
};

/** With the last page, the button is removed and focus moves to the first new item. */
export const ReachesTheEnd: Story = {
  render: (args) => <List {...args} part={4} total={7} hasLinks={false} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    settle(canvasElement, 'ok');
    await waitFor(() => expect(canvas.getByText('Event 5')).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('All 7 shown');
  },
};

/** After an error, loaded items remain; the message is announced, and the same button retries. */
export const RetriesAfterError: Story = {
  render: (args) => <List {...args} part={3} total={6} hasLinks />,
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    settle(canvasElement, 'failed');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Events could not be loaded.');
    await expect(canvas.getByText('Event 3')).toBeVisible();
    const retry = canvas.getByRole('button', { name: 'Try again' });
    await expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLoadMore).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    settle(canvasElement, 'ok');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Event 4' })).toHaveFocus());
  },
};

/** Without a `listRef`, focus stays on the button, and at the end moves to the text that replaces it. */
export const WithoutListRef: Story = {
  render: function WithoutListRef(args) {
    const [count, setCount] = useState(20);
    return <LoadMore {...args} count={count} total={60} hasMore={count < 60} onLoadMore={() => setCount(count + 20)} />;
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Load more' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('All 60 shown', { selector: 'span' })).toHaveFocus());
  },
};

/** All states. */
export const States: Story = {
  tags: ['board'],
  render: (args) => (
    <Board>
      <BoardRow label="More">
        <LoadMore {...args} />
      </BoardRow>
      <BoardRow label="Unknown total">
        <LoadMore {...args} total={undefined} />
      </BoardRow>
      <BoardRow label="Failed">
        <LoadMore {...args} errorMessage="Events could not be loaded." />
      </BoardRow>
      <BoardRow label="The end">
        <div style={{ inlineSize: 320 }}>
          <LoadMore {...args} count={2500} hasMore={false} />
        </div>
      </BoardRow>
    </Board>
  ),
};
