import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { allDone, Checklist, sampleItems, onDismissedChange, onMark } from '../storybook/sampleChecklist.tsx';
import { storyLink } from '../storybook/storyLink.tsx';
import { onPhone, fullPage } from '../storybook/viewports.ts';
import { OnboardingChecklist } from './index.ts';

const onFollow = fn<(href: string) => void>();

const meta = {
  title: 'Display/Onboarding checklist',
  component: Checklist,
  subcomponents: { OnboardingChecklist },
  tags: ['ready'],
  parameters: { viewport: fullPage.parameters.viewport },
  args: { renderLink: storyLink(onFollow) },
  beforeEach: () => {
    onMark.mockClear();
    onDismissedChange.mockClear();
  },
} satisfies Meta<typeof Checklist>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole('button', { name });
const row = (title: string) =>
  screen.getAllByRole('listitem').find((item: HTMLElement) => item.textContent.includes(title)) ?? document.body;

export const Default: Story = {
  play: async ({ canvas }) => {
    onFollow.mockClear();
    await expect(canvas.getByRole('region', { name: 'Getting started' })).toBeVisible();
    await expect(canvas.getByText('2 of 5')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Configure: Configure Edge Delivery' }));
    await expect(onFollow).toHaveBeenCalledWith('#edge-delivery');
    await expect(within(row('Add a team member')).getByText('Done:')).toBeInTheDocument();
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** An item completed by data is checked off and announced, and the next item is highlighted. */
export const CompletesAutomatically: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(button('Turn on: Turn on multi-factor authentication'));
    await expect(canvas.getByText('3 of 5')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByText('Done: Turn on multi-factor authentication. 3 of 5')).toBeInTheDocument(),
    );
  },
};

/** The same button marks a step as done or not done, and keeps focus. */
export const MarkedManually: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(button('Mark as done: Read a recommended article'));
    await expect(onMark).toHaveBeenLastCalledWith('recommendedArticles', true);
    await expect(button('Mark as not done: Read a recommended article')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onMark).toHaveBeenLastCalledWith('recommendedArticles', false);
    await expect(canvas.getByText('2 of 5')).toBeVisible();
    // An unmarked item must not be announced as done.
    await expect(canvas.queryByText(/^Done: Read a recommended article/)).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Done: Read a recommended article. 3 of 5')).toBeInTheDocument();
  },
};

/** Completing the last item collapses the list to one line, which can be expanded again. */
export const AllDone: Story = {
  args: { items: allDone.map((item) => (item.id === 'recommendedArticles' ? { ...item, isDone: false } : item)) },
  play: async ({ canvas }) => {
    await userEvent.click(button('Mark as done: Read a recommended article'));
    await waitFor(() => expect(canvas.queryByRole('list')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByText('Everything is done.')).toBeInTheDocument());
    await expect(button('Expand Getting started')).toHaveFocus();
    await userEvent.click(button('Expand Getting started'));
    await expect(canvas.getByRole('list')).toBeVisible();
  },
};

/** Dismissing shows Undo in its place, which restores the list; focus follows. */
export const Removed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(button('Hide Getting started'));
    await expect(onDismissedChange).toHaveBeenLastCalledWith(true);
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Getting started is hidden. You can find it again under Help.',
    );
    await expect(button('Undo')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(button('Collapse Getting started')).toHaveFocus();
  },
};

export const OnPhone: Story = {
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('2 of 5')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const Wide = ({ children }: { children: ReactNode }) => (
  <div style={{ inlineSize: 760, maxInlineSize: '100%' }}>{children}</div>
);

/** All states in one static image. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      <BoardRow label="Some done, one being checked">
        <Wide>
          <Checklist
            title="Getting started"
            items={sampleItems.map((item) => (item.id === 'enableMfa' ? { ...item, isPending: true } : item))}
          />
        </Wide>
      </BoardRow>
      <BoardRow label="Collapsed">
        <Wide>
          <Checklist title="Collapsed" isCollapsed />
        </Wide>
      </BoardRow>
      <BoardRow label="All done">
        <Wide>
          <Checklist title="All done" items={allDone} />
        </Wide>
        <Wide>
          <Checklist title="All done, open" items={allDone} isCollapsed={false} />
        </Wide>
      </BoardRow>
      <BoardRow label="In a sidebar">
        <div style={{ inlineSize: 320 }}>
          <Checklist title="Beside" />
        </div>
      </BoardRow>
    </Board>
  ),
};
