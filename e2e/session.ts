import type { APIRequestContext, Page } from '@playwright/test';
import { type Session, signInByRequest } from './identityService.ts';
import { expect, test } from './test.ts';

type Who = { email: string; password: string };

export async function fillSignIn(page: Page, who: Who): Promise<void> {
  await page.getByLabel('E-mail').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The title of the customers' start page: a welcome, a greeting, or whether anything is wrong. */
export const home = (page: Page) =>
  page.getByRole('heading', {
    level: 1,
    name: /^(Welcome, |Good |Checking |Everything |Players |No data |Audience |Offload |Median |CDN |The alert |\d+ alerts )/,
  });

const userList = (page: Page) => page.getByRole('heading', { level: 1, name: /^Users/ });

/** Signs in with the form: for a page with its own clock, on which a stored session has expired. */
export async function signInAgain(page: Page, who: Who): Promise<void> {
  await page.goto('/users/');
  await fillSignIn(page, who);
  await expect(userList(page)).toBeVisible();
}

const origin = () => new URL(test.info().project.use.baseURL ?? '').origin;

/** Stores a session in the browser, before a page of the console is open. */
export async function enter(page: Page, { localStorage }: Session): Promise<void> {
  const cookies = await page.context().cookies();
  await page.context().setStorageState({ cookies, origins: [{ origin: origin(), localStorage }] });
}

type GraphqlResponse = { data: unknown; errors?: { extensions: Record<string, unknown> }[] };

/** Calls the API with a session. */
export const callApi = async (
  request: APIRequestContext,
  { accessToken }: Pick<Session, 'accessToken'>,
  query: string,
  variables: object = {},
): Promise<GraphqlResponse> => {
  const headers = { authorization: `Bearer ${accessToken}`, origin: origin() };
  const response = await request.post('/graphql', { headers, data: { query, variables } });
  return response.json();
};

const shared = new Map<string, Session & { since: number }>();
/** In milliseconds. Some actions require a recent sign-in. */
const freshFor = 4 * 60_000;

/** A session shared by the tests of a worker, while it is recent and not signed out. */
export async function sharedSession(request: APIRequestContext, who: Who): Promise<Session> {
  const existing = shared.get(who.email);
  if (existing && Date.now() - existing.since < freshFor) {
    const { errors } = await callApi(request, existing, '{ viewer { user { id } } }');
    if (errors === undefined) return existing;
  }
  const session = { ...(await signInByRequest(who)), since: Date.now() };
  shared.set(who.email, session);
  return session;
}

/** Drops a shared session when its page signs out: the session ends later, possibly during the next test. */
function deleteAfterSignOut(page: Page, { email }: Who): void {
  page.context().on('request', (request) => {
    if (/\.(RevokeToken|GlobalSignOut)$/.test(request.headers()['x-amz-target'] ?? '')) shared.delete(email);
  });
}

/** Opens a page of the console as a signed-in user. */
export async function openAs(page: Page, who: Who, path: string): Promise<void> {
  await enter(page, await sharedSession(page.request, who));
  deleteAfterSignOut(page, who);
  await page.goto(path);
}

/** Opens the user list, or a `path` that shows it, as a signed-in user. */
export async function signIn(page: Page, who: Who, path = '/users/'): Promise<void> {
  await openAs(page, who, path);
  await expect(userList(page)).toBeVisible();
}
