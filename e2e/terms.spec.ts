import { demoAccount } from './demoAccounts.ts';
import { signIn } from './session.ts';
import { expect, test } from './test.ts';

const title = 'Terms of use and privacy policy';

test('anyone can read the terms, with version and date, and link to a section', async ({ page }) => {
  const document = async () => {
    await page.goto('/terms');
    await expect(page).toHaveURL('/terms/');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(/^Version \d+\.\d+ · effective \d\d [A-Z][a-z]{2} \d{4}$/)).toBeVisible();
    expect(await page.getByRole('article').getByRole('heading', { level: 3 }).count()).toBeGreaterThan(10);
  };
  await document();
  await signIn(page, demoAccount('readOnly'));
  await document();
  await page.goto('/terms/#privacy');
  await expect(page.getByRole('heading', { level: 2, name: 'Privacy policy' })).toBeInViewport();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Your account' }).click();
  await expect(page.getByRole('heading', { name: /Your account/ })).toBeInViewport();
});

test('users who sign up can read the terms from the form without losing input', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/signup/');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const password = page.getByLabel(/^Password/);
  await name.fill('Leila');
  await password.fill('Own-Choice-42');
  const consent = page.getByRole('checkbox', { name: 'I accept the terms of use and the privacy policy' });
  for (const [link, heading] of [
    [/^terms of use/, 'Terms of use'],
    [/^privacy policy/, 'Privacy policy'],
  ] as const) {
    const opened = page.waitForEvent('popup');
    await page.getByRole('main').getByRole('link', { name: link }).click();
    const document = await opened;
    await expect(document.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
    await document.close();
  }
  await expect(name).toHaveValue('Leila');
  await expect(password).toHaveValue('Own-Choice-42');
  await expect(consent).not.toBeChecked();
  await page.getByText('I accept the').click();
  await expect(consent).toBeChecked();
});
