import type { Page } from '@playwright/test';
import { demoAccount } from './demoAccounts.ts';
import { createActor } from './actor.ts';
import { axeViolations } from './axe.ts';
import { fillInvitation } from './invitation.ts';
import { createTestUser } from './testUser.ts';
import { chooseRowAction } from './rowAction.ts';
import { home } from './session.ts';
import { expect, failedResponse, test } from './test.ts';

const target = demoAccount('customer');
const targetName = `${target.name} ${target.lastName}`;
const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'Acting as' });
const users = (page: Page) => page.getByRole('heading', { level: 1, name: /^Users/ });
const listOfTarget = `/users/?search=${encodeURIComponent(target.email)}`;

type Mode = 'Read-only' | 'Read and write';

/** Starts an acting session as the administrator of a customer, from their row. */
async function act(
  page: Page,
  { mode = 'Read-only', reason = 'The customer asked for help' }: { mode?: Mode; reason?: string } = {},
) {
  await page.goto(listOfTarget);
  await chooseRowAction(page, targetName, 'Act as…');
  const drawer = page.getByRole('dialog', { name: `Act as ${targetName}` });
  await drawer.getByLabel('Reason').fill(reason);
  await drawer.getByRole('radio', { name: mode }).press(' ');
  await drawer.getByRole('button', { name: 'Act as user' }).click();
  await expect(banner(page)).toBeVisible();
}

/** All content of the page and the browser's storage, except the sign-in and the acting session. */
const everything = (page: Page) =>
  page.evaluate(async () => {
    const storedValues = [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries(storage).filter(([key]) => key !== 'acting' && !key.startsWith('Cognito')),
    );
    const cached = (await caches.keys()).map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => url),
    );
    return JSON.stringify([
      document.documentElement.outerHTML,
      document.title,
      storedValues,
      history.state,
      await Promise.all(cached),
    ]);
  });

test('a platform administrator acts as a customer’s user, read-only, and returns to the same page', async ({
  page,
  request,
}) => {
  const actor = await createActor('admin', { page, request });
  const sent: (string | undefined)[] = [];
  page.on('request', (one) => void (one.url().endsWith('/graphql') && sent.push(one.headers()['x-act-as'])));
  await act(page);

  await test.step('the page is the user’s: without data of the actor, and without secrets', async () => {
    await expect(home(page)).toBeVisible();
    await expect(page).toHaveTitle(/^⚑ /);
    await expect(banner(page)).toContainText(`Acting as ${targetName} — Solstice TV`);
    await expect(banner(page)).toContainText('Read-only');
    await expect(banner(page)).toContainText(/(30:00|29:\d\d) left/);
    await expect(page.getByRole('columnheader', { name: 'Account' })).toHaveCount(0);
    const left = await everything(page);
    for (const text of [actor.email, actor.lastName, 'Northlight']) expect(left).not.toContain(text);
    const secret = sent.at(-1);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(left).not.toContain(secret);
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('what would change something says why it cannot', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click();
    await expect(users(page)).toBeVisible();
    const inviting = page.getByRole('button', { name: 'Invite user' });
    await expect(inviting).toHaveAttribute('aria-disabled', 'true');
    await inviting.hover();
    await expect(page.getByRole('tooltip')).toHaveText(/read-only/i);
  });

  await test.step('My Account shows no sign-in settings, and cannot be changed', async () => {
    // As if the URL of the dialog had been saved.
    await page.goto('/my-account?drawer=password');
    await expect(page.getByText('Only the user can see and change how and where they sign in')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    for (const name of ['Edit', 'Change password', 'Change e-mail', 'Deactivate…'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-disabled', 'true');
    for (const name of ['Multi-factor authentication', 'Sessions', 'Security log'])
      await expect(page.getByRole('heading', { name })).toHaveCount(0);
    expect(await everything(page)).not.toContain(actor.email);
    expect(await axeViolations(page)).toEqual([]);
    await page.goto(listOfTarget);
    await expect(page.getByRole('button', { name: 'Save view' })).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('an issue cannot be reported in the name of the person', async () => {
    await page.goto('/report-issue/');
    const sending = page.getByRole('button', { name: 'Send report' });
    await expect(sending).toHaveAttribute('aria-disabled', 'true');
    await page.goto(listOfTarget);
  });

  await test.step('a reload stays with the person, another tab is the actor', async () => {
    await page.reload();
    await expect(banner(page)).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/users/');
    await expect(users(other)).toBeVisible();
    await expect(other.getByRole('columnheader', { name: 'Account' })).toBeVisible();
    await expect(banner(other)).toHaveCount(0);
    await other.close();
  });

  await test.step('the way back leads to no page of the actor', async () => {
    await page.goBack();
    await expect(banner(page)).toBeVisible();
    expect(await everything(page)).not.toContain(actor.email);
  });

  await test.step('stopping leads back, and leaves nothing of the person', async () => {
    await banner(page).getByRole('button', { name: 'Stop impersonating' }).click();
    await expect(page.getByText('You stopped acting as another user.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(target.email)}`));
    await expect(banner(page)).toHaveCount(0);
    await expect(page).not.toHaveTitle(/^⚑ /);
    expect(await page.evaluate(() => sessionStorage.getItem('acting'))).toBeNull();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Account menu Edgeworks' })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });
});

test(
  'the banner can be read at 320 px and at 200%, and the account menu stops acting as well',
  { tag: '@deep' },
  async ({ page, request }) => {
    await createActor('admin', { page, request });
    await act(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(banner(page)).toContainText(/\d\d:\d\d left/);
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await sideways()).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);

    // A window of 1280 × 800 at 200%, then with larger text only.
    for (const letters of ['100%', '200%']) {
      await page.setViewportSize({ width: 640, height: 400 });
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters);
      await expect(banner(page)).toBeInViewport({ ratio: 1 });
      await expect(banner(page)).toContainText(/\d\d:\d\d left/);
      await expect(banner(page).getByRole('button', { name: 'Stop impersonating' })).toBeInViewport({ ratio: 1 });
      expect(await sideways()).toBeLessThanOrEqual(0);
      const { height } = (await banner(page).boundingBox()) ?? { height: Number.NaN };
      expect(height).toBeLessThan(200);
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    await page.getByRole('button', { name: /Account menu/ }).press('Enter');
    await expect(page.getByRole('menuitem').first()).toHaveText('Stop impersonating');
    await page.getByRole('menuitem', { name: 'Stop impersonating' }).press('Enter');
    await expect(page.getByText('You stopped acting as another user.')).toBeVisible();
  },
);

test(
  'acting with write access changes things, and the account reads in its log who did it, as whom and why',
  { tag: '@deep' },
  async ({ page, request }) => {
    const actor = await createActor('admin', { page, request });
    const reason = `They cannot invite anybody, ticket ${actor.lastName}`;
    await act(page, { mode: 'Read and write', reason });
    await expect(banner(page)).toContainText('Read and write');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click();
    const drawer = await fillInvitation(page, createTestUser());
    await drawer.getByRole('button', { name: 'Send invitation' }).click();
    await expect(drawer).toBeHidden();

    const inLog = (action: string) =>
      page.getByRole('row').filter({ hasText: actor.email }).getByRole('link', { name: action });
    await page.goto('/audit');
    await expect(inLog('Invite user')).toBeVisible();
    await inLog('Start acting as user').press('Enter');
    const event = page.getByRole('dialog', { name: 'Start acting as user' });
    await expect(event).toContainText(reason);
    await expect(event).toContainText(targetName);
  },
);

test.describe('acting', () => {
  test.use({ expectedErrors: { patterns: [failedResponse(401)] } });

  test('ends when it is stopped, the role is lost, or the user signs out, and confirms before losing input', async ({
    page,
    request,
  }) => {
    const actor = await createActor('admin', { page, request });

    await test.step('stopping asks before it loses a form', async () => {
      await act(page, { mode: 'Read and write' });
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Roles' }).click();
      await page.getByRole('button', { name: 'Create role' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Night watch');
      const confirmation = page.getByRole('alertdialog');
      await banner(page).getByRole('button', { name: 'Stop impersonating' }).click();
      await confirmation.getByRole('button', { name: 'Stay' }).click();
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Night watch');
      await banner(page).getByRole('button', { name: 'Stop impersonating' }).click();
      await confirmation.getByRole('button', { name: 'Leave' }).click();
      await expect(page.getByText('You stopped acting as another user.')).toBeVisible();
    });

    await test.step('an actor who loses the permission is themselves again at the next request', async () => {
      await act(page);
      await actor.becomes('readOnly');
      // A request of the page can detect it first. The page then restarts, which aborts this navigation.
      await page.goto('/users/').catch((error: unknown) => expect(String(error)).toContain('ERR_ABORTED'));
      await expect(page.getByText(/Your acting session was ended/)).toBeVisible();
      await expect(banner(page)).toHaveCount(0);
      await actor.becomes('admin');
    });

    await test.step('a sign-out in another tab leaves nothing of the person', async () => {
      await act(page);
      const other = await page.context().newPage();
      await other.goto('/users/');
      await other.getByRole('button', { name: /Account menu/ }).click();
      await other.getByRole('menuitem', { name: 'Log Out' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.getItem('acting'))).toBeNull();
      expect(await everything(page)).not.toContain(target.email);
    });
  });

  test('ends when it expires', { tag: '@deep' }, async ({ page, request }) => {
    await page.clock.install();
    // The banner follows the API's clock, which does not advance.
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      const { date: _date, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await createActor('admin', { page, request });
    await act(page);
    await page.clock.fastForward('25:01');
    await expect(page.getByText(/^Your acting session ends in 5 minutes/)).toBeVisible();
    await page.clock.fastForward('03:59');
    await expect(banner(page)).toContainText(/0:[0-5]\d left/);
    await page.clock.fastForward('01:00');
    await expect(page.getByText('Your acting session has expired.')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });
});

test(
  'a draft of acting names the person who was chosen, and not who is proposed',
  { tag: '@deep' },
  async ({ page, request }) => {
    await createActor('reseller', { page, request });
    await page.goto('/?search=solstice');
    await chooseRowAction(page, 'Solstice TV', 'Act as…');
    const drawer = page.getByRole('dialog', { name: /^Act as a user of / });
    const user = drawer.getByRole('combobox', { name: 'User' });
    await expect(user).not.toHaveValue('');
    const proposed = await user.inputValue();
    await user.fill('');
    await page.getByRole('option').nth(1).click();
    await expect(user).not.toHaveValue(proposed);
    const chosen = await user.inputValue();
    await drawer.getByLabel('Reason').fill('They asked for help');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(user).toHaveValue(proposed);
    await drawer.getByRole('button', { name: 'Restore' }).click();
    await expect(user).toHaveValue(chosen);
  },
);
