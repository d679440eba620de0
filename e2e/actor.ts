import type { APIRequestContext, Page } from '@playwright/test';
import { demoAccount } from './demoAccounts.ts';
import { totpCode, enrollAuthenticator } from './authenticator.ts';
import { acceptInvitationByRequest, signInWithCode, type Session } from './identityService.ts';
import { callGraphql, inviteUser } from './member.ts';
import { type TestUser, createTestUser } from './testUser.ts';
import { enter, sharedSession } from './session.ts';

const setRole = `mutation ($ids: [ID!]!, $roleId: ID!) {
  updateUsers(selection: { ids: $ids }, change: { roleId: $roleId }) { rows { ok } userErrors { code } }
}`;

/** An administrator of the platform or of a reseller, who can act as users of accounts below. */
type Actor = TestUser & {
  session: Session;
  /** Changed by another administrator. */
  becomes: (roleId: string) => Promise<void>;
};

/** A new administrator beside one of the seed, with an authenticator app, signed in in the browser. */
export async function createActor(
  kind: 'admin' | 'reseller',
  { page, request }: { page: Page; request: APIRequestContext },
): Promise<Actor> {
  const user = createTestUser();
  const roleId = kind === 'admin' ? 'admin' : 'adminReseller';
  const id = await inviteUser(request, await sharedSession(request, demoAccount(kind)), user, { roleId });
  const password = 'Own-Choice-42';
  const secret = await enrollAuthenticator(request, await acceptInvitationByRequest(request, user.email, password));
  const session = await signInWithCode({ ...user, password }, totpCode(secret, 1));
  await enter(page, session);
  return {
    ...user,
    session,
    becomes: async (role) => {
      await callGraphql(request, await sharedSession(request, demoAccount(kind)), setRole, { ids: [id], roleId: role });
    },
  };
}
