import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { lost, SnackbarExample, OpenSnackbars, undo, undoable } from '../storybook/sampleSnackbars.tsx';
import { SnackbarScene } from '../storybook/SnackbarScene.tsx';
import { createSnackbarQueue, NotificationBell, SnackbarHistory, SnackbarProvider } from './index.ts';

const meta = {
  title: 'Feedback/Snackbar',
  component: SnackbarExample,
  subcomponents: { SnackbarProvider, SnackbarHistory, NotificationBell },
  tags: ['ready'],
  args: { inputs: [undoable] },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  beforeEach: () => {
    undo.mockClear();
    opened.mockClear();
  },
} satisfies Meta<typeof SnackbarExample>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = fn();
const save = () => screen.getByRole('button', { name: 'Save' });
// Its code can still be loading.
const region = () => screen.findByRole('region', { name: 'Notifications' });
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());

/** A user was just disabled: the change is immediate and can be undone (10). */
export const Default: Story = {
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  render: () => <SnackbarScene />,
  play: async () => {
    const snackbars = within(await region());
    await expect(snackbars.getByRole('status')).toHaveTextContent('Mateo Rivas disabled');
    await waitFor(() => expect(snackbars.getByRole('button', { name: 'Dismiss' })).toBeVisible());
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** F6 moves focus to Undo, Enter runs it once, and focus returns (8, 11, 12). */
export const UndoByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await region();
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(save()).toHaveFocus());
    await userEvent.keyboard('{F6}{Enter}');
    await expect(undo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(save()).toHaveFocus());
    await waitUntilClosed();
  },
};

/** Each kind has an icon and a role; at most three are visible, newest last (1, 9, 15). */
export const Kinds: Story = {
  args: {
    inputs: [
      { message: 'Token copied' },
      undoable,
      {
        kind: 'warning',
        message: 'Signing out in 2 minutes',
        action: { label: 'Stay signed in', onAction: fn<() => void>() },
      },
      { ...lost, action: { label: 'Try again', onAction: fn<() => void>() } },
    ],
  },
  play: async () => {
    await userEvent.click(save());
    const snackbars = within(await region()).getAllByRole('listitem');
    await expect(snackbars.map((snackbar) => snackbar.querySelector('[id]')?.textContent)).toEqual([
      'Kofi Mensah disabled',
      'Signing out in 2 minutes',
      'Could not update users.',
    ]);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Could not update users.');
    await expect(screen.getAllByRole('status')).toHaveLength(2);
    for (const snackbar of snackbars) await waitFor(() => expect(snackbar.querySelector('svg')).toBeVisible());
    const bottoms = snackbars.map((snackbar) => snackbar.getBoundingClientRect().bottom);
    await expect(bottoms).toEqual(bottoms.toSorted((one, other) => one - other));
  },
};

/** A repeated message increases a counter (2). */
export const Merged: Story = {
  args: { inputs: [{ message: 'Token copied' }] },
  play: async () => {
    await userEvent.click(save());
    await region();
    await userEvent.click(save());
    await userEvent.click(save());
    const status = screen.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Token copied×3'));
    await expect(screen.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** The default texts; the style capitalizes the first letter (6, 7). */
export const DefaultMessages: Story = {
  args: { inputs: [{ kind: 'success' }, { message: new TypeError('Failed to fetch') }] },
  play: async () => {
    await userEvent.click(save());
    await region();
    const saved = screen.getByText('your changes have been saved successfully');
    await expect(getComputedStyle(saved, '::first-letter').textTransform).toBe('uppercase');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong with this action.');
  },
};

/** Disappears by itself, but not while the pointer is over it (3, 5). */
export const TimesOut: Story = {
  args: { inputs: [{ message: 'Token copied', timeout: 400 }] },
  play: async () => {
    await userEvent.click(save());
    const snackbar = within(await region()).getByRole('listitem');
    await userEvent.hover(snackbar);
    // A second queue without a pointer acts as the clock: its longer message disappears first.
    const clock = createSnackbarQueue();
    clock.show({ message: 'tick', timeout: 600 });
    await waitFor(() => expect(clock.getVisible()).toHaveLength(0));
    await expect(snackbar).toBeVisible();
    await userEvent.unhover(snackbar);
    await waitUntilClosed();
  },
};

/** Escape and the close button dismiss; focus moves to the next message, then back (12, 13). */
export const DismissedByKeyboard: Story = {
  args: { inputs: [lost, undoable] },
  play: async () => {
    await userEvent.click(save());
    await region();
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(save()).toHaveFocus());
    await waitUntilClosed();
    await expect(undo).not.toHaveBeenCalled();
  },
};

/** Unread messages are counted; opening the history marks them as read, and clearing keeps focus inside (21, 22, 23). */
export const BehindABell: Story = {
  args: { inputs: [lost, undoable], hasBell: true },
  play: async () => {
    const bell = (name: string) => screen.getByRole('button', { name });
    await userEvent.click(save());
    await waitFor(() => expect(bell('Notifications, 2 unread')).toBeVisible());
    await userEvent.click(bell('Notifications, 2 unread'));
    const history = await screen.findByRole('dialog', { name: 'Past notifications' });
    await waitFor(() => expect(within(history).getAllByRole('listitem')).toHaveLength(2));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell('Notifications')).toHaveFocus());
    // The error merges with the visible one and becomes unread again.
    await userEvent.click(save());
    await waitFor(() => expect(bell('Notifications, 2 unread')).toBeVisible());
    await userEvent.click(bell('Notifications, 2 unread'));
    const reopened = await screen.findByRole('dialog', { name: 'Past notifications' });
    await userEvent.click(within(reopened).getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(reopened).toHaveTextContent('No notifications yet'));
    await expect(reopened).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell('Notifications')).toHaveFocus());
  },
};

/** Notifications of the app are counted too, and listed above the messages. */
export const AppNotifications: Story = {
  render: () => (
    <SnackbarProvider>
      <NotificationBell unreadCount={2} onOpen={opened}>
        {(close) => (
          <button type="button" onClick={close}>
            Low offload on Arena Live
          </button>
        )}
      </NotificationBell>
    </SnackbarProvider>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Notifications, 2 unread' }));
    await expect(opened).toHaveBeenCalledOnce();
    const panel = await screen.findByRole('dialog', { name: 'Past notifications' });
    await userEvent.click(await within(panel).findByRole('button', { name: 'Low offload on Arena Live' }));
    await waitFor(() => expect(panel).not.toBeInTheDocument());
  },
};

/** All kinds, without their position in the window. */
export const States: Story = {
  tags: ['board'],
  // Nothing floats here, so the docs page shows the whole story.
  parameters: { docs: { story: { inline: true, height: undefined } } },
  render: () => <OpenSnackbars />,
};
