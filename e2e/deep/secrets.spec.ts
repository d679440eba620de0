import type { Page } from '@playwright/test';
import { account } from '../accounts.ts';
import { linkIn, newestMail } from '../inbox.ts';
import { fillInvitation } from '../invitation.ts';
import { somebody } from '../people.ts';
import { signIn } from '../session.ts';
import { expect, test } from '../test.ts';
import { storedIn } from './storage.ts';

/** DOM, storage, caches, cookies and history of the page, as text. */
async function remains(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        cached.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    const fields = [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value);
    const entries = window.navigation.entries().map(({ url }) => url);
    return JSON.stringify([document.documentElement.outerHTML, fields, history.state, entries, document.title, cached]);
  });
  return inPage + JSON.stringify(await storedIn(page));
}

test('an invitation is answered: neither its code nor the chosen password is anywhere afterwards', async ({
  page,
  browser,
  request,
}) => {
  const person = somebody();
  const administration = await browser.newContext();
  const administrator = await administration.newPage();
  await signIn(administrator, account('admin'));
  const drawer = await fillInvitation(administrator, person);
  await drawer.getByRole('button', { name: 'Send invitation' }).click();
  await expect(drawer).toBeHidden();
  const link = linkIn(await newestMail(request, person.email, /invit/i));
  await administration.close();

  const code = new URL(link).searchParams.get('code') ?? '';
  const password = 'Canary-Own-Choice-42';
  const said: string[] = [];
  const sent: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(link);
  await expect(page).toHaveURL('/register/');
  page.on('request', (one) => sent.push(`${one.url()} ${JSON.stringify(one.headers())} ${one.postData() ?? ''}`));
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Retype password').fill(password);
  // In the DOM, as a session recorder would read it.
  expect(await page.content()).not.toContain(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Users/ })).toBeVisible();

  const left = await remains(page);
  for (const secret of [code, password]) {
    expect(left).not.toContain(secret);
    expect(said.join('\n')).not.toContain(secret);
  }
  // The temporary password is proven by SRP; the new one is sent once, in the body, to the identity service only.
  expect(sent.filter((one) => one.includes(code))).toEqual([]);
  expect(sent.filter((one) => one.includes(password))).toHaveLength(1);
});
