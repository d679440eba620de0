import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import type { GraphQLClient } from '../../api/client.ts';
import { QueryClientProvider } from '../../api/QueryClientProvider.tsx';
import { createQueryClient } from '../../api/queryClient.ts';
import { guestSession } from '../../auth/session/session.fixture.ts';
import { SessionProvider } from '../../auth/session/SessionProvider.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import type { Passkey } from './queries.ts';

type LoadedProps = { /** Null: the request fails. */ passkeys: readonly Passkey[] | null };

/** The card with these passkeys. */
function Loaded({ passkeys }: LoadedProps) {
  const request = async () =>
    passkeys === null
      ? { ok: false, error: { kind: 'network', code: 'NETWORK', requestId: '' } }
      : { ok: true, value: { myPasskeys: passkeys } };
  // The cache is shared between stories, but not between subjects.
  const [subject] = useState(() => crypto.randomUUID());
  const queryClient = createQueryClient({ request } as unknown as GraphQLClient, () => subject);
  return (
    <MemoryRouter>
      <SessionProvider value={guestSession()}>
        <QueryClientProvider queryClient={queryClient}>
          <PasskeysCard email="amara.okafor@solstice.example" />
        </QueryClientProvider>
      </SessionProvider>
    </MemoryRouter>
  );
}

const passkey = (name: string, createdAt: string): Passkey => ({ id: name, name, createdAt });

const meta = {
  title: 'Console/Passkeys',
  component: Loaded,
  args: { passkeys: [passkey('MacBook Pro', '2026-08-14T09:00:00Z'), passkey('iPhone 17', '2026-08-14T10:00:00Z')] },
} satisfies Meta<typeof Loaded>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each passkey has its own actions. */
export const Several: Story = {
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
    await expect(await canvas.findByRole('button', { name: 'Actions for iPhone 17' })).toBeVisible();
  },
};

/** Says what a passkey is for. */
export const Empty: Story = {
  args: { passkeys: [] },
  async play({ canvas }) {
    await expect(await canvas.findByText('No passkeys yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add passkey' })).toBeEnabled();
  },
};

/** An error can be retried. */
export const Failed: Story = {
  args: { passkeys: null },
  async play({ canvas }) {
    await expect(await canvas.findByText('Your passkeys could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
