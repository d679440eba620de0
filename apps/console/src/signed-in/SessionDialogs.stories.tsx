import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SignInAgainDialog } from '../screens/sign-in/SignInAgainDialog.tsx';
import { guestSession } from '../session/session.fixture.ts';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { warningTime } from './idle.ts';
import { IdleDialog } from './IdleDialog.tsx';

const meta = {
  title: 'Console/Session',
  component: IdleDialog,
  parameters: { layout: 'fullscreen' },
  args: { idleAt: Date.now() + warningTime, onStay: fn(), onSignOut: fn() },
} satisfies Meta<typeof IdleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody has touched the page for a while: the time that is left, and the answer that loses nothing has the focus. */
export const Idle: Story = {
  async play({ args }) {
    const question = await screen.findByRole('alertdialog', { name: 'Are you still there?' });
    await expect(question).toHaveTextContent(/signed out in [12]:\d\d\./);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

const signIn = fn();
const giveUp = fn();

/** A change asks for a fresher proof: of the person who is signed in, and nobody else. */
export const Proof: Story = {
  render: () => (
    <SessionProvider
      value={guestSession({
        signIn: async (...given) => {
          signIn(...given);
          return { kind: 'refused', reason: 'wrongCredentials' };
        },
      })}
    >
      <SignInAgainDialog purpose="proof" email="amara@solstice.example" onLeave={giveUp} />
    </SessionProvider>
  ),
  async play() {
    await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    await expect(screen.getByLabelText('E-mail')).toHaveAttribute('readonly');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    await userEvent.type(screen.getByLabelText('Password'), 'Not-The-One-1');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(await screen.findByText('Incorrect username or password.', {}, { timeout: 10_000 })).toBeVisible();
    await expect(signIn).toHaveBeenCalledWith('amara@solstice.example', 'Not-The-One-1');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(giveUp).toHaveBeenCalledOnce();
  },
};
