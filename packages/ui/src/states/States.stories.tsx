import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button, LinkButton } from '../button/index.ts';
import { ListFilter, Plus, Route } from '../icon/index.ts';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { NoPermissionState } from './NoPermissionState.tsx';
import { NotEnabledState } from './NotEnabledState.tsx';
import { NotFoundState } from './NotFoundState.tsx';
import { OfflineState } from './OfflineState.tsx';

const meta = {
  title: 'Feedback/States',
  component: EmptyState,
  subcomponents: { ErrorState, NoPermissionState, NotEnabledState, OfflineState, NotFoundState },
  tags: ['ready'],
  args: {
    title: 'No resources yet',
    children: 'A resource tells players which pathway to use first. Create one and attach a pathway to start steering.',
  },
  argTypes: { actions: { control: false }, icon: { control: false } },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No resources yet' })).toBeVisible();
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

const firstRun = (
  <EmptyState
    title="No resources yet"
    actions={
      <>
        <Button variant="primary" icon={Plus}>
          Create resource
        </Button>
        <Button variant="ghost">Read the guide</Button>
      </>
    }
  >
    A resource tells players which pathway to use first. Create one and attach a pathway to start steering.
  </EmptyState>
);

/** What it is, why it is empty, and one action. */
export const FirstRun: Story = {
  render: () => firstRun,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Create resource' })).toBeVisible();
  },
};

const onClear = fn();
const noMatch = (
  <EmptyState
    icon={ListFilter}
    title="No users match these filters"
    actions={<Button onPress={() => onClear()}>Clear filters</Button>}
  >
    Status is Invited, Role is Sales, Last login between 01 and 05 Nov 2026.
  </EmptyState>
);

/** Shows what was searched for, and how to widen the search. */
export const NoMatch: Story = {
  beforeEach: () => {
    onClear.mockClear();
  },
  render: () => noMatch,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(onClear).toHaveBeenCalledTimes(1);
  },
};

const onRetry = fn();
const failed = (
  <ErrorState
    title="Could not load audience data."
    onRetry={onRetry}
    reference="7f1c-20ab"
    report={<a href="#report">Report an issue</a>}
  >
    The other panels are up to date.
  </ErrorState>
);

/** Announced when it appears; the reference can be copied for support. */
export const Failed: Story = {
  beforeEach: () => {
    onRetry.mockClear();
  },
  render: () => failed,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not load audience data.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(onRetry).toHaveBeenCalledWith();
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy reference' }));
    await expect(written).toHaveBeenCalledWith('7f1c-20ab');
    await waitFor(() => expect(canvas.getByText('Reference copied')).toBeInTheDocument());
  },
};

/** While retrying, the button keeps focus and further presses do nothing. */
export const Retrying: Story = {
  render: () => <ErrorState title="Could not load users." onRetry={() => onRetry()} isPending />,
  beforeEach: () => {
    onRetry.mockClear();
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  },
};

const administrators = ['Amara Okafor', 'Ingrid Solheim', 'Kofi Mensah', 'Noor van den Berg'].map((name) => ({
  id: name,
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@solstice.tv`,
}));
const noPermission = (
  <NoPermissionState administrators={administrators}>
    This page requires Read on <b>Settings: Roles</b>. An administrator of Solstice TV can grant it.
  </NoPermissionState>
);

/** Names the missing permission and the first three people who can grant it. */
export const NoPermission: Story = {
  render: () => noPermission,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask Amara Okafor' })).toHaveAttribute(
      'href',
      'mailto:amara@solstice.tv',
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

const notEnabled = (
  <NotEnabledState
    icon={Route}
    actions={
      <>
        <LinkButton href="mailto:amara@solstice.tv">Ask your administrator</LinkButton>
        <Button variant="ghost">Contact sales</Button>
      </>
    }
  >
    Edge Delivery steers players between CDNs while they play. Solstice TV does not have it yet.
  </NotEnabledState>
);

/** Not included in the plan, or not turned on: what it does, and who can change that. */
export const NotEnabled: Story = {
  render: () => notEnabled,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Not enabled for this account' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask your administrator' })).toBeVisible();
  },
};

const offline = <OfflineState onRetry={onRetry} />;

/** No connection: what still works, and a Try again button. */
export const Offline: Story = {
  beforeEach: () => {
    onRetry.mockClear();
  },
  render: () => offline,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(onRetry).toHaveBeenCalledWith();
  },
};

/** The whole page: its title is the page's `h1`, and a router can focus it. */
export const NotFound: Story = {
  render: () => (
    <NotFoundState
      title="Page not found: /users/archive"
      actions={
        <>
          <Button variant="primary">Dashboard</Button>
          <Button variant="ghost">Report an issue</Button>
        </>
      }
    >
      It was moved or deleted, or the URL has a typo.
    </NotFoundState>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Page not found: /users/archive' });
    title.focus();
    await expect(title).toHaveFocus();
  },
};

const states = {
  'First run': firstRun,
  'No match': noMatch,
  Failed: failed,
  'No permission': noPermission,
  'Not enabled': notEnabled,
  Offline: offline,
};

/** All states inside a panel. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
          gap: 20,
          inlineSize: 1100,
          maxInlineSize: '100%',
        }}
      >
        {Object.entries(states).map(([name, state]) => (
          <BoardRow key={name} label={name}>
            {state}
          </BoardRow>
        ))}
      </div>
      <BoardRow label="Not found: the whole page">
        <NotFoundState title="Page not found: /users/archive" actions={<Button variant="primary">Dashboard</Button>}>
          It was moved or deleted, or the URL has a typo.
        </NotFoundState>
      </BoardRow>
    </Board>
  ),
};
