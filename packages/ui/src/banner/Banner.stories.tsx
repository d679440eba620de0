import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { CloudOff } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { Banner } from './Banner.tsx';
import { BannerStack, type BannerItem } from './BannerStack.tsx';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  subcomponents: { BannerStack },
  tags: ['ready'],
  args: { tone: 'warning', children: 'Maintenance on 28 Nov 2026, 02:00–04:00 UTC. Reports can be delayed.' },
  argTypes: { action: { control: false }, icon: { control: false } },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Maintenance on 28 Nov 2026');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

export const Dismissable: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

/** A small button aligns with the text's baseline, as a link does. */
export const WithAction: Story = {
  args: {
    children: 'Offline: showing data from 09:41',
    action: (
      <Link tone="inherit" asChild>
        <button type="button">Try again</button>
      </Link>
    ),
  },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Offline/).getBoundingClientRect();
    const action = canvas.getByRole('button', { name: 'Try again' }).getBoundingClientRect();
    await expect(action.top).toBe(text.top);
    await expect(action.bottom).toBe(text.bottom);
  },
};

const reload = (
  <Link tone="inherit" href="#reload">
    Reload
  </Link>
);

const items: readonly BannerItem[] = [
  { id: 'version', tone: 'info', children: 'New version available.', action: reload, isDismissable: true },
  { id: 'maintenance', tone: 'warning', children: 'Maintenance on 28 Nov 2026, 02:00–04:00 UTC.', isDismissable: true },
  { id: 'payment', tone: 'danger', children: 'The last payment failed. Services stop on 01 Dec 2026.' },
];

function Stack() {
  const [shown, setShown] = useState(items);
  return <BannerStack items={shown} onDismiss={(gone) => setShown(shown.filter(({ id }) => id !== gone))} />;
}

/** The most severe comes first; dismissing a banner never loses focus. */
export const Stacked: Story = {
  render: () => <Stack />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Announcements' });
    await expect(region.firstElementChild).toHaveTextContent('The last payment failed.');
    await expect(region.lastElementChild).toHaveTextContent('New version available.');
    const [maintenance, version] = canvas.getAllByRole('button', { name: 'Dismiss' });
    await userEvent.click(maintenance as HTMLElement);
    await expect(canvas.queryByText(/Maintenance/)).toBeNull();
    await expect(version).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(region).toHaveFocus();
    await expect(region.children).toHaveLength(1);
  },
};

const nothing = () => undefined;

/** All tones and options. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      <BoardRow label="Stack of all tones">
        <div style={{ inlineSize: 960, maxInlineSize: '100%' }}>
          <BannerStack
            onDismiss={nothing}
            items={[
              ...items,
              { id: 'back', tone: 'success', children: 'You are back online.', isDismissable: true },
              { id: 'offline', tone: 'neutral', icon: CloudOff, children: 'Offline — showing data from 09:41' },
            ]}
          />
        </div>
      </BoardRow>
      <BoardRow label="With a button">
        <div style={{ inlineSize: 960, maxInlineSize: '100%' }}>
          <Banner tone="warning" action={<Button size="sm">Review</Button>} onDismiss={nothing}>
            3 certificates expire this week.
          </Banner>
        </div>
      </BoardRow>
      <BoardRow label="Solid">
        <div style={{ inlineSize: 960, maxInlineSize: '100%' }}>
          <Banner tone="warning" isSolid action={<Button size="sm">Stop</Button>}>
            Acting as Amara Okafor · 12:00 left
          </Banner>
        </div>
      </BoardRow>
      <BoardRow label="Narrow">
        <div style={{ inlineSize: 288 }}>
          <Banner tone="info" action={reload} onDismiss={nothing}>
            New version available. Save your work, then reload. The page never reloads while you edit.
          </Banner>
        </div>
      </BoardRow>
    </Board>
  ),
};
