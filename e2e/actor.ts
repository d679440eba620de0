import type { APIRequestContext, Page } from '@playwright/test';
import { account } from './accounts.ts';
import { codeOf, enrolAuthenticator } from './authenticator.ts';
import { acceptByRequest, signInWithCode, type Session } from './identityService.ts';
import { ask, inviteUser } from './member.ts';
import { type Person, somebody } from './people.ts';
import { enter, sharedSession } from './session.ts';

const setRole = `mutation ($ids: [ID!]!, $roleId: ID!) {
  updateUsers(selection: { ids: $ids }, change: { roleId: $roleId }) { rows { ok } userErrors { code } }
}`;

/** An administrator of the platform or of a reseller, who can act as users of accounts below. */
export type Actor = Person & {
  session: Session;
  /** Changed by another administrator. */
  becomes: (roleId: string) => Promise<void>;
};

/** A new administrator beside one of the seed, with an authenticator app, signed in in the browser. */
export async function newActor(
  kind: 'admin' | 'reseller',
  { page, request }: { page: Page; request: APIRequestContext },
): Promise<Actor> {
  const person = somebody();
  const roleId = kind === 'admin' ? 'admin' : 'adminReseller';
  const id = await inviteUser(request, await sharedSession(request, account(kind)), person, { roleId });
  const password = 'Own-Choice-42';
  const secret = await enrolAuthenticator(request, await acceptByRequest(request, person.email, password));
  const session = await signInWithCode({ ...person, password }, codeOf(secret, 1));
  await enter(page, session);
  return {
    ...person,
    session,
    becomes: async (role) => {
      await ask(request, await sharedSession(request, account(kind)), setRole, { ids: [id], roleId: role });
    },
  };
}
