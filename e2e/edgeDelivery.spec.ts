import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoAccount } from './demoAccounts.ts';
import { chooseRowAction } from './rowAction.ts';
import { signIn } from './session.ts';
import { expect, test } from './test.ts';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');
const confirmation = (page: Page) => page.getByRole('alertdialog');
const tab = (page: Page, name: 'Resources' | 'Pathways') =>
  page.getByRole('navigation', { name: 'Resources and pathways' }).getByRole('link', { name });

async function openEdgeDelivery(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Edge Delivery' }).click();
  await expect(page.getByRole('combobox', { name: 'Search resources' })).toBeVisible();
}

async function createPathway(page: Page, name: string, hostname: string): Promise<void> {
  await page.getByRole('button', { name: 'Create pathway' }).click();
  await dialog(page).getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await dialog(page).getByRole('textbox', { name: 'Hostname' }).fill(hostname);
  await dialog(page).getByRole('button', { name: 'Create pathway' }).click();
  await expect(row(page, name)).toContainText('Active');
}

async function addPathway(page: Page, name: string): Promise<void> {
  const adder = dialog(page).getByRole('button', { name: /Add pathway/ });
  await adder.click();
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  // While it fades out, there are two dialogs.
  await expect(page.getByRole('dialog', { name: 'Add pathway' })).toHaveCount(0);
  await expect(adder, 'it has the focus').toBeInViewport({ ratio: 1 });
}

const weight = (page: Page, name: string) => dialog(page).getByRole('textbox', { name: `Weight of ${name}` });

test('pathways and a resource are created, weighted, ordered, and previewed, and players receive them @browsers', async ({
  page,
  request,
}) => {
  const code = randomUUID().slice(0, 8);
  const [first, second, third] = [`a-${code}`, `b-${code}`, `c-${code}`];
  const resource = `live-${code}`;
  const copy = `copy-${code}`;
  await signIn(page, demoAccount('customer'));
  await openEdgeDelivery(page);

  await test.step('two pathways, one after its host was fixed', async () => {
    await tab(page, 'Pathways').click();
    await createPathway(page, first, 'a.example.com');
    await page.getByRole('button', { name: 'Create pathway' }).click();
    await dialog(page).getByRole('textbox', { name: 'Name', exact: true }).fill(second);
    const hostname = dialog(page).getByRole('textbox', { name: 'Hostname' });
    await hostname.fill('https://b.example.com');
    await dialog(page).getByRole('button', { name: 'Create pathway' }).click();
    await expect(hostname).toHaveAttribute('aria-invalid', 'true');
    await hostname.fill('b.example.com');
    await dialog(page).getByRole('button', { name: 'Create pathway' }).click();
    await expect(row(page, second)).toContainText('0 resources');
  });

  await test.step('a resource, whose weights must add up', async () => {
    await tab(page, 'Resources').click();
    await page.getByRole('button', { name: 'Create resource' }).click();
    await dialog(page).getByRole('textbox', { name: 'Name', exact: true }).fill(resource);
    const manifest = dialog(page).getByRole('textbox', { name: 'Manifest' });
    // A loopback URL, without a DNS lookup: the form shows why it was not checked, and it can be saved.
    await manifest.fill('https://127.0.0.1/master.m3u8');
    await dialog(page).getByRole('button', { name: 'Check manifest' }).click();
    await expect(dialog(page)).toContainText('its host has no public IP address');
    await manifest.fill('https://live.example.com/master');
    await dialog(page).getByRole('button', { name: 'Create resource' }).click();
    await expect(manifest).toHaveAccessibleDescription(/^Choose a protocol/);
    await dialog(page).getByRole('radio', { name: 'DASH' }).check();
    await expect(manifest).toHaveValue('https://live.example.com/master#format=dash');
    await expect(manifest).not.toHaveAttribute('aria-invalid', 'true');
    await manifest.fill('https://live.example.com/master.m3u8');
    await expect(dialog(page).getByRole('radio', { name: 'DASH' })).toHaveCount(0);
    const ttl = dialog(page).getByRole('textbox', { name: 'TTL' });
    const tooOften = dialog(page).getByText(/^Each viewer sends a request every 9 s\./);
    await ttl.fill('9');
    await ttl.blur();
    await expect(tooOften).toBeVisible();
    await ttl.fill('10');
    await ttl.blur();
    await expect(tooOften).toHaveCount(0);
    await dialog(page)
      .getByRole('radio', { name: /^Weighted/ })
      .check();
    await addPathway(page, first);
    await addPathway(page, second);
    await weight(page, first).fill('70');
    await weight(page, second).fill('20');
    await dialog(page).getByRole('button', { name: 'Create resource' }).click();
    await expect(dialog(page)).toContainText('The weights must add up to 100.');
    await dialog(page).getByRole('button', { name: 'Distribute evenly' }).click();
    await expect(weight(page, first)).toHaveValue('50');
    await dialog(page).getByRole('button', { name: 'Create resource' }).click();
    await expect(row(page, resource)).toContainText('Weighted');
    await expect(row(page, resource)).toContainText(`${first}+1`);
  });

  await test.step('its order is changed by the keyboard alone', async () => {
    await page.getByRole('link', { name: resource }).click();
    await expect(dialog(page).getByRole('button', { name: 'Save changes' })).toHaveCount(0);
    await dialog(page)
      .getByRole('radio', { name: /^Priority/ })
      .check();
    const handle = dialog(page).getByRole('button', { name: `Move ${second}`, exact: true });
    await handle.press('Space');
    await handle.press('ArrowUp');
    await handle.press('Space');
    // The preview includes the unsaved changes.
    await expect(dialog(page).getByRole('region', { name: 'Response to players' })).toContainText(
      new RegExp(`"PATHWAY-PRIORITY": \\[\\s*"${second}",\\s*"${first}"`),
    );
    await expect(dialog(page)).toContainText('2 changesPlayers follow within 10 s of saving.');
    await dialog(page).getByRole('button', { name: 'Discard' }).click();
    await expect(dialog(page).getByRole('radio', { name: /^Weighted/ })).toBeChecked();
    await dialog(page)
      .getByRole('radio', { name: /^Priority/ })
      .check();
    await handle.press('Space');
    await handle.press('ArrowUp');
    await handle.press('Space');
    await dialog(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(row(page, resource)).toContainText(`${second}+1`);
  });

  await test.step('the preview matches the response to players', async () => {
    await page.getByRole('link', { name: resource }).click();
    const response = dialog(page).getByRole('region', { name: 'Response to players' });
    await expect(response).toContainText(`"${second}"`);
    // One button reveals the player token everywhere.
    await expect(dialog(page).getByText(/\/decision\/•{8}[\w-]{4}/)).toHaveCount(2);
    await dialog(page).getByRole('button', { name: 'Show the player token' }).click();
    await expect(dialog(page).getByText(/•{8}/)).toHaveCount(0);
    const address = /"RELOAD-URI": "([^"?]+)/.exec(await response.innerText())?.[1] ?? '';
    await expect(async () => {
      const decision = await request.get(address);
      expect(((await decision.json()) as { 'PATHWAY-PRIORITY': string[] })['PATHWAY-PRIORITY']).toEqual([
        second,
        first,
      ]);
    }).toPass();
    await dialog(page).getByRole('radio', { name: 'Tag' }).check();
    await expect(dialog(page)).toContainText(`PATHWAY-ID="${second}"`);
    await expect(dialog(page).getByRole('list', { name: 'Responses over time' }).getByRole('listitem')).toHaveCount(5);
    await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  });

  await test.step('a pathway is created in the drawer, and the preview matches the weighted response', async () => {
    await page.getByRole('link', { name: resource }).click();
    await dialog(page).getByRole('button', { name: 'Create pathway' }).click();
    const inline = dialog(page).getByRole('group', { name: 'Create pathway' });
    await inline.getByRole('textbox', { name: 'Name', exact: true }).fill(third);
    await inline.getByRole('textbox', { name: 'Hostname' }).fill('c.example.com');
    await inline.getByRole('textbox', { name: 'Hostname' }).press('Enter');
    await expect(dialog(page).getByRole('grid', { name: 'Pathways' })).toContainText('c.example.com');
    await dialog(page)
      .getByRole('radio', { name: /^Weighted/ })
      .check();
    await dialog(page).getByRole('button', { name: 'Distribute evenly' }).click();
    await dialog(page).getByRole('checkbox', { name: third }).click();
    await expect(dialog(page)).toContainText(`The manifest does not list ${third}`);
    const response = dialog(page).getByRole('region', { name: 'Response to players' });
    await expect(response).toContainText('PATHWAY-CLONES');
    await dialog(page).getByRole('button', { name: 'Show the player token' }).click();
    await expect(response).not.toContainText('•');
    const previewed = JSON.parse((await response.locator('pre').innerText()).trim()) as { 'RELOAD-URI': string };
    await dialog(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(row(page, resource)).toContainText('Weighted');
    await expect(async () => {
      const decision = await request.get(previewed['RELOAD-URI']);
      expect(await decision.json()).toMatchObject({
        'PATHWAY-PRIORITY': (previewed as unknown as Record<string, unknown>)['PATHWAY-PRIORITY'],
      });
    }).toPass();
    await page.getByRole('link', { name: resource }).click();
    await dialog(page)
      .getByRole('radio', { name: /^Priority/ })
      .check();
    await dialog(page)
      .getByRole('button', { name: `Remove ${third}` })
      .click();
    await dialog(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(row(page, resource)).toContainText(`${second}+1`);
  });

  await test.step('others link to the resource by its id, from whichever tab', async () => {
    await page.getByRole('link', { name: resource }).click();
    await expect(dialog(page)).toBeVisible();
    const id = new URL(page.url()).searchParams.get('drawer')?.replace('preview:', '') ?? '';
    await page.goto(`/edge-delivery/?tab=pathways&search=${code}&resource=${id}`);
    await expect(page.getByRole('dialog', { name: resource })).toBeVisible();
    await expect(page).toHaveURL(`/edge-delivery/?search=${code}&drawer=preview%3A${id}`);
    await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(row(page, resource)).toBeVisible();
    // Links from before the drawer could edit.
    await page.goto(`/edge-delivery/?drawer=edit:${id}`);
    await expect(page.getByRole('dialog', { name: resource })).toBeVisible();
    await page.goto('/edge-delivery/');
  });

  await test.step('a pathway in use is neither deleted nor, as the last one, disabled', async () => {
    await tab(page, 'Pathways').click();
    await row(page, first)
      .getByRole('button', { name: /^Actions for/ })
      .press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Delete pathway…' })).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');
    await chooseRowAction(page, first, 'Disable…');
    await expect(confirmation(page)).toContainText(`1 active resource uses it: ${resource}.`);
    await confirmation(page).getByRole('button', { name: 'Disable' }).click();
    await expect(row(page, first)).toContainText('Disabled');
    await chooseRowAction(page, second, 'Disable…');
    await expect(dialog(page)).toContainText(`It is the last active pathway for ${resource}.`);
    await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  });

  await test.step('the name of a pathway stays', async () => {
    await chooseRowAction(page, first, 'Edit');
    await expect(dialog(page).getByRole('textbox', { name: 'Name', exact: true })).toHaveAttribute('readonly', '');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the token is rotated from the preview, which shows the new one', async () => {
    await tab(page, 'Resources').click();
    await page.getByRole('link', { name: resource }).click();
    await expect(dialog(page).getByRole('grid', { name: 'Pathways' })).toContainText('a.example.com · disabled');
    const token = dialog(page).getByText(/^•{8}[\w-]{4}$/);
    const before = await token.innerText();
    await dialog(page).getByRole('button', { name: 'Rotate…' }).click();
    await confirmation(page).getByRole('button', { name: 'Rotate token' }).click();
    await expect(page.getByText(`${resource} has a new player token`)).toBeVisible();
    await expect(token).not.toHaveText(before);
    await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  });

  await test.step('an earlier version is restored, without a pathway that was deleted', async () => {
    await tab(page, 'Pathways').click();
    await chooseRowAction(page, third, 'Delete pathway…');
    await confirmation(page).getByRole('button', { name: 'Delete pathway' }).click();
    await expect(row(page, third)).toHaveCount(0);
    await tab(page, 'Resources').click();
    await page.getByRole('link', { name: resource }).click();
    await dialog(page).getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: `History of ${resource}` });
    await expect(history.getByRole('heading', { name: /^Version/ })).toHaveCount(5);
    await expect(history.getByRole('listitem').first()).toContainText('New player token');
    await history.getByRole('button', { name: 'Restore version 3…' }).click();
    await expect(confirmation(page)).toContainText(`Left out because they no longer exist: ${third}.`);
    await expect(confirmation(page)).toContainText(`1. ${second} 51%`);
    await confirmation(page).getByRole('button', { name: 'Restore version' }).click();
    await expect(history.getByRole('heading', { name: 'Version 6' })).toBeVisible();
    await history.getByRole('button', { name: 'Close', exact: true }).last().click();
    await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(row(page, resource)).toContainText('Weighted');
  });

  await test.step('a copy begins with everything but the name', async () => {
    await chooseRowAction(page, resource, 'Duplicate');
    await expect(dialog(page).getByRole('textbox', { name: 'Manifest' })).toHaveValue(
      'https://live.example.com/master.m3u8',
    );
    await dialog(page).getByRole('textbox', { name: 'Name', exact: true }).fill(copy);
    await dialog(page).getByRole('button', { name: 'Create resource' }).click();
    await expect(row(page, copy)).toContainText(`${second}+1`);
  });

  await test.step('the resource is disabled, and active again by Undo, which asks nothing', async () => {
    await chooseRowAction(page, resource, 'Disable…');
    await confirmation(page).getByRole('button', { name: 'Disable' }).click();
    await expect(row(page, resource)).toContainText('Disabled');
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(row(page, resource)).toContainText('Active');
  });

  await test.step('the resource is deleted by its name', async () => {
    await chooseRowAction(page, resource, 'Delete resource…');
    await expect(confirmation(page)).toContainText('410');
    await confirmation(page).getByRole('textbox').fill(resource);
    await confirmation(page).getByRole('button', { name: 'Delete resource' }).click();
    await expect(row(page, resource)).toHaveCount(0);
  });
});
