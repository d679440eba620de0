import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { enableMfa } from './faultShapes.ts';
import { entering, stubField, isDocumented, type ScreenState, signedInAt } from './screenParts.ts';
import { chooseRowAction } from '../rowAction.ts';
import { sentText } from '../sentText.ts';

const onCustomers = signedInAt('/?tab=customers&search=Driftwood');

const choose = (page: Page, action: string | RegExp) => chooseRowAction(page, 'Driftwood TV', action);

const isReady = (page: Page, name: string) => expect(page.getByRole('button', { name })).toBeVisible();

/** What opens over the lists of accounts. */
export const accountsStates: ScreenState[] = [
  signedInAt('/?tab=customers&filter=health:eq:ALERT_FIRING,NO_DATA,TOKEN_EXPIRING')(
    'customers that need attention',
    async (page) => {
      await expect(page.getByRole('link', { name: /^Needs attention/ })).toHaveAttribute('aria-current', 'true');
    },
  ),
  signedInAt('/?tab=customers')('customers whose audience could not be loaded', async (page) => {
    await stubField(page, 'query CustomersViewing', { status: 500 });
    await page.reload();
    await expect(page.getByRole('row', { name: /^Solstice TV/ })).toContainText('Not available');
  }),
  entering('/', 'reseller')('home of a reseller without customers', async (page) => {
    const entities = { totalCount: 0, nodes: [], pageInfo: { endCursor: null, hasNextPage: false } };
    await stubField(page, 'query Customers(', { json: { data: { customers: entities } } });
    await stubField(page, 'query CustomersCount', { json: { data: { customers: { totalCount: 0 } } } });
    const accountHealth = { counts: [], firingAlerts: 0, audience: null };
    await stubField(page, 'accountHealth(', { json: { data: { accountHealth } } });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No customers yet' })).toBeVisible();
  }),
  signedInAt('/?tab=resellers')('resellers of which none has the chosen health', async (page) => {
    await page
      .getByRole('list', { name: 'Filter by health' })
      .getByRole('link', { name: /^Token expiring 0/ })
      .click();
    await expect(page.getByRole('heading', { name: 'No resellers match' })).toBeVisible();
  }),
  onCustomers('new customer with nothing entered', async (page) => {
    await page.getByRole('button', { name: 'Create customer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create customer' }).click();
    await expect(page.getByText('Required field.').first()).toBeVisible();
  }),
  onCustomers('edit account', async (page) => {
    await choose(page, 'Edit');
    await isReady(page, 'Save changes');
  }),
  onCustomers('services of an account', async (page) => {
    await choose(page, /^Change services/);
    await isReady(page, 'Save services');
  }),
  onCustomers('tier of an account', async (page) => {
    await choose(page, /^Change tier/);
    await isReady(page, 'Save tier');
  }),
  onCustomers('account', async (page) => {
    await page.getByRole('link', { name: 'Driftwood TV', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Overview' })).toBeVisible();
  }),
  onCustomers('account without users and activity', async (page) => {
    await page.route('**/graphql', async (route) => {
      if (!sentText(route.request()).includes('query AccountPage')) return route.fallback();
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: object };
      const nothing = { users: { totalCount: 0, nodes: [] }, auditEvents: { nodes: [] } };
      await route.fulfill({ response, json: { data: { ...data, ...nothing } } });
    });
    await page.getByRole('link', { name: 'Driftwood TV', exact: true }).click();
    const users = page.getByRole('group', { name: 'Users', exact: true });
    await expect(users.getByText('No user can sign in to')).toBeVisible();
    await expect(users.getByRole('link', { name: 'Invite user' })).toHaveAttribute(
      'href',
      /^\/users\/\?drawer=invite:[0-9a-f-]{36}$/,
    );
    await isDocumented(users, 'users');
    const activity = page.getByRole('group', { name: 'Activity' });
    await expect(activity.getByText('No activity yet')).toBeVisible();
    await isDocumented(activity, 'audit-log');
  }),
  onCustomers('account that could not be loaded', async (page) => {
    await stubField(page, 'query AccountPage', { status: 500 });
    await page.getByRole('link', { name: 'Driftwood TV', exact: true }).click();
    await expect(page.getByText('Account could not be loaded.')).toBeVisible();
  }),
  onCustomers('billing of an account', async (page) => {
    await choose(page, 'Billing details…');
    await isReady(page, 'Save billing details');
  }),
  onCustomers('move an account', async (page) => {
    await choose(page, 'Move…');
    await isReady(page, 'Move account');
  }),
  onCustomers('act as a user of an account', async (page) => {
    await enableMfa(page);
    await choose(page, 'Act as…');
    await isReady(page, 'Act as user');
  }),
  onCustomers('disable account', async (page) => {
    await choose(page, /^Disable/);
    await isReady(page, 'Disable account');
  }),
];
