import type { Page } from '@playwright/test';
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

type Stored = { localStorage: { name: string; value: string }[]; since: number };
const stored = new Map<string, Stored>();
/** ms. A sign-in that is older has to be proven again for some actions. */
const freshFor = 4 * 60_000;

/** Whether the API still takes the session: another journey may have signed out of it. */
async function isOpen(page: Page, { localStorage }: Stored, origin: string): Promise<boolean> {
  const token = localStorage.find(({ name }) => name.endsWith('.accessToken'))?.value;
  const answer = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${token}`, origin },
    data: { query: '{ viewer { user { id } } }' },
  });
  const { errors } = (await answer.json()) as { errors?: unknown };
  return errors === undefined;
}

/**
 * Forgets a stored session as soon as its page signs out: the page shows the form at once, and the session ends a moment later, perhaps
 * within the next journey.
 */
function forgetAfterSignOut(page: Page, { email }: Who): void {
  page.context().on('request', (request) => {
    if (/\.(RevokeToken|GlobalSignOut)$/.test(request.headers()['x-amz-target'] ?? '')) stored.delete(email);
  });
}

const peopleList = (page: Page) => page.getByRole('heading', { level: 1, name: /^Users/ });

/** The people list of somebody who signs in by the form: for a page with a clock of its own, by which a stored session is over. */
export async function signInAnew(page: Page, who: Who): Promise<void> {
  await page.goto('/users/');
  await fillSignIn(page, who);
  await expect(peopleList(page)).toBeVisible();
}

/**
 * The people list (or `path`, which shows it) of somebody who is signed in: by the form, and for the next journeys of the worker by what that
 * one has stored. To sign in anew took a third of a run; the journeys of signing in fill the form themselves.
 */
export async function signIn(page: Page, who: Who, path = '/users/'): Promise<void> {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  const session = stored.get(who.email);
  const isStored = session && Date.now() - session.since < freshFor && (await isOpen(page, session, origin));
  if (isStored) {
    const { localStorage } = session;
    await page
      .context()
      .setStorageState({ cookies: await page.context().cookies(), origins: [{ origin, localStorage }] });
  }
  forgetAfterSignOut(page, who);
  await page.goto(path);
  if (!isStored) await fillSignIn(page, who);
  await expect(peopleList(page)).toBeVisible();
  if (isStored) return;
  const localStorage = await page.evaluate(() =>
    Object.entries(window.localStorage).map(([name, value]) => ({ name, value })),
  );
  stored.set(who.email, { localStorage, since: Date.now() });
}
