import { LeaveGuardProvider } from '@edge-console/ui/leave-guard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';

const codes = Array.from({ length: 10 }, (_, index) => `abcd-efgh-ijkm-${String(2222 + index)}`);

const meta = {
  title: 'Console/New recovery codes',
  component: RecoveryCodesDialog,
  args: { codes, email: 'amara.okafor@solstice.example', onDone: fn() },
  render: (args) => (
    <LeaveGuardProvider adapter={{ useBlocker: () => ({ state: 'unblocked' }) }}>
      <RecoveryCodesDialog {...args} />
    </LeaveGuardProvider>
  ),
} satisfies Meta<typeof RecoveryCodesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog closes only after the user confirms that they saved the codes. */
export const Saved: Story = {
  async play({ args }) {
    const dialog = within(await screen.findByRole('dialog', { name: 'Save your recovery codes' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(args.onDone).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'I saved these codes' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};
