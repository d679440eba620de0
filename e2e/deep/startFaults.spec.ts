import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { failRequests, type Fault, faultLogs, faults } from './faults.ts';
import { controlTime, speedUp, passTime } from './pageTime.ts';

// The files that the console fetches: one that it needs to start, and two that are optional.

const signIn = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sign in' });

/** No answer counts as offline; a wrong answer leads to the failure page of index.html. */
const isUnreachable = ({ name }: Fault) => name === 'offline' || name === 'timeout';

test.describe(() => {
  // The failure page writes its reference to the console.
  test.use({ expectedErrors: { patterns: [...faultLogs, /The console could not start \(\w+\)/] } });

  test('/config.json that fails, in every way: it is said, and starting again works', async ({ page }) => {
    await controlTime(page);
    for (const fault of faults) {
      await test.step(fault.name, async () => {
        const broken = await failRequests(page, { path: '/config.json' }, fault.response);
        await page.goto('/version.json');
        if (fault.name === 'timeout') await speedUp(page, 20);
        await page.goto('/signin/');
        const failure = page.locator('#start-failure');
        if (isUnreachable(fault)) await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
        else await expect(failure).toContainText(/\/config\.json returned \d+\.|Part of it could not be loaded\./);
        await broken.restore();
        await speedUp(page, 1);
        // Without a network, it continues automatically once there is one.
        if (!isUnreachable(fault)) await failure.getByRole('link', { name: 'Reload' }).click();
        await expect(signIn(page)).toBeVisible();
        await expect(failure).toBeHidden();
      });
    }
  });
});

for (const path of ['/version.json', '/builds/latest.json']) {
  test.describe(() => {
    test.use({ expectedErrors: { patterns: [...faultLogs] } });

    test(`${path} can fail in every way without visible effects`, async ({ page }) => {
      await controlTime(page);
      for (const fault of faults) {
        await test.step(fault.name, async () => {
          const broken = await failRequests(page, { path }, fault.response);
          await page.goto('/signin/');
          await page.getByLabel('E-mail').fill('leila@journey.example');
          // The build id is checked every five minutes while the page is visible.
          await expect(async () => {
            await passTime(page, 301);
            await page.evaluate(() => dispatchEvent(new Event('focus')));
            expect(broken.count()).toBeGreaterThan(0);
          }).toPass();
          await page.getByRole('link', { name: 'Forgot password?' }).click();
          await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('leila@journey.example');
          await expect(page.getByText('New version available')).toHaveCount(0);
          await broken.restore();
        });
      }
    });
  });
}
