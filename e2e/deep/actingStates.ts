import type { Page } from '@playwright/test';
import { demoAccount } from '../demoAccounts.ts';
import { chooseRowAction } from '../rowAction.ts';
import { sentText } from '../sentText.ts';
import { enableMfa } from './faultShapes.ts';
import { expect } from '../test.ts';
import { type ScreenState, signedInAt } from './screenParts.ts';

const target = demoAccount('customer');
const onTarget = signedInAt(`/users/?search=${encodeURIComponent(target.email)}`);

/** A page during a read-only acting session: only the viewer differs. */
async function actReadOnly(page: Page): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!/query Viewer\b/.test(sentText(route.request()))) return route.fallback();
    const response = await route.fetch();
    const json = (await response.json()) as { data: { viewer: object } };
    const expiresAt = new Date(Date.now() + 12 * 60_000).toISOString();
    Object.assign(json.data.viewer, { acting: { id: 'acting', mode: 'READ_ONLY', expiresAt } });
    return route.fulfill({ response, json });
  });
}

/** The acting form, and the banner on every page. */
export const actingStates: ScreenState[] = [
  onTarget('act as somebody', async (page) => {
    await chooseRowAction(page, `${target.name} ${target.lastName}`, 'Act as…');
    // The administrator of the seed has none.
    await expect(page.getByRole('link', { name: 'Set up authenticator app' })).toHaveAttribute(
      'href',
      '/my-account?drawer=authenticator',
    );
  }),
  onTarget('act as somebody without a reason', async (page) => {
    await enableMfa(page);
    await chooseRowAction(page, `${target.name} ${target.lastName}`, 'Act as…');
    await page.getByRole('dialog').getByRole('button', { name: 'Act as user' }).click();
    await expect(
      page
        .getByRole('dialog')
        .getByText(/^Required/)
        .first(),
    ).toBeVisible();
  }),
  signedInAt('/users/', 'customer')('acting read-only', async (page) => {
    await actReadOnly(page);
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: 'Acting as' })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  }),
  signedInAt('/users/', 'customer')('my account while acting', async (page) => {
    await actReadOnly(page);
    await page.goto('/my-account');
    await expect(page.getByText('Only the user can see and change how and where they sign in')).toBeVisible();
  }),
];
