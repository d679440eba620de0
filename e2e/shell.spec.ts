import type { Page } from '@playwright/test';
import { demoAccount } from './demoAccounts.ts';
import { axeViolations } from './axe.ts';
import { newMember } from './member.ts';
import { signIn } from './session.ts';
import { expect, failedResponse, test } from './test.ts';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

async function chooseMode(page: Page, mode: 'Light' | 'Dark' | 'System'): Promise<void> {
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitemradio', { name: mode }).click();
  await page.keyboard.press('Escape');
}

test('the mode changes immediately, and is kept after a reload, before the first paint', async ({ page }) => {
  await signIn(page, demoAccount('admin'));
  const light = await background(page);
  await chooseMode(page, 'Dark');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  const dark = await background(page);
  expect(dark).not.toBe(light);

  // Records each mode of the document while loading, to detect a flash.
  await page.addInitScript(() => {
    const shownModes: string[] = [];
    Object.assign(window, { shownModesOfPage: shownModes });
    new MutationObserver(() => {
      if (document.body) shownModes.push(document.documentElement.dataset['mode'] ?? 'none');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const shownModes = await page.evaluate(() => (window as unknown as { shownModesOfPage: string[] }).shownModesOfPage);
  expect(new Set(shownModes)).toEqual(new Set(['dark']));
});

test('system follows the operating system while the page is open', { tag: '@deep' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(page, demoAccount('admin'));
  await chooseMode(page, 'System');
  const light = await background(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => background(page)).not.toBe(light);
});

/** The theme color of the browser, and the color of the page's frame, as numbers. */
const frames = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.setProperty('color', document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content ?? '');
    const { color } = getComputedStyle(probe);
    probe.remove();
    return [color, getComputedStyle(document.documentElement).backgroundColor];
  });

/** Expects both to have the same color, in the given mode. */
async function expectMode(page: Page, mode: 'dark' | 'light'): Promise<void> {
  const colors =
    mode === 'dark' ? ['rgb(14, 16, 19)', 'rgb(14, 16, 19)'] : ['rgb(248, 248, 250)', 'rgb(248, 248, 250)'];
  await expect.poll(() => frames(page)).toEqual(colors);
}

test('a first visit follows the system, including the browser’s theme color', { tag: '@deep' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expectMode(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectMode(page, 'light');
});

test('a link with a language sets a cookie for a year', { tag: '@deep' }, async ({ page, context }) => {
  await page.goto('/signin/?locale=en');
  await expect(page).toHaveURL('/signin/');
  const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
  expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' });
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 364 * 24 * 60 * 60);
});

test(
  'a mode that is chosen in one tab is shown in the others, with the frame of the browser',
  { tag: '@deep' },
  async ({ page, context }) => {
    const waiting = await context.newPage();
    await waiting.goto('/sign-in');
    await signIn(page, demoAccount('admin'));
    const open = await context.newPage();
    await open.goto('/users/');
    await expect(open.getByRole('heading', { level: 1, name: /^Users/ })).toBeVisible();
    await chooseMode(page, 'Dark');
    for (const tab of [page, open, waiting]) await expectMode(tab, 'dark');
    await open.getByRole('button', { name: /Account menu/ }).click();
    await expect(open.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await open.getByRole('menuitemradio', { name: 'Light' }).click();
    for (const tab of [page, open, waiting]) await expectMode(tab, 'light');
  },
);

test('a menu that is collapsed in one tab is collapsed in the others', { tag: '@deep' }, async ({ page, context }) => {
  await signIn(page, demoAccount('admin'));
  const other = await context.newPage();
  await other.goto('/users/');
  await expect(other.getByRole('button', { name: 'Collapse menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await expect(other.getByRole('button', { name: 'Expand menu' })).toBeVisible();
  await other.getByRole('button', { name: 'Expand menu' }).click();
  await expect(page.getByRole('button', { name: 'Collapse menu' })).toBeVisible();
});

test(
  'single-key shortcuts are turned off for the person, in whichever browser, and on again by the palette; Ctrl K stays',
  { tag: '@deep' },
  async ({ page, browser, request }) => {
    const member = await newMember(page, request);
    const otherContext = await browser.newContext();
    const other = await otherContext.newPage();
    await signIn(other, member);
    await page.goto('/users/');
    const field = (tab: Page) => tab.getByRole('combobox', { name: 'Search users' });
    for (const tab of [page, other]) {
      await expect(field(tab)).toBeVisible();
      await tab.locator('body').press('/');
      await expect(field(tab)).toBeFocused();
      await field(tab).blur();
    }
    await page.getByRole('button', { name: /Account menu/ }).click();
    const choice = page.getByRole('menuitemcheckbox', { name: 'Single-key shortcuts' });
    await expect(choice).toBeChecked();
    await choice.click();
    await expect(page.getByText('Single-key shortcuts are off')).toBeVisible();
    await expect(choice).not.toBeChecked();
    await page.keyboard.press('Escape');
    for (const tab of [page, other]) {
      await tab.reload();
      await expect(field(tab)).toBeVisible();
      await expect(field(tab)).not.toHaveAttribute('aria-keyshortcuts');
      await tab.locator('body').press('/');
      await expect(field(tab)).not.toBeFocused();
    }
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Jump to…' })).toBeFocused();
    await page.keyboard.type('keyboard');
    await page.getByRole('option', { name: 'Turn single-key shortcuts on' }).click();
    // The palette handles keys until it is closed.
    await expect(page.getByRole('combobox', { name: 'Jump to…' })).toHaveCount(0);
    await expect(page.getByText('Single-key shortcuts are on')).toBeVisible();
    await other.reload();
    for (const tab of [page, other]) {
      await expect(field(tab)).toHaveAttribute('aria-keyshortcuts', '/');
      await tab.locator('body').press('/');
      await expect(field(tab)).toBeFocused();
    }
    await otherContext.close();
  },
);

test('shortcuts open pages and forms, but not while the user types; ? shows them', async ({ page }) => {
  await signIn(page, demoAccount('customer'));
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
  const overview = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  // Their code is loaded at idle.
  await expect(async () => {
    await page.locator('body').press('?');
    await expect(overview).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(overview.getByText('Roles', { exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(overview).toBeHidden();

  const field = page.getByRole('combobox', { name: 'Search users' });
  await field.fill('g');
  await field.press('r');
  await expect(field).toHaveValue('gr');
  await expect(page).toHaveURL(/\/users\//);
  await field.blur();
  await page.locator('body').press('g');
  await page.locator('body').press('r');
  await expect(page.getByRole('heading', { level: 1, name: /^Roles/ })).toBeVisible();
  await page.locator('body').press('g');
  await page.locator('body').press('u');
  await expect(page.getByRole('heading', { level: 1, name: /^Users/ })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.locator('body').press('n');
  await expect(page.getByRole('dialog', { name: 'Invite user' })).toBeVisible();
});

test('the bell keeps notifications until it is cleared', { tag: '@deep' }, async ({ page }) => {
  await signIn(page, demoAccount('admin'));
  const bell = page.getByRole('button', { name: 'Notifications' });
  await bell.click();
  const history = page.getByRole('dialog', { name: 'Past notifications' });
  await expect(history).toContainText('No notifications yet');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();
  await expect(bell).toBeFocused();
});

test('the menu collapses to a rail and stays collapsed', { tag: '@deep' }, async ({ page }) => {
  await signIn(page, demoAccount('admin'));
  const link = page.getByRole('navigation').getByRole('link', { name: 'Users', exact: true });
  const wide = (await link.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await expect.poll(async () => (await link.boundingBox())?.width).toBeLessThan(wide / 2);
  await page.reload();
  await expect(link).toHaveAttribute('aria-current', 'page');
  expect((await link.boundingBox())?.width).toBeLessThan(wide / 2);
  await page.getByRole('button', { name: 'Expand menu' }).click();
  await expect.poll(async () => (await link.boundingBox())?.width).toBe(wide);
});

test('Ctrl K works before the palette has loaded', { tag: '@deep' }, async ({ page }) => {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/Jump-*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await signIn(page, demoAccount('admin'));
  await page.keyboard.press('Control+k');
  release();
  await expect(page.getByRole('combobox', { name: 'Jump to…' })).toBeFocused();
});

test('Ctrl K jumps to a page, changes the mode, and shows the build', { tag: '@deep' }, async ({ page }) => {
  await signIn(page, demoAccount('admin'));
  await expect(page.getByRole('button', { name: 'Jump to…' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Jump to…' });
  await expect(field).toBeFocused();
  await page.keyboard.type('mode');
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('about');
  await page.keyboard.press('Enter');
  const about = page.getByRole('dialog', { name: 'About Edge Console' });
  await about.getByRole('button', { name: 'Copy build details' }).click();
  await expect(about.getByRole('status')).toHaveText('Build details copied');
  const [licenses] = await Promise.all([
    page.waitForEvent('popup'),
    about.getByRole('link', { name: 'Open-source licenses' }).click(),
  ]);
  // Licenses of bundled libraries, and of libraries compiled into the components.
  for (const name of ['react-dom', 'react-aria', 'lucide']) await expect(licenses.locator('body')).toContainText(name);
  await licenses.close();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('users');
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
  await expect(page).toHaveURL(/\/users\//);
});

test.describe('a console that cannot start', () => {
  test.use({ expectedErrors: { patterns: [failedResponse(500), /console: /] } });

  test('shows the reason and the next step, not a blank page', async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Reload' }).or(page.getByRole('link', { name: 'Reload' })),
    ).toBeVisible();
  });
});
