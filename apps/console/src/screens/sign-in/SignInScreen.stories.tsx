import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ConfigurationProvider } from '../../configuration/ConfigurationProvider.tsx';
import { readConfiguration } from '../../configuration/configuration.ts';
import { NoToolbarLayout } from '../../layouts/notoolbar/NoToolbarLayout.tsx';
import { guestSession } from '../../session/session.fixture.ts';
import type { SessionEnd } from '../../session/sessionChannel.ts';
import { SessionProvider } from '../../session/SessionProvider.tsx';
import type { SignInOutcome } from '../../identity/signInOutcome.ts';
import { SignInScreen } from './SignInScreen.tsx';

const configuration = readConfiguration({
  userPoolId: 'local_EdgeConsole',
  userPoolClientId: 'client',
  graphqlEndpoint: 'http://localhost/graphql',
  passwordFormat: { minLength: 8, requireUppercase: true, requireNumbers: true, requireSpecialCharacters: true },
});

type PageProps = {
  address: string;
  /** What the identity service answers. */
  outcome: SignInOutcome;
  end: { reason: SessionEnd; email: string } | null;
  signIn: (username: string, password: string) => void;
};

/** The page at an address, over an identity service that gives one answer. */
function SignInPage({ address, outcome, end, signIn }: PageProps) {
  const session = guestSession({
    lastEnd: () => end && { ...end, subject: 'user-1' },
    signIn: async (username, password) => {
      signIn(username, password);
      return outcome;
    },
  });
  const element = (
    <NoToolbarLayout>
      <SignInScreen />
    </NoToolbarLayout>
  );
  const router = createMemoryRouter([{ path: '/signin/', element }], { initialEntries: [address] });
  return (
    <ConfigurationProvider value={configuration}>
      <SessionProvider value={session}>
        <RouterProvider router={router} />
      </SessionProvider>
    </ConfigurationProvider>
  );
}

const meta = {
  title: 'Console/Sign in',
  component: SignInPage,
  parameters: { layout: 'fullscreen' },
  args: { address: '/signin/', outcome: { kind: 'signedIn' }, end: null, signIn: fn() },
} satisfies Meta<typeof SignInPage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function submit(canvas: ReturnType<typeof within>, email: string, password: string) {
  if (email) await userEvent.type(canvas.getByLabelText('E-mail'), email);
  if (password) await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
}

export const Default: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText('E-mail')).toHaveFocus());
    await submit(canvas, 'admin@edgeworks.example', 'Northern-Light-7');
    await waitFor(() => expect(args.signIn).toHaveBeenCalledWith('admin@edgeworks.example', 'Northern-Light-7'));
  },
};

export const FieldsToReview: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await submit(canvas, 'admin', '');
    const email = canvas.getByLabelText('E-mail');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Enter a valid e-mail.'));
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Required field.');
    await expect(email).toHaveFocus();
    await expect(args.signIn).not.toHaveBeenCalled();
  },
};

export const WrongPassword: Story = {
  args: { outcome: { kind: 'refused', reason: 'wrongCredentials' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await submit(canvas, 'admin@edgeworks.example', 'Wrong-Guess-1');
    const password = canvas.getByLabelText('Password');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Incorrect username or password.'));
    await expect(password).toHaveFocus();
  },
};

export const TooManyAttempts: Story = {
  args: { outcome: { kind: 'refused', reason: 'tooManyAttempts', retryAfterSeconds: 30 } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await submit(canvas, 'admin@edgeworks.example', 'Northern-Light-7');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Too many attempts\. Try again in (30|29) s\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.signIn).toHaveBeenCalledOnce();
  },
};

export const SessionExpired: Story = {
  args: {
    address: '/signin/?sessionexpired=true/&returnTo=%2Fusers%2F',
    end: { reason: 'expired', email: 'amara.okafor@solstice.example' },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Your session has expired. Sign in again to continue.');
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('amara.okafor@solstice.example');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
  },
};

export const SessionClosed: Story = {
  args: { end: { reason: 'revoked', email: 'amara.okafor@solstice.example' } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Your session was closed for security reasons.',
    );
  },
};

export const NewPasswordRequired: Story = {
  args: { outcome: { kind: 'newPasswordRequired' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await submit(canvas, 'leila@northlight.example', 'Temporary-1');
    const chosen = await canvas.findByLabelText('New password');
    await userEvent.type(chosen, 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(chosen).toHaveAccessibleDescription(/Use at least 8 characters/));
    await expect(chosen).toHaveFocus();
    await expect(canvas.getByRole('list', { name: 'The password needs' })).toHaveTextContent('A number not met yet');
  },
};

export const UnsupportedStep: Story = {
  args: { outcome: { kind: 'unsupportedStep', step: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await submit(canvas, 'admin@edgeworks.example', 'Northern-Light-7');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This sign-in step is not supported here. Contact support.',
    );
  },
};
