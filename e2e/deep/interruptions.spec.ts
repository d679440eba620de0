import type { Page, Route } from '@playwright/test';
import { demoAccount } from '../demoAccounts.ts';
import { fillInvitation } from '../invitation.ts';
import { type TestUser, createTestUser } from '../testUser.ts';
import { sentText } from '../sentText.ts';
import { signIn } from '../session.ts';
import { expect, failedResponse, test } from '../test.ts';
import { storedIn } from './storage.ts';

// What can come between a user and a form with changes, beside e2e/interruptions.spec.ts (offline, expiry, back,
// close, conflict), version.spec.ts (worker) and faults.spec.ts (429, 5xx, no response). None of these lose input.

const admin = demoAccount('admin');
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Invite user' });

async function expectInput(page: Page, invitedUser: TestUser): Promise<void> {
  const drawer = drawerOf(page);
  await expect(drawer.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(invitedUser.name);
  await expect(drawer.getByRole('textbox', { name: 'Last name' })).toHaveValue(invitedUser.lastName);
  await expect(drawer.getByRole('textbox', { name: 'E-mail' })).toHaveValue(invitedUser.email);
}

async function fill(page: Page): Promise<TestUser> {
  const invitedUser = createTestUser();
  await signIn(page, admin);
  await fillInvitation(page, invitedUser);
  return invitedUser;
}

async function send(page: Page): Promise<void> {
  await drawerOf(page).getByRole('button', { name: 'Send invitation' }).click();
}

/** Follows the page's chunks from now on: `arrived(part)` waits for one that it loads when idle, and for those on their way. */
function followChunks(page: Page): { arrived: (part: RegExp) => Promise<void> } {
  const underWay = new Set<string>();
  const done = new Set<string>();
  const isChunk = (url: string) => url.includes('/assets/');
  page.on('request', (request) => isChunk(request.url()) && underWay.add(request.url()));
  page.on('requestfinished', (request) => {
    underWay.delete(request.url());
    done.add(request.url());
  });
  return {
    async arrived(part) {
      await expect.poll(() => underWay.size === 0 && [...done].some((url) => part.test(url))).toBe(true);
    },
  };
}

const asks = (route: Route, operation: string) => sentText(route.request()).includes(operation);
const refusal = (status: number, code: string) => ({
  status,
  json: { data: null, errors: [{ extensions: { code } }] },
});

test('another build is published: the page offers it, and waits', async ({ page }) => {
  await page.clock.install();
  const invitedUser = await fill(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: 'another-build' } }));
  await page.clock.fastForward('05:01');
  await expect(page.getByText('New version available')).toBeVisible();
  await expectInput(page, invitedUser);
  expect(loads).toBe(0);
});

test.describe('a chunk of the console that is gone', () => {
  test.use({ expectedErrors: { patterns: [failedResponse(401), failedResponse(404)] } });

  test('shows an error, and still asks for the password', async ({ page }) => {
    const chunks = followChunks(page);
    const invitedUser = await fill(page);
    // Signing in over the page takes the dialog, its steps, and the code that calls the user pool.
    await chunks.arrived(/\/SignInSteps-/);
    await chunks.arrived(/\/tokens-/);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.route('**/graphql', (route) => route.fulfill(refusal(401, 'SESSION_REVOKED')));
    await send(page);
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    await again.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.unroute('**/graphql');
    await again.getByRole('button', { name: 'Sign in' }).click();
    await expect(again).toBeHidden();
    await expectInput(page, invitedUser);

    // What opens over the page by a shortcut, and was not needed before.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('about');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Part of the console failed to load.')).toBeVisible();
    await expectInput(page, invitedUser);
    expect(loads).toBe(0);
    await page.unroute('**/assets/**');
    await send(page);
    await expect(drawerOf(page)).toBeHidden();
  });
});

test.describe('an API that does not accept the token', () => {
  test.use({ expectedErrors: { patterns: [failedResponse(401)] } });

  test('gets a new one by itself, under the same key', async ({ page }) => {
    await fill(page);
    const keys: (string | undefined)[] = [];
    await page.route('**/graphql', (route) => {
      if (!asks(route, 'inviteUser')) return route.fallback();
      keys.push(route.request().headers()['idempotency-key']);
      return keys.length === 1 ? route.fulfill(refusal(401, 'TOKEN_EXPIRED')) : route.fallback();
    });
    await send(page);
    await expect(drawerOf(page)).toBeHidden();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

/** Stubs the viewer's role and its level of the permission to manage users: as if the user had a custom role. */
async function lowerRights(page: Page, level: 'READ' | 'NONE'): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (asks(route, 'inviteUser')) return route.fulfill(refusal(200, 'FORBIDDEN'));
    if (!asks(route, 'query Viewer')) return route.fallback();
    const response = await route.fetch();
    const { data } = (await response.json()) as {
      data: { viewer: { user: object; permissions: { group: string; level: string }[] } };
    };
    const permissions = data.viewer.permissions.map((one) => (one.group === 'st.users' ? { ...one, level } : one));
    const user = { ...data.viewer.user, role: { __typename: 'Role', id: 'own-role' } };
    return route.fulfill({ json: { data: { viewer: { ...data.viewer, user, permissions } } } });
  });
}

test('when a permission is removed during editing, the form is kept, and can be sent when it is restored', async ({
  page,
}) => {
  const invitedUser = await fill(page);
  await lowerRights(page, 'READ');
  const viewerResponse = page.waitForResponse((response) => sentText(response.request()).includes('query Viewer'));
  await send(page);
  await viewerResponse;
  await expect(page.getByRole('button', { name: 'Invite user', includeHidden: true }).first()).toBeDisabled();
  await expect(drawerOf(page).getByText(/permission/)).toBeVisible();
  await expectInput(page, invitedUser);
  await page.unroute('**/graphql');
  await send(page);
  await expect(drawerOf(page)).toBeHidden();
});

test('when access to the page is removed, input is offered again once it is restored', async ({ page }) => {
  const invitedUser = await fill(page);
  await lowerRights(page, 'NONE');
  await send(page);
  await expect(page.getByRole('heading', { name: /need permission/ })).toBeVisible();
  await page.unroute('**/graphql');
  await page.reload();
  await drawerOf(page).getByRole('button', { name: 'Restore' }).click();
  await expectInput(page, invitedUser);
});

test('a tab that crashes: what was entered is offered again', async ({ page, context }) => {
  const invitedUser = await fill(page);
  const drafts = async () => JSON.stringify((await storedIn(page)).filter(({ key }) => key.startsWith('draft:')));
  // Drafts are saved half a second after a change (debounced).
  await expect.poll(drafts).toContain(invitedUser.email);
  const stored = await page.evaluate(() => Object.entries(sessionStorage));
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  // Playwright cannot use a crashed page; a restored tab would have the same storage.
  const restored = await context.newPage();
  await restored.addInitScript((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, stored);
  await restored.goto('/users/?drawer=invite');
  await drawerOf(restored).getByRole('button', { name: 'Restore' }).click();
  await expectInput(restored, invitedUser);
  await send(restored);
  await expect(drawerOf(restored)).toBeHidden();
});

test('a tab that is closed asks first', async ({ page }) => {
  const invitedUser = await fill(page);
  const dialogOpened = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const confirmation = await dialogOpened;
  expect(confirmation.type()).toBe('beforeunload');
  await confirmation.dismiss();
  await closing;
  await expectInput(page, invitedUser);
});

test('logging out by the palette asks first, and then leaves nothing', async ({ page }) => {
  const invitedUser = await fill(page);
  const logOut = async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Jump to…' })).toBeFocused();
    await page.keyboard.type('log out');
    await page.keyboard.press('Enter');
  };
  const confirmation = page.getByRole('alertdialog');
  await logOut();
  await confirmation.getByRole('button', { name: 'Stay' }).click();
  await expect(confirmation).toBeHidden();
  await expectInput(page, invitedUser);
  await logOut();
  await confirmation.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/signin\//);
  const drafts = JSON.stringify(await storedIn(page));
  expect(drafts).not.toContain(invitedUser.email);
  expect(drafts).not.toContain('Token');
});
