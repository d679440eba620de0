import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { lost, SnackbarExample, undo, undoable } from '../storybook/sampleSnackbars.tsx';

const meta = {
  title: 'Feedback/Snackbar',
  component: SnackbarExample,
  tags: ['ready', '!autodocs'],
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  args: { inputs: [lost] },
  beforeEach: () => {
    undo.mockClear();
  },
} satisfies Meta<typeof SnackbarExample>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = () => screen.getByRole('button', { name: 'Save' });
// Its code can still be loading.
const region = () => screen.findByRole('region', { name: 'Notifications' });
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());

const swipe = async (snackbar: HTMLElement, distance: number) => {
  // A synthetic event has no pointer to capture.
  snackbar.setPointerCapture = () => {};
  const at = (clientY: number) => ({ pointerId: 1, isPrimary: true, button: 0, clientY });
  await fireEvent.pointerDown(snackbar, at(300));
  await fireEvent.pointerMove(snackbar, { ...at(300 + distance / 2), buttons: 1 });
  await fireEvent.pointerMove(snackbar, { ...at(300 + distance), buttons: 1 });
  await fireEvent.pointerUp(snackbar, at(300 + distance));
};

/** Swiping up or down by more than 50 px dismisses it; less, and it returns (14). */
export const SwipedAway: Story = {
  args: { inputs: [lost] },
  play: async () => {
    await userEvent.click(save());
    const snackbar = within(await region()).getByRole('listitem');
    await swipe(snackbar, 50);
    await waitFor(() => expect(snackbar.style.transform).toBe(''));
    await waitFor(() => expect(snackbar).toBeVisible());
    await swipe(snackbar, -51);
    await waitUntilClosed();
  },
};

/** A mouse released outside does not drag the snackbar when it returns (14). */
export const ReleasedOutside: Story = {
  args: { inputs: [lost] },
  play: async () => {
    await userEvent.click(save());
    const snackbar = within(await region()).getByRole('listitem');
    snackbar.setPointerCapture = () => {};
    const at = (clientY: number) => ({ pointerId: 1, isPrimary: true, button: 0, clientY });
    await fireEvent.pointerDown(snackbar, { ...at(300), buttons: 1 });
    await fireEvent.pointerMove(snackbar, { ...at(305), buttons: 1 });
    await fireEvent.pointerMove(snackbar, { ...at(320), buttons: 0 });
    await expect(snackbar.style.transform).toBe('');
  },
};

/** Snackbars stay reachable over a dialog; Escape in one does not close the dialog (10, 13). */
export const OverDialog: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open dialog' }));
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Try' }));
    const snackbars = within(await region());
    await userEvent.keyboard('{F6}');
    await expect(snackbars.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await region();
  },
};

/** Ctrl+Z and ⌘Z undo from anywhere except text fields (19). */
export const UndoByKey: Story = {
  args: { inputs: [undoable, lost], hasHistory: true },
  play: async () => {
    await userEvent.click(save());
    await region();
    const text = screen.getByRole('textbox', { name: 'Note' });
    await userEvent.type(text, 'x{Control>}z{/Control}');
    await expect(undo).not.toHaveBeenCalled();
    save().focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(undo).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Meta>}z{/Meta}');
    await expect(undo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
  },
};

/** Past messages can be read again, newest first, without their actions; clearing keeps visible ones (16, 17, 18). */
export const History: Story = {
  args: { inputs: [undoable, { message: 'Token copied' }, { message: 'Token copied' }], hasHistory: true },
  play: async () => {
    await expect(screen.getByText(/^No notifications yet/)).toBeVisible();
    await userEvent.click(save());
    await region();
    const history = within(screen.getByRole('list', { name: 'Past notifications' }));
    await expect(history.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Token copied×2Just now',
      'Kofi Mensah disabledJust now',
    ]);
    await expect(history.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await expect(screen.getByText(/^No notifications yet/)).toBeVisible();
    await expect(within(await region()).getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};
