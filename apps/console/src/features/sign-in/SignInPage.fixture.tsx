import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, userEvent, within } from 'storybook/test';
import { ConfigurationProvider } from '../../core/configuration/ConfigurationProvider.tsx';
import { readConfiguration, type SocialProvider } from '../../core/configuration/configuration.ts';
import type { ChallengeOptions, SignInOutcome } from '../../auth/identity/signInOutcome.ts';
import type { DataError } from '../../api/dataError.ts';
import type { Result } from '../../api/result.ts';
import {
  type AuthenticatedContext,
  AuthenticatedContextProvider,
} from '../../auth/authenticated/authenticatedContext.ts';
import { NoToolbarLayout } from '../../shell/layouts/notoolbar/NoToolbarLayout.tsx';
import { guestSession } from '../../auth/session/session.fixture.ts';
import type { SessionEnd } from '../../auth/session/sessionChannel.ts';
import { SessionProvider } from '../../auth/session/SessionProvider.tsx';
import { ReauthenticationDialog } from '../../auth/sign-in/ReauthenticationDialog.tsx';
import { SignInScreen } from './SignInScreen.tsx';

const configurationWith = (providers: readonly SocialProvider[]) =>
  readConfiguration({
    userPoolId: 'local_EdgeConsole',
    userPoolClientId: 'client',
    graphqlEndpoint: 'http://localhost/graphql',
    passwordFormat: { minLength: 8, requireUppercase: true, requireNumbers: true, requireSpecialCharacters: true },
    loginWith: {
      oauth: {
        domain: 'auth.example.com',
        redirectSignIn: ['http://localhost/loading/'],
        redirectSignOut: ['http://localhost/signin/'],
        responseType: 'code',
        providers,
      },
    },
    features: { selfSignup: true },
    contact: { support: 'mailto:support@edge-console.example' },
  });

export type SignInPageProps = {
  address: string;
  /** Stubbed response of the identity service to the password. */
  outcome: SignInOutcome;
  /** Stubbed responses to the later steps, in order. */
  answers: readonly SignInOutcome[];
  end: { reason: SessionEnd; email: string } | null;
  providers: readonly SocialProvider[];
  /** Over a page with unsaved input, instead of on its own page. */
  isDialog: boolean;
  /** Stubbed response of the API to a recovery code. */
  recovery: Result<{ recoverMfa: { ok: boolean } }, DataError>;
  recover: (variables: unknown) => void;
  /** Can return a later response, instead of `outcome`. */
  signIn: (username: string, password: string) => SignInOutcome | undefined;
  respond: (respond: string, options?: ChallengeOptions) => void;
};

/** The page at a URL, with a stubbed identity service. */
export function SignInPage({
  address,
  outcome,
  answers,
  end,
  providers,
  isDialog,
  recovery,
  recover,
  signIn,
  respond,
}: SignInPageProps) {
  const request = async (_document: unknown, variables: unknown) => {
    recover(variables);
    return recovery;
  };
  const context = { queryClient: { client: { request } } } as unknown as AuthenticatedContext;
  const left = [...answers];
  const session = guestSession({
    lastEnd: () => end && { ...end, subject: 'user-1', isHosted: false },
    signIn: async (username, password) => {
      return signIn(username, password) ?? outcome;
    },
    respondToChallenge: async (given, options) => {
      respond(given, options);
      return left.shift() ?? { kind: 'signedIn' };
    },
  });
  const element = isDialog ? (
    <ReauthenticationDialog purpose="expired" user={end} onLeave={() => undefined} />
  ) : (
    <NoToolbarLayout>
      <SignInScreen />
    </NoToolbarLayout>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  return (
    <ConfigurationProvider value={configurationWith(providers)}>
      <SessionProvider value={session}>
        <AuthenticatedContextProvider value={{ load: async () => context, loaded: () => context }}>
          <RouterProvider router={router} />
        </AuthenticatedContextProvider>
      </SessionProvider>
    </ConfigurationProvider>
  );
}

export const signInArgs = {
  address: '/signin/',
  outcome: { kind: 'signedIn' },
  answers: [],
  end: null,
  providers: [],
  isDialog: false,
  recovery: { ok: true, value: { recoverMfa: { ok: true } } },
} as const;

/** Fills in and submits the first form. */
export async function submitSignIn(canvas: ReturnType<typeof within>, email: string, password: string) {
  if (email) await userEvent.type(canvas.getByLabelText('E-mail'), email);
  if (password) await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
}

/** Signs in up to the MFA code; returns its field. */
export async function reachCode(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  await submitSignIn(canvas, 'amara.okafor@solstice.example', 'Northern-Light-7');
  // The steps load lazily, which can take seconds on a busy machine.
  const field = await canvas.findByLabelText('Authentication code');
  await expect(field).toHaveFocus();
  return field;
}
