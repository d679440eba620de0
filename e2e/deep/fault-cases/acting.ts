import { account } from '../../accounts.ts';
import { chooseRowAction } from '../../rowAction.ts';
import { sentText } from '../../sentText.ts';
import { expect } from '../../test.ts';
import { type FaultCase, retry, withReason } from '../faultCase.ts';
import { withAnswer } from '../faults.ts';
import { enterAsAdmin } from '../signedInAs.ts';

const target = account('customer');
const name = `${target.name} ${target.lastName}`;
const list = `/users/?search=${encodeURIComponent(target.email)}`;

const actingTarget: FaultCase = {
  target: { operation: 'ActingTarget' },
  async begin(visit) {
    const { page } = visit;
    await enterAsAdmin(visit, list);
    const drawer = page.getByRole('dialog');
    return {
      async act() {
        await page.goto(list);
        await chooseRowAction(page, name, 'Act as…');
      },
      says: () => /The user could not be loaded\./,
      async recover() {
        await retry(page);
        await expect(drawer.getByLabel('Reason')).toBeVisible();
      },
    };
  },
};

const startImpersonation: FaultCase = {
  target: { operation: 'StartImpersonation' },
  async begin(visit) {
    const { page } = visit;
    await enterAsAdmin(visit, list);
    const drawer = page.getByRole('dialog', { name: `Act as ${name}` });
    const start = () => drawer.getByRole('button', { name: 'Start acting' }).click();
    return {
      async act() {
        await page.goto(list);
        await chooseRowAction(page, name, 'Act as…');
        await drawer.getByLabel('Reason').fill('The customer asked for help');
        await start();
      },
      says: withReason('Acting could not be started\\.', { operation: 'StartImpersonation' }),
      async isKept() {
        await expect(drawer.getByLabel('Reason')).toHaveValue('The customer asked for help');
      },
      async recover() {
        // This administrator has no second factor, which acting takes.
        const userErrors = [
          { code: 'IMPERSONATION_FORBIDDEN', field: null, message: 'Acting as this user is not allowed.' },
        ];
        const json = { data: { startImpersonation: { acting: null, secret: null, userErrors } } };
        await withAnswer(page, { operation: 'StartImpersonation' }, { json }, start);
        await expect(drawer.getByText(/Acting as this user is not allowed/)).toBeVisible();
      },
    };
  },
};

const actingTargets: FaultCase = {
  target: { operation: 'ActingTargets' },
  async begin(visit) {
    const { page } = visit;
    const accounts = '/?tab=customers&search=Solstice';
    await enterAsAdmin(visit, accounts);
    return {
      async act() {
        await page.goto(accounts);
        await chooseRowAction(page, 'Solstice TV', 'Act as…');
      },
      says: () => /The users of the account could not be loaded\./,
      async recover() {
        await retry(page);
        await expect(page.getByRole('dialog').getByLabel('Reason')).toBeVisible();
      },
    };
  },
};

const viewer = /query Viewer\b/;

const stopImpersonation: FaultCase = {
  target: { operation: 'StopImpersonation' },
  async begin(visit) {
    const { page } = visit;
    // The viewer says that the page acts: its start takes a second factor, which this administrator has not.
    await page.route('**/graphql', async (route) => {
      if (!viewer.test(sentText(route.request()))) return route.fallback();
      const response = await route.fetch();
      const json = (await response.json()) as { data: { viewer: object } };
      const expiresAt = new Date(Date.now() + 30 * 60_000).toISOString();
      Object.assign(json.data.viewer, { acting: { id: 'acting', mode: 'READ_ONLY', expiresAt } });
      return route.fulfill({ response, json });
    });
    await enterAsAdmin(visit, '/users/');
    const stop = page.getByRole('button', { name: 'Stop impersonating' });
    return {
      act: () => stop.click(),
      says: withReason('Acting could not be stopped\\.', { operation: 'StopImpersonation' }),
      async isKept() {
        await expect(stop).toBeVisible();
      },
      async recover() {
        const json = { data: { stopImpersonation: { ok: true, userErrors: [] } } };
        await withAnswer(page, { operation: 'StopImpersonation' }, { json }, () => stop.click());
        await expect(page.getByText('You are yourself again.')).toBeVisible();
        await page.goto('/users/');
        await expect(stop).toBeVisible();
      },
    };
  },
};

export const actingCases: readonly FaultCase[] = [actingTarget, actingTargets, startImpersonation, stopImpersonation];
