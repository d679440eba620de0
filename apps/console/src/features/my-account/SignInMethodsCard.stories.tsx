import { SnackbarProvider } from '@edge-console/ui/snackbar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { GraphQLClient } from '../../api/client.ts';
import { QueryClientProvider } from '../../api/QueryClientProvider.tsx';
import { createQueryClient } from '../../api/queryClient.ts';
import { announceProviderLink } from '../../auth/identity/providerLink.ts';
import { ConfigurationProvider } from '../../core/configuration/ConfigurationProvider.tsx';
import { readConfiguration } from '../../core/configuration/configuration.ts';
import { guestSession } from '../../auth/session/session.fixture.ts';
import { SessionProvider } from '../../auth/session/SessionProvider.tsx';
import { SignInMethodsCard } from './SignInMethodsCard.tsx';

const page = 'https://console.example/';
const configuration = readConfiguration({
  userPoolId: 'local_1',
  userPoolClientId: 'client',
  graphqlEndpoint: `${page}graphql`,
  consoleHost: location.host,
  loginWith: {
    oauth: {
      domain: 'console.example',
      redirectSignIn: [page],
      redirectSignOut: [page],
      responseType: 'code',
      providers: ['Google', 'Microsoft', 'GitHub'],
    },
  },
});

type LoadedProps = {
  /** Null: the request fails. Undefined: it never responds. */
  linked: readonly string[] | null | undefined;
  onChangePassword: () => void;
};

/** The card of a user who has linked these providers. */
function Loaded({ linked, onChangePassword }: LoadedProps) {
  const request = async () => {
    if (linked === undefined) return new Promise(() => undefined);
    if (linked === null) return { ok: false, error: { kind: 'network', code: 'NETWORK', requestId: '' } };
    const providers = linked.map((provider) => ({ provider, linkedAt: '2026-09-03T09:00:00Z' }));
    const lastSignIns = [{ method: 'GOOGLE', at: '2026-11-12T09:00:00Z' }];
    const done = { ok: true, userErrors: [] };
    return { ok: true, value: { mySignInMethods: { providers }, myLastSignIns: lastSignIns, startProviderLink: done } };
  };
  // The cache is shared between stories, but not between subjects.
  const [subject] = useState(() => crypto.randomUUID());
  const queryClient = createQueryClient({ request } as unknown as GraphQLClient, () => subject);
  return (
    <MemoryRouter>
      <ConfigurationProvider value={configuration}>
        <SessionProvider value={guestSession()}>
          <QueryClientProvider queryClient={queryClient}>
            <SnackbarProvider>
              <SignInMethodsCard email="amara.okafor@solstice.example" onChangePassword={onChangePassword} />
            </SnackbarProvider>
          </QueryClientProvider>
        </SessionProvider>
      </ConfigurationProvider>
    </MemoryRouter>
  );
}

const meta = {
  title: 'Console/Sign-in methods',
  component: Loaded,
  args: { linked: ['Google'], onChangePassword: fn() },
} satisfies Meta<typeof Loaded>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each provider can be linked or unlinked. */
export const Linked: Story = {
  async play({ canvas, args }) {
    await expect(await canvas.findByText(/^Linked/)).toHaveTextContent('Linked 03 Sep 2026');
    await expect(canvas.getByText(/^Last used/)).toHaveTextContent('Last used: 12 Nov 2026');
    await expect(canvas.getByRole('button', { name: 'Unlink Google' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Link GitHub' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(args.onChangePassword).toHaveBeenCalledOnce();
  },
};

/** The password does not depend on the request. */
export const Loading: Story = {
  args: { linked: undefined },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Change password' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: /Link/ })).toBeNull();
  },
};

/** An error can be retried. */
export const Failed: Story = {
  args: { linked: null },
  async play({ canvas }) {
    await expect(await canvas.findByText('Your sign-in methods could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change password' })).toBeEnabled();
  },
};

const openGitHub = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], isOpened: boolean) => {
  const open = window.open;
  window.open = () => (isOpened ? window : null);
  await userEvent.click(await canvas.findByRole('button', { name: 'Link GitHub' }));
  const body = document.body;
  const submit = await waitFor(() => {
    const button = [...body.querySelectorAll('button')].find(({ textContent }) => textContent === 'Continue to GitHub');
    if (!button) throw new Error('The dialog is not open yet');
    return button;
  });
  await userEvent.click(submit);
  await waitFor(() => expect(body.querySelector('[role="dialog"], [role="alertdialog"]')).toBeNull());
  window.open = open;
};

/** The provider is open in another window. */
export const Waiting: Story = {
  async play({ canvas }) {
    await openGitHub(canvas, true);
    await expect(await canvas.findByText('Continue at GitHub, in the window that opened.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'Link GitHub' })).toBeEnabled();
  },
};

/** The provider returned another address, or one that it has not verified. */
export const AddressDiffers: Story = {
  async play({ canvas }) {
    await openGitHub(canvas, true);
    announceProviderLink({ provider: 'GitHub', result: 'addressDiffers' });
    await expect(
      await canvas.findByText(
        'GitHub was not linked. Use an account there with the verified address amara.okafor@solstice.example.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Link GitHub' })).toBeEnabled();
  },
};

/** The browser did not open the window. */
export const Blocked: Story = {
  async play({ canvas }) {
    await openGitHub(canvas, false);
    await expect(await canvas.findByText(/^Your browser blocked the window/)).toBeVisible();
  },
};
