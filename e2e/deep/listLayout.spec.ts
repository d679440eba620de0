import type { Page } from '@playwright/test';
import { demoAccount } from '../demoAccounts.ts';
import { openAs } from '../session.ts';
import { expect, test } from '../test.ts';
import { listScreens } from './listScreens.ts';

// Every list in a narrow window: where its rows begin, how many are visible, and whether a status is cut off.

const screens = [
  ...listScreens.map(({ path, title, who = 'admin' }) => ({ path, title, who })),
  { path: '/', title: 'Customers', who: 'reseller' },
  { path: '/users/', title: 'Users', who: 'customer' },
] as const;

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });

async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

const topOfFirstRow = (page: Page) =>
  rows(page)
    .first()
    .evaluate((row) => row.getBoundingClientRect().top);

/** Rows that are in the window as a whole. */
const countVisible = (page: Page) =>
  rows(page).evaluateAll((all) => all.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length);

/** Statuses, icons with text, that are narrower than their text. */
const cutStatuses = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all
      .flatMap((row) => [...row.querySelectorAll<HTMLElement>('svg + span')])
      .filter((status) =>
        [status, status.closest('[role=gridcell]')].some((box) => box && box.scrollWidth > box.clientWidth),
      )
      .map(({ textContent }) => textContent),
  );

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path, title, who } of screens) {
  test(`${title} of a ${who}: rows and statuses in a narrow window`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, demoAccount(who), path);
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Views: / })).toBeVisible();
    await resize(page, 390, 844);
    expect.soft(await topOfFirstRow(page), 'px above the first row on a phone').toBeLessThanOrEqual(220);
    // 1,440 × 900 px at 200% zoom.
    await resize(page, 720, 450);
    const count = Math.min(5, await rows(page).count());
    expect.soft(await countVisible(page), 'visible rows at 200% zoom').toBeGreaterThanOrEqual(count);
    expect.soft(await cutStatuses(page), 'at 720 px').toEqual([]);
    for (const width of [800, 1024, 1280]) {
      await resize(page, width, 800);
      expect.soft(await cutStatuses(page), `at ${width} px`).toEqual([]);
    }
  });
}
