import { randomUUID } from 'node:crypto';
import type { FaultCase } from '../faultCase.ts';
import {
  casesAt,
  type Enter,
  find,
  findText,
  firstRow,
  follow,
  press,
  rowAction,
  select,
  type Step,
  stub,
  text,
} from '../faultShapes.ts';
import { enterAsAdmin, enterAsCustomer } from '../signInAs.ts';

const analytics = casesAt(enterAsCustomer, '/edge-intelligence/analytics/');

const analyticsCases: readonly FaultCase[] = [
  analytics.read('AnalyticsTotals', { what: 'Totals', shows: findText('Average audience') }),
  analytics.read('AnalyticsAudience', { what: 'Audience data', shows: find('application', 'Audience') }),
  analytics.read('AnalyticsP2p', { what: 'P2P data', shows: find('application', 'P2P and CDN') }),
  analytics.read('AnalyticsMap', { what: 'Map data', shows: find('application', 'Connections by country') }),
  analytics.read('AnalyticsTree', { what: 'Tree data', shows: find('tree', 'Tree') }),
  analytics.read('AnalyticsChannels', { what: 'Channels', shows: find('rowheader', 'Solstice One') }),
  casesAt(enterAsAdmin, '/analytics-online-signup/?dashboard=analytics').read('EmbedUrl', {
    what: 'The dashboard',
    shows: (page) => page.locator('iframe[data-ready]'),
  }),
];

const withoutData = stub(
  { operation: 'FirstData' },
  { data: { viewer: { entity: { __typename: 'Entity', id: randomUUID(), hasPlayerData: false } } } },
);
const enterWithoutData: Enter = async (visit, url) => {
  await withoutData(visit.page);
  await enterAsCustomer(visit, url);
};
const firstData = casesAt(enterWithoutData, '/edge-intelligence/analytics/');

const firstDataCases: readonly FaultCase[] = [
  firstData.read('FirstKey', { what: 'Your API keys', shows: find('button', 'Copy API key') }),
  firstData.read('CheckSetup', {
    open: press('Check my setup'),
    again: press('Check my setup'),
    failed: 'Your setup could not be checked.',
    shows: findText('Data has arrived.'),
  }),
  firstData.page('CreateFirstKey', {
    prepare: stub({ operation: 'FirstKey' }, { data: { apiKeys: { nodes: [] } } }),
    submit: 'Create API key',
    failed: 'The API key could not be created.',
    mutation: 'createApiKey',
    response: { apiKey: { id: randomUUID() } },
    done: 'API key created',
  }),
];

const alerts = casesAt(enterAsCustomer, '/edge-intelligence/alerts/');
const seededRule = 'Low offload on live channels';

const alertCases: readonly FaultCase[] = [
  alerts.optional('AlertCounts', { works: firstRow, shows: find('link', /^Muted \d/) }),
  alerts.read('AlertRule', {
    what: 'Alert rule',
    open: follow(seededRule),
    shows: find('heading', 'Incidents'),
  }),
  alerts.read('AlertPreview', {
    failed: 'The preview could not be loaded.',
    open: rowAction(seededRule, 'Edit'),
    shows: find('application', /^Would /),
  }),
  alerts.form('CreateAlertRule', {
    open: press('Create rule'),
    fields: [text(/^Name/, 'fault-case'), select(/Metric/, 'No data')],
    submit: 'Create rule',
    failed: 'Alert rule could not be created.',
    response: { alertRule: { id: randomUUID(), name: 'fault-case' }, webhookSecret: null },
    done: 'fault-case created',
  }),
  alerts.form('UpdateAlertRule', {
    open: rowAction(seededRule, 'Edit'),
    fields: [text(/^Name/, 'fault-case')],
    submit: 'Save changes',
    failed: 'Alert rule could not be updated.',
    response: { alertRule: { id: randomUUID(), name: 'fault-case' }, webhookSecret: null },
    done: 'fault-case updated',
  }),
  alerts.form('MuteAlertRule', {
    open: rowAction(seededRule, 'Mute…'),
    submit: 'Mute rule',
    failed: 'The rule could not be muted.',
    done: new RegExp(`^${seededRule} muted until `),
  }),
  alerts.confirmRow('SetAlertRuleEnabled', {
    row: seededRule,
    action: 'Disable…',
    submit: 'Disable rule',
    becomes: 'disabled',
  }),
  alerts.confirmRow('DeleteAlertRule', {
    row: seededRule,
    action: 'Delete rule…',
    submit: 'Delete rule',
    becomes: 'deleted',
  }),
  alerts.confirm('SendAlertTest', {
    open: rowAction(seededRule, 'Send test…'),
    submit: 'Send test',
    failed: 'The test could not be sent.',
    response: { delivery: { id: randomUUID(), delivered: true, status: 200, problem: null } },
    done: 'Test delivered',
  }),
  alerts.confirm('RotateAlertWebhookSecret', {
    open: rowAction(seededRule, 'Rotate webhook secret…'),
    submit: 'Rotate secret',
    failed: 'The secret could not be rotated.',
    response: { webhookSecret: 'whsec_nothing' },
    done: find('dialog', 'Webhook secret'),
  }),
];

const parametersUrl = '/edge-intelligence/parameters';
const parameters = casesAt(enterAsAdmin, parametersUrl);
const customer = find('combobox', 'Customer');
const sdkLink = find('link', 'SDK');

const openCustomer: Step = async (page) => {
  await customer(page).fill('Solstice TV');
  await page.getByRole('option', { name: 'Solstice TV', exact: true }).click();
};

const openCategory =
  (name: string, open: Step = async () => undefined): Step =>
  async (page) => {
    await openCustomer(page);
    await follow(name)(page);
    await open(page);
  };

const category = (name: string, custom: boolean, values: object, version: number) => ({
  category: { name, custom, values, defaults: {}, version, updatedAt: null, updatedUser: null },
});

/** A customer that Edge Intelligence does not know. */
const unknown = { __typename: 'Entity', id: randomUUID(), name: 'Harbor FM', eiCustomerId: null };

const parameterCases: readonly FaultCase[] = [
  parameters.suggest('ParameterCustomers', { field: customer, typed: 'Kite', more: 'Kitep', option: 'Kiteplay' }),
  parameters.read('ParameterCustomer', { what: 'The customer', open: openCustomer, shows: sdkLink }),
  parameters.read('Parameters', { what: 'The customer configuration', open: openCustomer, shows: sdkLink }),
  parameters.read('ParameterHistory', {
    what: 'The history',
    open: openCategory('Buffer', press('History')),
    shows: find('heading', 'Version 2'),
  }),
  parameters.form('CreateEiCategory', {
    open: openCategory('Buffer', press('Add category')),
    fields: [text('Name', 'fault-case')],
    submit: 'Add category',
    failed: 'The category could not be added.',
    response: category('fault-case', true, {}, 1),
    done: 'fault-case added',
  }),
  parameters.page('SetEiParameters', {
    open: openCategory('Network', (page) => page.getByRole('switch', { name: 'withCredentials' }).click()),
    async submit(page) {
      await press('Review and save')(page);
      await press('Save 1 change')(page);
    },
    failed: 'Network: The parameter could not be set.',
    unchanged: (page) => page.getByRole('switch', { name: 'withCredentials', checked: true }),
    response: category('Network', false, {}, 0),
    done: '1 change saved for Solstice TV',
  }),
  parameters.confirm('RevertEiParameters', {
    open: openCategory('Buffer', async (page) => {
      await press('History')(page);
      await press('Revert to version 1…')(page);
    }),
    submit: 'Revert',
    failed: 'The category could not be reverted.',
    response: category('Buffer', false, { bufferhealth: 8 }, 3),
    done: 'Buffer reverted',
  }),
  parameters.confirm('DeleteEiCategory', {
    open: openCategory('set-top-boxes', press('Delete category…')),
    submit: 'Delete category',
    failed: 'set-top-boxes could not be deleted.',
    done: 'set-top-boxes deleted',
  }),
  casesAt(enterAsAdmin, `${parametersUrl}?customer=${unknown.id}`).page('CreateEiCustomer', {
    prepare: stub({ operation: 'ParameterCustomer' }, { data: { node: unknown } }),
    submit: 'Create EI customer',
    failed: 'The EI customer could not be created.',
    response: { entity: { id: unknown.id, eiCustomerId: null } },
    done: 'Edge Intelligence is creating the customer…',
  }),
];

export const edgeIntelligenceCases = [...analyticsCases, ...alertCases, ...firstDataCases, ...parameterCases];
