import type { APIRequestContext, Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { founder } from './deep/signInAs.ts';
import { callGraphql } from './member.ts';
import { sentText } from './sentText.ts';
import { expect, test } from './test.ts';
import { enableTours } from './tours.ts';

const tours = `query { viewer { preferences { tours } } }`;

const offer = (page: Page) => page.getByRole('complementary', { name: 'New here?' });
const tip = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const press = (page: Page, name: string) =>
  page.locator('.tour-box').getByRole('button', { name, exact: true }).click();

async function tourStatuses(page: Page, request: APIRequestContext) {
  const { viewer } = (await callGraphql(request, page, tours, {})) as {
    viewer: { preferences: { tours: Record<string, { status: string }> } };
  };
  return Object.fromEntries(Object.entries(viewer.preferences.tours).map(([topic, { status }]) => [topic, status]));
}

async function startFromHelp(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'Retake Onboarding' }).click();
  await expect(tip(page, 'Everything is in the menu')).toContainText('Tip 1 of 4');
}

async function takeTour(page: Page): Promise<void> {
  await expect(tip(page, 'Everything is in the menu')).toContainText('Tip 1 of 4');
  await expect(page.locator('.tour-box').getByRole('button', { name: 'Skip all' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await press(page, 'Next');
  await expect(tip(page, 'Jump to anything')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tip(page, 'You and your account')).toBeVisible();
  await press(page, 'Next');
  await expect(tip(page, 'If you get stuck')).toBeVisible();
  await press(page, 'Got it');
  await expect(page.locator('.tour-box')).toHaveCount(0);
}

test('a new user is offered one tour, once', async ({ page, request }) => {
  await enableTours(page);
  await founder(page, request);

  await test.step('the offer waits behind what is open, and starts nothing', async () => {
    await page.goto('/users/?drawer=invite');
    const drawer = page.getByRole('dialog', { name: 'Invite user' });
    await expect(drawer).toBeVisible();
    await expect.poll(() => tourStatuses(page, request)).toEqual({ welcome: 'skipped' });
    await expect(offer(page)).toBeHidden();
    await drawer.getByRole('button', { name: 'Cancel' }).click();
    await expect(offer(page)).toBeVisible();
    await expect(page.locator('.tour-box')).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('the tour has four tips', async () => {
    await offer(page).getByRole('button', { name: 'Take a quick tour' }).click();
    await takeTour(page);
    await expect.poll(() => tourStatuses(page, request)).toEqual({ welcome: 'done' });
  });

  await test.step('it is not offered again', async () => {
    const asked = page.waitForResponse((response) => sentText(response.request()).includes('query Tours'));
    await page.goto('/dashboard/');
    await asked;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  });
});

test(
  'the tour starts from Help, repeatedly, and never blocks the page',
  { tag: ['@deep', '@browsers'] },
  async ({ page, request }) => {
    const menu = page.getByRole('navigation', { name: 'Main' });
    await founder(page, request);
    await expect(page.getByRole('heading', { level: 1, name: /^Users/ })).toBeVisible();
    await startFromHelp(page);
    await takeTour(page);
    await startFromHelp(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('.tour-box')).toHaveCount(0);

    await startFromHelp(page);
    await menu.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard/');
    await expect(tip(page, 'Everything is in the menu')).toBeVisible();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(tip(page, 'Everything is in the menu')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(tip(page, 'Everything is in the menu')).toBeVisible();
    await press(page, 'Skip all');
    await expect(page.locator('.tour-box')).toHaveCount(0);
  },
);

test('on a phone, each tip is below its target', { tag: '@deep' }, async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enableTours(page);
  await founder(page, request);
  await offer(page).getByRole('button', { name: 'Take a quick tour' }).click();
  for (const [name, target] of [
    ['Everything is in the menu', 'Open menu'],
    ['Jump to anything', 'Open menu'],
    ['You and your account', 'Account menu'],
    ['If you get stuck', 'Open menu'],
  ] as const) {
    const box = await tip(page, name).boundingBox();
    const button = await page.getByRole('button', { name: target }).boundingBox();
    expect(box?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
    await page.keyboard.press('ArrowRight');
  }
});
