import { demoAccount } from '../demoAccounts.ts';
import { invitationLink, newestMail } from '../inbox.ts';
import { fillInvitation } from '../invitation.ts';
import { createTestUser } from '../testUser.ts';
import { signIn } from '../session.ts';
import { expect, test } from '../test.ts';
import { remains } from './storage.ts';

test('an invitation is answered: neither its code nor the chosen password is anywhere afterwards', async ({
  page,
  browser,
  request,
}) => {
  const user = createTestUser();
  const administration = await browser.newContext();
  const administrator = await administration.newPage();
  await signIn(administrator, demoAccount('admin'));
  const drawer = await fillInvitation(administrator, user);
  await drawer.getByRole('button', { name: 'Send invitation' }).click();
  await expect(drawer).toBeHidden();
  const link = invitationLink(await newestMail(request, user.email, /invit/i));
  await administration.close();

  const code = new URL(link).searchParams.get('code') ?? '';
  const password = 'Canary-Own-Choice-42';
  const messages: string[] = [];
  const sent: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
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
    expect(messages.join('\n')).not.toContain(secret);
  }
  // The temporary password is proven by SRP; the new one is sent once, in the body, to the identity service only.
  expect(sent.filter((one) => one.includes(code))).toEqual([]);
  expect(sent.filter((one) => one.includes(password))).toHaveLength(1);
});
