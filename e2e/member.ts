import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { account } from './accounts.ts';
import { linkIn, newestMail } from './inbox.ts';
import { type Person, somebody } from './people.ts';
import { home, signIn } from './session.ts';
import { expect } from './test.ts';

export async function accessToken(page: Page): Promise<string> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken'));
    return key === undefined ? null : localStorage.getItem(key);
  });
  if (token === null) throw new Error('Not signed in.');
  return token;
}

/** Calls the API as the person signed in on the page. */
export async function ask(request: APIRequestContext, page: Page, query: string, variables: object) {
  const answer = await request.post('/graphql', {
    headers: { authorization: `Bearer ${await accessToken(page)}`, origin: new URL(page.url()).origin },
    data: { query, variables },
  });
  const { data, errors } = (await answer.json()) as { data: Record<string, never>; errors?: unknown };
  expect(errors).toBeUndefined();
  return data as unknown;
}

const invite = `mutation ($input: InviteUserInput!) { inviteUser(input: $input) { user { id } userErrors { code } } }`;
/** A customer, whose people may choose a second factor; the platform requires one. */
const accountOf = `query ($email: String!) { users(list: { first: 1, search: $email }) { nodes { entity { id } } } }`;
const create = `mutation ($input: CreateEntityInput!) { createEntity(input: $input) { entity { id } userErrors { code } } }`;
const setActive = `mutation ($id: ID!, $active: Boolean!) { setUserActive(id: $id, active: $active) { user { id } userErrors { code } } }`;

export type Member = Person & {
  password: string;
  /** By an administrator, who stays signed in meanwhile. */
  deactivate: () => Promise<void>;
};

/** Somebody of a customer, invited by an administrator, who has chosen a password and is signed in on the page. */
export async function newMember(browser: Browser, page: Page, request: APIRequestContext): Promise<Member> {
  const person = somebody();
  const administration = await browser.newContext();
  const administrator = await administration.newPage();
  await signIn(administrator, account('admin'));
  const { email, name, lastName } = person;
  const { email: customer } = account('customer');
  const { users } = (await ask(request, administrator, accountOf, { email: customer })) as {
    users: { nodes: { entity: { id: string } }[] };
  };
  const entityId = users.nodes[0]?.entity.id;
  const answer = (await ask(request, administrator, invite, { input: { entityId, email, name, lastName } })) as {
    inviteUser: { user: { id: string } };
  };
  const { id } = answer.inviteUser.user;
  const password = await acceptInvitation(page, request, email);
  return {
    ...person,
    password,
    deactivate: async () => {
      await ask(request, administrator, setActive, { id, active: false });
      await administration.close();
    },
  };
}

/** Accepts a mailed invitation and arrives; answers the password that was chosen. */
export async function acceptInvitation(
  page: Page,
  request: APIRequestContext,
  email: string,
  arrived = home(page),
): Promise<string> {
  const password = 'Own-Choice-42';
  await page.goto(linkIn(await newestMail(request, email, /invit/i)));
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Retype password').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(arrived).toBeVisible();
  return password;
}

type AccountKind = { type?: 'CUSTOMER' | 'RESELLER'; services?: string[] };

/** Creates an account as the person signed in on the page; `person`, its first administrator, is mailed an invitation. */
export async function createAccount(
  request: APIRequestContext,
  page: Page,
  { type = 'CUSTOMER', services = ['EDGE_ANALYTICS'], name, person }: AccountKind & { name: string; person: Person },
): Promise<void> {
  const input = {
    type,
    entity: { name, companyName: `${name} Ltd`, region: 'eu-west' },
    services,
    tier: 'LITE',
    adminEmail: person.email,
    adminName: person.name,
    adminLastName: person.lastName,
  };
  const answer = await ask(request, page, create, { input });
  expect(answer).toMatchObject({ createEntity: { userErrors: [] } });
}

/** The first and only administrator of an account of their own, made by the platform, signed in on the page. */
export async function newAdministrator(
  browser: Browser,
  page: Page,
  request: APIRequestContext,
  kind: AccountKind = {},
): Promise<Person & { password: string; account: string }> {
  const person = somebody();
  const name = `Own ${person.lastName.slice(-8)}`;
  const administration = await browser.newContext();
  const administrator = await administration.newPage();
  await signIn(administrator, account('admin'));
  await createAccount(request, administrator, { ...kind, name, person });
  await administration.close();
  const arrived = kind.type === 'RESELLER' ? page.getByRole('navigation', { name: 'Main' }) : home(page);
  return { ...person, account: name, password: await acceptInvitation(page, request, person.email, arrived) };
}

/** Removes the session's tokens from the page; those of the remembered device stay. */
export async function dropTokens(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (/\.(LastAuthUser|accessToken|idToken|refreshToken)$/.test(key)) localStorage.removeItem(key);
  });
}
