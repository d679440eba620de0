import type { Page } from '@playwright/test';
import { sentText } from '../sentText.ts';
import { expect } from '../test.ts';
import { enableTours } from '../tours.ts';
import { stubField, entering, heading, holdField, type ScreenState, signedInAt } from './screenParts.ts';

const onDashboard = entering('/dashboard/', 'customer');

/** All that is loaded one after the other, the dashboard in the frame last. */
async function isWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Offload');
  await expect(page.getByRole('application', { name: 'P2P offload' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'What changed' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Needs attention' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Recommended reads' }).getByRole('link').first()).toBeVisible();
  // It loads shortly before it is in view.
  await page.getByRole('heading', { name: 'Edge Analytics' }).scrollIntoViewIfNeeded();
  await expect(page.locator('iframe[data-ready]').contentFrame().getByRole('group').first()).toBeVisible();
}

/** Answers with another account, and with other properties of the user. */
async function changeViewer(page: Page, account: object, user: object = {}): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!/query Dashboard\b/.test(sentText(route.request()))) return route.fallback();
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { viewer: { entity: object } } };
    const viewer = { ...data.viewer, ...user, entity: { ...data.viewer.entity, ...account } };
    return route.fulfill({ response, json: { data: { viewer } } });
  });
}

/** Reopens the page for a new account without enabled tokens. */
async function resetChecklist(page: Page): Promise<void> {
  const account = { usersCount: 1, activeResources: 0, enabledTokens: 0 };
  await changeViewer(page, account, { mfaAuthenticatedAt: null, preferences: { checklist: {} } });
  await page.reload();
}

type Checks = { alertIncidents: { id: string; endedAt: string | null }[] } & Record<string, unknown>;

/** Reopens the page with other results of its checks. */
async function withChecks(page: Page, change: (checks: Checks) => object): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!sentText(route.request()).includes('query DashboardChecks')) return route.fallback();
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: Checks };
    return route.fulfill({ response, json: { data: change(data) } });
  });
  await page.reload();
}

/** Reopens the page with traffic of zero, as before the first viewer. */
async function withoutTraffic(page: Page): Promise<void> {
  const zeros = ['averageAudience', 'peakAudience', 'offload', 'p2pBytes', 'cdnBytes', 'totalViewingSeconds'];
  const eiTotals = { ...Object.fromEntries(zeros.map((name) => [name, 0])), joinTimeMs: null, rebufferingRatio: null };
  const asOf = new Date().toISOString();
  await stubField(page, 'query AnalyticsTotals', { json: { data: { eiTotals: { ...eiTotals, asOf } } } });
  await resetChecklist(page);
}

/** The home pages: of customers, of resellers and of the platform. */
export const dashboardStates: ScreenState[] = [
  onDashboard('dashboard', isWhole),
  onDashboard('dashboard of a new account without an enabled token', async (page) => {
    await resetChecklist(page);
    await isWhole(page);
    await expect(page.getByText('No API token is enabled.')).toBeVisible();
  }),
  onDashboard('dashboard with parts that could not be loaded', async (page) => {
    await isWhole(page);
    await page.route('**/reads.json', (route) => route.fulfill({ status: 500 }));
    for (const query of ['AnalyticsTotals', 'AnalyticsChannels', 'ExpiringTokens'])
      await stubField(page, `query ${query}`, { status: 500 });
    await page.reload();
    for (const part of ['Key figures', 'Changes', 'Some checks', 'Recommended reads'])
      await expect(page.getByText(`${part} could not be loaded.`)).toBeVisible();
  }),
  onDashboard('dashboard in an outage, which it says once', async (page) => {
    await isWhole(page);
    await page.route('**/reads.json', (route) => route.fulfill({ status: 500 }));
    for (const query of ['Dashboard', 'AnalyticsTotals', 'AnalyticsChannels', 'ExpiringTokens'])
      await stubField(page, `query ${query}`, { status: 500 });
    await page.reload();
    await heading(page, 'Could not check delivery');
    await expect(page.getByText('could not be loaded').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1);
  }),
  onDashboard('dashboard being loaded', async (page) => {
    await page.route('**/reads.json', () => new Promise(() => undefined));
    for (const query of ['query Dashboard', 'query AnalyticsTotals']) await holdField(page, query);
    await page.reload();
    await heading(page, 'Checking delivery…');
    await expect(page.getByRole('region', { name: 'Key figures' })).toBeVisible();
  }),
  onDashboard('dashboard of an account without traffic', async (page) => {
    await withoutTraffic(page);
    await expect(page.getByRole('button', { name: /^Peak audience/ })).toContainText('0');
    await expect(page.getByText('Only the last hour has data so far')).toBeVisible();
  }),
  onDashboard('dashboard with alerts that are firing', async (page) => {
    await withChecks(page, ({ alertIncidents: [incident, ...others], ...checks }) => ({
      ...checks,
      alertIncidents: [
        ...others,
        { ...incident, id: 'open', endedAt: null },
        { ...incident, id: 'other', endedAt: null },
      ],
    }));
    await heading(page, /^2 alerts are firing\. Offload on Arena Live fell to 31%/);
    await expect(page.getByText('is still firing.').first()).toBeVisible();
  }),
  onDashboard('dashboard of an account without recent data and alert rules', async (page) => {
    await changeViewer(page, { lastDataAt: null });
    await withChecks(page, (checks) => {
      const nothing = { stepSeconds: 3600, series: [] };
      return {
        ...checks,
        alertIncidents: [],
        alertRules: { nodes: [] },
        lastHour: nothing,
        lastDay: nothing,
        days: nothing,
      };
    });
    await heading(page, 'No data in the last 30 days.');
    await expect(page.getByText(/no alert rules$/)).toBeVisible();
  }),
  onDashboard('dashboard of an account with nothing that needs attention', async (page) => {
    await withChecks(page, (checks) => ({ ...checks, alertIncidents: [] }));
    await stubField(page, 'query ExpiringTokens', { json: { data: { apiTokens: { nodes: [] } } } });
    const nothing = { pathways: { totalCount: 0 }, resources: { nodes: [] } };
    await stubField(page, 'query DashboardDelivery', { json: { data: nothing } });
    await page.reload();
    await expect(page.getByText('Nothing needs attention')).toBeVisible();
  }),
  onDashboard('dashboard whose charts are being loaded', async (page) => {
    await holdField(page, 'query EmbedUrl');
    await page.reload();
    // Nothing is rendered below the fold while it is checked what needs attention.
    await expect(page.getByRole('heading', { name: 'Edge Analytics' })).toBeVisible();
    const loading = page.getByText('Dashboard is loading');
    await expect(loading).toBeAttached();
    await loading.scrollIntoViewIfNeeded();
  }),
  onDashboard('dashboard whose charts could not be loaded', async (page) => {
    await stubField(page, 'query EmbedUrl', { status: 500 });
    await page.reload();
    await page.getByRole('heading', { name: 'Edge Analytics' }).scrollIntoViewIfNeeded();
    await expect(page.getByText('The dashboard could not be loaded.')).toBeVisible();
  }),
  onDashboard('dashboard with the offer of a tour, and a tip', async (page) => {
    await enableTours(page);
    // Others who were this person may have been offered the tour.
    await stubField(page, 'query Tours', { json: { data: { viewer: { preferences: { tours: {} } } } } });
    await page.reload();
    await isWhole(page);
    const start = page.getByRole('button', { name: 'Take a quick tour' });
    await expect(start).toBeVisible();
    await start.click();
    await expect(page.getByRole('dialog', { name: 'Everything is in the menu' })).toBeVisible();
  }),
  entering('/', 'reseller')('home of a reseller', (page) => expect(page.getByRole('row').nth(1)).toBeVisible()),
  signedInAt('/')('home of the platform', async () => undefined),
];
