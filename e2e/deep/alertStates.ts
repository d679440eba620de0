import { expect } from '../test.ts';
import { stubField, type ScreenState, signedInAt } from './screenParts.ts';
import { chooseRowAction } from '../rowAction.ts';
import { sentText } from '../sentText.ts';

const onAlerts = signedInAt('/edge-intelligence/alerts/', 'customer');
const rule = 'Low offload on live channels';
const channel = { __typename: 'AlertChannel', id: 'channel', name: 'Arena Live' };
const since = '2026-11-20T14:05:00Z';

const listed = (changes: object, index: number) => ({
  __typename: 'AlertRule',
  id: `rule-${index}`,
  name: `Low offload ${index}`,
  metric: 'OFFLOAD',
  condition: 'BELOW',
  threshold: 0.4,
  overMinutes: 5,
  channels: [channel],
  webhookUrl: null,
  enabled: true,
  mutedUntil: null,
  state: 'OK',
  since,
  channel: null,
  value: 0.61,
  evaluatedAt: since,
  lastFiredAt: since,
  ...changes,
});

/** Every state of a rule, its history, and the forms over the list. */
export const alertStates: ScreenState[] = [
  onAlerts('alert rules in every state', async (page) => {
    const states = [
      { state: 'FIRING', channel, value: 0.31 },
      { state: 'NO_DATA', value: null },
      {},
      { mutedUntil: '2099-01-01T09:00:00Z' },
      { enabled: false },
      { evaluatedAt: null, value: null, lastFiredAt: null },
    ];
    const alertRules = {
      totalCount: states.length,
      nodes: states.map(listed),
      pageInfo: { endCursor: null, hasNextPage: false },
    };
    await stubField(page, 'query AlertRules(', { json: { data: { alertRules } } });
    await page.reload();
    await expect(page.getByText('Arena Live, 31%')).toBeVisible();
  }),
  onAlerts('alert rules of which none is firing', async (page) => {
    await page.getByRole('link', { name: /^Firing/ }).click();
    await expect(page.getByRole('heading', { name: 'No alerts are firing' })).toBeVisible();
  }),
  onAlerts('an alert rule with its history', async (page) => {
    await page.getByRole('link', { name: rule }).click();
    await expect(page.getByRole('heading', { name: 'Webhook deliveries' })).toBeVisible();
  }),
  onAlerts('new alert rule with nothing entered', async (page) => {
    await page.getByRole('button', { name: 'Create rule' }).click();
    const drawer = page.getByRole('dialog', { name: 'Create alert rule' });
    await drawer.getByRole('button', { name: 'Create rule' }).click();
    await expect(drawer.getByText('Required field.').first()).toBeVisible();
  }),
  onAlerts('edit an alert rule, with its preview', async (page) => {
    await chooseRowAction(page, rule, 'Edit');
    await expect(page.getByRole('application', { name: /^Would have fired/ })).toBeVisible();
  }),
  onAlerts('mute an alert rule until a date', async (page) => {
    await chooseRowAction(page, rule, 'Mute…');
    await page.getByRole('radio', { name: 'Until a date' }).check();
    await expect(page.getByText('Until 09:00 on')).toBeVisible();
  }),
  onAlerts('a muted alert rule and its actions', async (page) => {
    await page.route('**/graphql', async (route) => {
      if (!sentText(route.request()).includes('query AlertRule(')) return route.fallback();
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: { node: object } };
      const node = { ...data.node, mutedUntil: '2099-01-01T09:00:00Z' };
      await route.fulfill({ response, json: { data: { node } } });
    });
    await page.getByRole('link', { name: rule }).click();
    await page.getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByRole('menuitem', { name: 'Unmute' })).toBeVisible();
  }),
  onAlerts('the webhook secret of an alert rule', async (page) => {
    const rotateAlertWebhookSecret = { webhookSecret: `whsec_${'0123456789'.repeat(4)}abc`, userErrors: [] };
    await stubField(page, 'mutation RotateAlertWebhookSecret', { json: { data: { rotateAlertWebhookSecret } } });
    await chooseRowAction(page, rule, 'Rotate webhook secret…');
    await page.getByRole('button', { name: 'Rotate secret' }).click();
    await page.getByRole('button', { name: 'Show secret' }).click();
    await expect(page.getByText('0123456789'.repeat(4))).toBeVisible();
  }),
  onAlerts('the bell with an alert', async (page) => {
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('region', { name: 'Alerts' })).toBeVisible();
  }),
];
