import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { account } from './accounts.ts';
import { setUpAuthenticator } from './authenticator.ts';
import { acceptInvitation, ask } from './member.ts';
import { type Person, somebody } from './people.ts';
import { signIn } from './session.ts';
import { expect } from './test.ts';

const invite = `mutation ($input: InviteUserInput!) { inviteUser(input: $input) { user { id } userErrors { code } } }`;
const setRole = `mutation ($ids: [ID!]!, $roleId: ID!) {
  updateUsers(selection: { ids: $ids }, change: { roleId: $roleId }) { rows { ok } userErrors { code } }
}`;

/** An administrator of the platform or of a reseller, who may act as people of accounts below. */
export type Actor = Person & {
  /** By another one, who stays signed in meanwhile. */
  becomes: (roleId: string) => Promise<void>;
};

/** A new administrator beside one of the seed, with a second factor, signed in on the page. */
export async function newActor(
  kind: 'admin' | 'reseller',
  { browser, page, request }: { browser: Browser; page: Page; request: APIRequestContext },
): Promise<Actor> {
  const person = somebody();
  const { email, name, lastName } = person;
  const inviter = await (await browser.newContext()).newPage();
  await signIn(inviter, account(kind));
  const roleId = kind === 'admin' ? 'admin' : 'adminReseller';
  const { inviteUser } = (await ask(request, inviter, invite, { input: { email, name, lastName, roleId } })) as {
    inviteUser: { user: { id: string } };
  };
  await acceptInvitation(page, request, email, page.getByRole('navigation', { name: 'Main' }));
  await setUpAuthenticator(page);
  // Announced to people of the platform only until they have one.
  await expect(page.getByText('requires multi-factor authentication')).toHaveCount(0);
  return {
    ...person,
    becomes: async (role) => {
      await ask(request, inviter, setRole, { ids: [inviteUser.user.id], roleId: role });
    },
  };
}
