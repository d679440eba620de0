import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor } from 'storybook/test';
import { ConfigurationProvider } from '../../core/configuration/ConfigurationProvider.tsx';
import { readConfiguration } from '../../core/configuration/configuration.ts';
import type { SignInOutcome } from '../../auth/identity/signInOutcome.ts';
import { guestSession } from '../../auth/session/session.fixture.ts';
import { SessionProvider } from '../../auth/session/SessionProvider.tsx';
import { TurnOffDialog, type TurnOffDialogProps } from './TurnOffDialog.tsx';

const configuration = readConfiguration({
  userPoolId: 'local_EdgeConsole',
  userPoolClientId: 'client',
  graphqlEndpoint: 'http://localhost/graphql',
});

type ServiceProps = TurnOffDialogProps & {
  /** Stubbed responses of the identity service to the password, and then to the codes. */
  answers: readonly SignInOutcome[];
  signIn: (password: string, options: unknown) => void;
};

/** The dialog with an identity service that returns these responses. */
function Service({ answers, signIn, ...dialog }: ServiceProps) {
  const left = [...answers];
  const next = async (): Promise<SignInOutcome> => left.shift() ?? { kind: 'signedIn' };
  const session = guestSession({
    signIn: (_username, password, options) => {
      signIn(password, options);
      return next();
    },
    respondToChallenge: next,
  });
  return (
    <ConfigurationProvider value={configuration}>
      <SessionProvider value={session}>
        <TurnOffDialog {...dialog} />
      </SessionProvider>
    </ConfigurationProvider>
  );
}

const codeRequired: SignInOutcome = { kind: 'codeRequired', type: 'TOTP' };
const refused = (reason: 'wrongCredentials' | 'wrongMfaCode' | 'challengeExpired'): SignInOutcome => ({
  kind: 'refused',
  reason,
});

const meta = {
  title: 'Console/Turn off MFA',
  component: Service,
  args: {
    email: 'amara.okafor@solstice.example',
    answers: [codeRequired],
    signIn: fn(),
    turnOff: fn<ServiceProps['turnOff']>(async () => undefined),
    onDone: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof Service>;

export default meta;
type Story = StoryObj<typeof meta>;

async function submitPassword(password: string) {
  const field = await screen.findByLabelText('Current password');
  await userEvent.clear(field);
  await userEvent.type(field, password);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
}
const codeField = () => screen.findByLabelText('Enter the code from your authenticator app.');

/** A wrong password is shown at its field; the right one leads to the code, even on a remembered device. */
export const WrongPassword: Story = {
  args: { answers: [refused('wrongCredentials'), codeRequired] },
  async play({ args }) {
    await submitPassword('Wrong-Guess-1');
    const password = screen.getByLabelText('Current password');
    await waitFor(() => expect(password).toHaveAccessibleDescription('The current password is incorrect.'));
    await waitFor(() => expect(password).toHaveFocus());
    await submitPassword('Own-Choice-42');
    const code = await codeField();
    await waitFor(() => expect(code).toHaveFocus());
    await expect(args.signIn).toHaveBeenLastCalledWith('Own-Choice-42', { requiresCode: true });
  },
};

/** A wrong code can be corrected; an expired challenge starts over and keeps the password. */
export const ChallengeOver: Story = {
  args: { answers: [codeRequired, refused('wrongMfaCode'), refused('challengeExpired')] },
  async play({ args }) {
    await submitPassword('Own-Choice-42');
    await userEvent.type(await codeField(), '123456');
    await waitFor(async () => expect(await codeField()).toHaveAccessibleDescription('The code is not valid.'));
    await userEvent.keyboard('654321');
    await expect(await screen.findByRole('alert')).toHaveTextContent('The sign-in took too long. Start again.');
    await expect(screen.getByLabelText('Current password')).toHaveValue('Own-Choice-42');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

/** While rate limited, a countdown is shown and nothing is sent. */
export const TooManyAttempts: Story = {
  args: { answers: [{ kind: 'refused', reason: 'tooManyAttempts', retryAfterSeconds: 30 }] },
  async play({ args }) {
    await submitPassword('Own-Choice-42');
    await expect(await screen.findByRole('alert')).toHaveTextContent(/Too many attempts\. Try again in (30|29) s\./);
    await expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await expect(screen.getByLabelText('Current password')).toHaveValue('Own-Choice-42');
    await expect(args.signIn).toHaveBeenCalledOnce();
  },
};

/**
 * Turning MFA off ends every session: the user is signed in again with the password alone. A failure is retried without
 * another step-up.
 */
export const StaysSignedIn: Story = {
  args: {
    answers: [codeRequired, { kind: 'signedIn' }, { kind: 'signedIn' }],
  },
  beforeEach({ args }) {
    mocked(args.turnOff).mockResolvedValueOnce('Try again later.');
  },
  async play({ args }) {
    await submitPassword('Own-Choice-42');
    await userEvent.type(await codeField(), '123456');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Multi-factor authentication could not be disabled. Try again later.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.signIn).toHaveBeenLastCalledWith('Own-Choice-42', undefined);
    await expect(args.turnOff).toHaveBeenCalledTimes(2);
  },
};
