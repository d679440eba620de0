import type { APIRequestContext, Page } from '@playwright/test';
import { demoAccount } from './demoAccounts.ts';
import { acceptInvitationByRequest, type Session } from './identityService.ts';
import { type TestUser, createTestUser } from './testUser.ts';
import { callApi, enter, home, sharedSession } from './session.ts';
import { expect } from './test.ts';

export async function accessToken(page: Page): Promise<string> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken'));
    return key === undefined ? null : localStorage.getItem(key);
  });
  if (token === null) throw new Error('Not signed in.');
  return token;
}

/** A caller of the API: the user of a page, or of a session. */
export type Caller = Page | Session;

/** Calls the API, and fails on errors. */
export async function callGraphql(request: APIRequestContext, caller: Caller, query: string, variables: object) {
  const session = 'accessToken' in caller ? caller : { accessToken: await accessToken(caller) };
  const { data, errors } = await callApi(request, session, query, variables);
  expect(errors).toBeUndefined();
  return data;
}

const invite = `mutation ($input: InviteUserInput!) { inviteUser(input: $input) { user { id } userErrors { code } } }`;
/** A customer for whom MFA is optional; the platform requires it. */
const accountOf = `query ($email: String!) { users(list: { first: 1, search: $email }) { nodes { entity { id } } } }`;
const create = `mutation ($input: CreateEntityInput!) { createEntity(input: $input) { entity { id } userErrors { code } } }`;
const setActive = `mutation ($id: ID!, $active: Boolean!) { setUserActive(id: $id, active: $active) { user { id } userErrors { code } } }`;

/** Invites a user and returns the ID. */
export async function inviteUser(
  request: APIRequestContext,
  caller: Caller,
  { email, name, lastName }: Pick<TestUser, 'email' | 'name' | 'lastName'>,
  more: { entityId?: string | undefined; roleId?: string | undefined } = {},
): Promise<string> {
  const response = (await callGraphql(request, caller, invite, { input: { email, name, lastName, ...more } })) as {
    inviteUser: { user: { id: string } };
  };
  expect(response).toMatchObject({ inviteUser: { userErrors: [] } });
  return response.inviteUser.user.id;
}

const password = 'Own-Choice-42';

export type Member = TestUser & {
  password: string;
  session: Session;
  /** By an administrator. */
  deactivate: () => Promise<void>;
};

/** A new member of a customer, invited by an administrator. */
export async function createMember(request: APIRequestContext): Promise<Member> {
  const user = createTestUser();
  const administrator = await sharedSession(request, demoAccount('admin'));
  const { email: customer } = demoAccount('customer');
  const { users } = (await callGraphql(request, administrator, accountOf, { email: customer })) as {
    users: { nodes: { entity: { id: string } }[] };
  };
  const id = await inviteUser(request, administrator, user, { entityId: users.nodes[0]?.entity.id });
  return {
    ...user,
    password,
    session: await acceptInvitationByRequest(request, user.email, password),
    deactivate: async () => {
      await callGraphql(request, await sharedSession(request, demoAccount('admin')), setActive, { id, active: false });
    },
  };
}

async function openFirstPage(page: Page, session: Session, arrived = home(page)): Promise<void> {
  await enter(page, session);
  await page.goto('/');
  await expect(arrived).toBeVisible();
}

/** A new member of a customer, on their first page. */
export async function newMember(page: Page, request: APIRequestContext): Promise<Member> {
  const member = await createMember(request);
  await openFirstPage(page, member.session);
  return member;
}

/** Accepts an invitation with requests, opens the first page, and returns the password. */
export async function acceptInvitation(
  page: Page,
  request: APIRequestContext,
  email: string,
  arrived = home(page),
): Promise<string> {
  await openFirstPage(page, await acceptInvitationByRequest(request, email, password), arrived);
  return password;
}

type AccountKind = { type?: 'CUSTOMER' | 'RESELLER'; services?: string[] };

/** Creates an account, and invites `user`, its first administrator. */
export async function createAccount(
  request: APIRequestContext,
  caller: Caller,
  { type = 'CUSTOMER', services = ['EDGE_ANALYTICS'], name, user }: AccountKind & { name: string; user: TestUser },
): Promise<void> {
  const input = {
    type,
    entity: { name, companyName: `${name} Ltd`, region: 'eu-west' },
    services,
    tier: 'LITE',
    adminEmail: user.email,
    adminName: user.name,
    adminLastName: user.lastName,
  };
  const response = await callGraphql(request, caller, create, { input });
  expect(response).toMatchObject({ createEntity: { userErrors: [] } });
}

/** The only administrator of a new account, created by the platform, on their first page. */
export async function newAdministrator(
  page: Page,
  request: APIRequestContext,
  kind: AccountKind = {},
): Promise<TestUser & { password: string; account: string }> {
  const user = createTestUser();
  const name = `Own ${user.lastName.slice(-8)}`;
  await createAccount(request, await sharedSession(request, demoAccount('admin')), { ...kind, name, user });
  const arrived = kind.type === 'RESELLER' ? page.getByRole('navigation', { name: 'Main' }) : home(page);
  return { ...user, account: name, password: await acceptInvitation(page, request, user.email, arrived) };
}

/** Removes the session's tokens from the page; those of the remembered device stay. */
export async function clearTokens(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (/\.(LastAuthUser|accessToken|idToken|refreshToken)$/.test(key)) localStorage.removeItem(key);
  });
}
