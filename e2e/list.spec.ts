import type { Page } from '@playwright/test';
import { demoAccount } from './demoAccounts.ts';
import { signIn } from './session.ts';
import { expect, test } from './test.ts';

const firstName = (page: Page) => page.getByRole('row').nth(1).getByRole('rowheader');

test('pages follow a cursor, and Back returns the same way', async ({ page }) => {
  // By name, because users invited by other tests would be first by date.
  await signIn(page, demoAccount('admin'), '/users/?sort=name');
  await expect(page.getByText('1–100 of')).toBeVisible();
  const onFirstPage = (await firstName(page).textContent()) ?? '';
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('101–200 of')).toBeVisible();
  await expect(page).toHaveURL(/page=2&after=/);
  await expect(firstName(page)).not.toHaveText(onFirstPage);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('201–300 of')).toBeVisible();
  await page.reload();
  await expect(page.getByText('201–300 of')).toBeVisible();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(page.getByText('101–200 of')).toBeVisible();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(firstName(page)).toHaveText(onFirstPage);
  await page.goBack();
  await expect(page.getByText('101–200 of')).toBeVisible();
});

test('a list follows its URL: search, filter, sort, back, and clear', async ({ page }) => {
  await signIn(page, demoAccount('admin'), '/users/?search=solstice&filter=status%3Aeq%3AACTIVE&sort=name');
  const search = page.getByRole('combobox', { name: 'Search users' });
  const byName = page.getByRole('columnheader', { name: 'User' });
  const byEmail = page.getByRole('columnheader', { name: 'E-mail' });
  await expect(search).toHaveValue('solstice');
  await expect(byName).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('row').nth(1)).toContainText('solstice.example');
  await expect(page.getByRole('row').nth(1)).toContainText('Active');

  await byEmail.getByRole('button').click();
  await expect(page).toHaveURL(/sort=email/);
  await expect(byEmail).toHaveAttribute('aria-sort', 'ascending');
  await page.goBack();
  await expect(byName).toHaveAttribute('aria-sort', 'ascending');

  await search.fill('nobody-is-called-this');
  await expect(page.getByRole('heading', { name: 'No users match' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page.getByText('1–100 of')).toBeVisible();
  await expect(page).not.toHaveURL(/filter=|search=/);
});

for (const word of ['disabled', 'inactive']) {
  test(`the search offers to filter by status when "${word}" is typed`, { tag: '@deep' }, async ({ page }) => {
    await signIn(page, demoAccount('admin'));
    const field = page.getByRole('combobox', { name: 'Search users' });
    await field.click();
    await field.pressSequentially(word);
    await page.getByRole('option', { name: 'Status is Disabled' }).click();
    await expect(page).toHaveURL(/filter=status/);
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Disabled');
    await expect(field).toHaveValue('');
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect(rows.first()).toContainText('Disabled');
    await expect(rows.filter({ hasNotText: 'Disabled' })).toHaveCount(0);
  });
}

test('the title counts all users, and the filter counts matches', { tag: '@deep' }, async ({ page }) => {
  await signIn(page, demoAccount('customer'));
  const title = page.getByRole('main').locator('h1 + span');
  await expect(title).toHaveText(/^\d+$/);
  const everyone = await title.innerText();
  const field = page.getByRole('combobox', { name: 'Search users' });
  await field.fill('amara');
  await field.press('Enter');
  const filter = page.getByRole('search', { name: 'Search users' });
  await expect(filter.getByText(/^\d+ of \d+$/)).toBeVisible();
  const total = async () => Number(/of (\d+)/.exec(await filter.innerText())?.[1]);
  // Other tests invite users to this account meanwhile.
  expect(await total()).toBeGreaterThanOrEqual(Number(everyone));
  expect(Number(await title.innerText())).toBeGreaterThanOrEqual(Number(everyone));
  // After opening a link, there is no unfiltered list to count.
  await page.reload();
  await expect.poll(async () => (await total()) === Number(await title.innerText())).toBe(true);
});
