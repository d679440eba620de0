import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { ConfigurationProvider } from '../../core/configuration/ConfigurationProvider.tsx';
import { readConfiguration } from '../../core/configuration/configuration.ts';
import { ReauthenticationDialog } from '../../auth/sign-in/ReauthenticationDialog.tsx';
import { guestSession } from '../../auth/session/session.fixture.ts';
import { SessionProvider } from '../../auth/session/SessionProvider.tsx';
import { warningTime } from '../../auth/session/idleTimeout.ts';
import { SessionEndDialog } from './SessionEndDialog.tsx';

const meta = {
  title: 'Console/Session',
  component: SessionEndDialog,
  parameters: { layout: 'fullscreen' },
  args: { cause: 'idle', endsAt: Date.now() + warningTime, onContinue: fn(), onLeave: fn(), onEscape: fn() },
} satisfies Meta<typeof SessionEndDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The idle warning: a countdown, with focus on the button that keeps the session. */
export const Idle: Story = {
  async play({ args }) {
    const question = await screen.findByRole('alertdialog', { name: 'Are you still there?' });
    await expect(question).toHaveTextContent(/signed out in [12]:\d\d\./);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** The warning before the 24-hour limit, which nothing extends. */
export const Limit: Story = {
  args: { cause: 'limit' },
  async play({ args }) {
    const warning = await screen.findByRole('alertdialog', { name: 'Your session ends soon' });
    await expect(warning).toHaveTextContent(/yours ends in [12]:\d\d\./);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in again' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onEscape).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

const signIn = fn();
const giveUp = fn();

const configuration = readConfiguration({
  userPoolId: 'local_EdgeConsole',
  userPoolClientId: 'client',
  graphqlEndpoint: 'http://localhost/graphql',
  passwordFormat: {},
  loginWith: {
    oauth: {
      domain: 'auth.example.com',
      redirectSignIn: ['http://localhost/loading/'],
      redirectSignOut: ['http://localhost/signin/'],
      responseType: 'code',
      providers: ['Google'],
    },
  },
});

function Reauthentication({ provider, purpose }: { provider: string | null; purpose: 'expired' | 'proof' }) {
  const session = guestSession({
    signIn: async (...given) => {
      signIn(...given);
      return { kind: 'refused', reason: 'wrongCredentials' };
    },
  });
  return (
    <ConfigurationProvider value={configuration}>
      <SessionProvider value={session}>
        <ReauthenticationDialog
          purpose={purpose}
          user={{ subject: 'user-1', email: 'amara@solstice.example', provider }}
          onLeave={giveUp}
        />
      </SessionProvider>
    </ConfigurationProvider>
  );
}

/** A step-up for the signed-in user, whose email address is fixed. */
export const Proof: Story = {
  render: () => <Reauthentication provider={null} purpose="proof" />,
  async play() {
    await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    await expect(screen.getByLabelText('E-mail')).toHaveAttribute('readonly');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    await userEvent.type(screen.getByLabelText('Password'), 'Not-The-One-1');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const refused = await screen.findByText('Incorrect username or password.');
    // react-aria hides a dialog for up to 600 ms if it expects a virtual keyboard, because another story had a taller
    // window.
    await waitFor(() => expect(refused).toBeVisible());
    await expect(signIn).toHaveBeenCalledWith('amara@solstice.example', 'Not-The-One-1');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(giveUp).toHaveBeenCalledOnce();
  },
};

/** Users without a password reauthenticate with their provider, in a popup. */
export const AtProvider: Story = {
  render: () => <Reauthentication provider="Google" purpose="expired" />,
  async play() {
    const open = spyOn(window, 'open').mockReturnValue(null);
    await screen.findByRole('dialog', { name: 'Sign in again' });
    await expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    await expect(open).toHaveBeenCalledWith('/loading/?provider=Google&person=user-1', 'provider', expect.any(String));
    // Wait for the fade-in.
    await waitFor(() => expect(screen.getByText(/Allow pop-ups for this page/)).toBeVisible());
    open.mockReturnValue(window);
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(screen.queryByText(/Allow pop-ups/)).not.toBeInTheDocument());
    open.mockRestore();
  },
};

/** The same for a step-up. */
export const ProofAtProvider: Story = {
  render: () => <Reauthentication provider="Google" purpose="proof" />,
};
