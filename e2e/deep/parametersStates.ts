import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { stubField, heading, isDocumented, type ScreenState, signedIn } from './screenParts.ts';

const address = '/edge-intelligence/parameters';
const onParameters = (name: string, open: (page: Page) => Promise<void>): ScreenState =>
  signedIn(name, async (page) => {
    await page.goto(address);
    await heading(page, 'Parameters');
    await open(page);
  });

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Customer' }).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
  await expect(page).toHaveURL(/customer=/);
}

async function openCategory(page: Page, name: string): Promise<void> {
  await choose(page, 'Solstice TV');
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

async function breakFlags(page: Page): Promise<void> {
  await openCategory(page, 'SDK');
  await page.getByRole('textbox', { name: 'sdkFeatureFlags' }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('{\n  "peer-discovery-v2": true\n  "low-latency": true\n}');
}

/** Parameters: nothing chosen, values, JSON with a mistake, what is seen before saving, history, and what is missing. */
export const parametersStates: ScreenState[] = [
  onParameters('parameters of nobody yet', async (page) => {
    await expect(page.getByText('Choose a customer', { exact: true })).toBeVisible();
  }),
  onParameters('parameters of a category', (page) => openCategory(page, 'Bandwidth')),
  onParameters('parameters with JSON that is not well formatted', async (page) => {
    await breakFlags(page);
    await expect(page.getByText(/\(line 3, column 3\)/).first()).toBeVisible();
  }),
  onParameters('parameters of a category as JSON', async (page) => {
    await openCategory(page, 'Throttling');
    await page.getByRole('radio', { name: 'JSON' }).click();
    await expect(page.getByRole('textbox', { name: 'JSON for Throttling' })).toBeVisible();
  }),
  onParameters('parameters before they are saved', async (page) => {
    await breakFlags(page);
    await page.getByRole('button', { name: 'Add comma' }).click();
    await page.getByRole('button', { name: 'Review and save' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  onParameters('history of parameters', async (page) => {
    await openCategory(page, 'live-events');
    await page.getByRole('button', { name: 'History' }).click();
    await expect(page.getByRole('heading', { name: 'Version 3' })).toBeVisible();
  }),
  onParameters('history of parameters that nobody has changed', async (page) => {
    await stubField(page, 'query ParameterHistory', { json: { data: { eiHistory: [] } } });
    await openCategory(page, 'Throttling');
    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History of Throttling' });
    await expect(history.getByText('No one has changed this category')).toBeVisible();
    await expect(history.getByRole('button', { name: 'Change values' })).toBeVisible();
    await isDocumented(history, 'parameters');
  }),
  onParameters('parameters copied from another customer', async (page) => {
    await openCategory(page, 'SDK');
    await page.getByRole('button', { name: 'Copy from customer…' }).click();
    await page.getByRole('combobox', { name: 'Copy from' }).fill('Fjordcast');
    await page.getByRole('option', { name: 'Fjordcast' }).click();
    await expect(page.getByRole('checkbox', { name: /Sharing/ })).toBeVisible();
  }),
  onParameters('parameters of a customer that Edge Intelligence does not know', async (page) => {
    const node = { __typename: 'Entity', id: 'unknown', name: 'Harbor FM', eiCustomerId: null };
    await stubField(page, 'query ParameterCustomer(', { json: { data: { node } } });
    await page.goto(`${address}?customer=unknown`);
    await expect(page.getByRole('button', { name: 'Create EI customer' })).toBeVisible();
  }),
  onParameters('parameters that could not be loaded', async (page) => {
    await stubField(page, 'query Parameters(', { status: 500 });
    await choose(page, 'Solstice TV');
    await expect(page.getByText('The customer configuration could not be loaded.')).toBeVisible();
  }),
];
