import type { APIRequestContext, Page } from '@playwright/test';
import { type Session, signInByRequest } from './identityService.ts';
import { expect, test } from './test.ts';

type Who = { email: string; password: string };

/** Types into the sign-in form as a person does. */
export async function fillSignIn(page: Page, who: Who): Promise<void> {
  await page.getByLabel('E-mail').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The page on which customers land. */
export const home = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), / });

const peopleList = (page: Page) => page.getByRole('heading', { level: 1, name: /^Users/ });

/** The people list of somebody who signs in by the form: for a page with a clock of its own, by which a stored session is over. */
export async function signInAgain(page: Page, who: Who): Promise<void> {
  await page.goto('/users/');
  await fillSignIn(page, who);
  await expect(peopleList(page)).toBeVisible();
}

const origin = () => new URL(test.info().project.use.baseURL ?? '').origin;

/** Stores a session in the browser, before a page of the console is open. */
export async function enter(page: Page, { localStorage }: Session): Promise<void> {
  const cookies = await page.context().cookies();
  await page.context().setStorageState({ cookies, origins: [{ origin: origin(), localStorage }] });
}

type Answer = { data: unknown; errors?: { extensions: Record<string, unknown> }[] };

/** Calls the API with a session. */
export const callApi = async (
  request: APIRequestContext,
  { accessToken }: Pick<Session, 'accessToken'>,
  query: string,
  variables: object = {},
): Promise<Answer> => {
  const headers = { authorization: `Bearer ${accessToken}`, origin: origin() };
  const answer = await request.post('/graphql', { headers, data: { query, variables } });
  return answer.json();
};

const shared = new Map<string, Session & { since: number }>();
/** ms. A sign-in that is older has to be proven again for some actions. */
const freshFor = 4 * 60_000;

/** A session that the tests of a worker share, while it is fresh and no test has signed out of it. */
export async function sharedSession(request: APIRequestContext, who: Who): Promise<Session> {
  const known = shared.get(who.email);
  if (known && Date.now() - known.since < freshFor) {
    const { errors } = await callApi(request, known, '{ viewer { user { id } } }');
    if (errors === undefined) return known;
  }
  const session = { ...(await signInByRequest(who)), since: Date.now() };
  shared.set(who.email, session);
  return session;
}

/**
 * Forgets a shared session as soon as its page signs out: the page shows the form at once, and the session ends a moment later, perhaps
 * within the next test.
 */
function forgetAfterSignOut(page: Page, { email }: Who): void {
  page.context().on('request', (request) => {
    if (/\.(RevokeToken|GlobalSignOut)$/.test(request.headers()['x-amz-target'] ?? '')) shared.delete(email);
  });
}

/** Opens a page of the console as a signed-in user. */
export async function openAs(page: Page, who: Who, path: string): Promise<void> {
  await enter(page, await sharedSession(page.request, who));
  forgetAfterSignOut(page, who);
  await page.goto(path);
}

/** The people list, or `path` that shows it, of a signed-in user. */
export async function signIn(page: Page, who: Who, path = '/users/'): Promise<void> {
  await openAs(page, who, path);
  await expect(peopleList(page)).toBeVisible();
}
