import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { founder } from './deep/signInAs.ts';
import { playerData, sendPlayerData } from './playerData.ts';
import { chooseRowAction } from './rowAction.ts';
import { signIn } from './session.ts';
import { expect, test } from './test.ts';
import { documentedVerification, openWebhookReceiver } from './webhookReceiver.ts';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Create alert rule' });
const secretDialog = (page: Page) => page.getByRole('dialog', { name: 'Webhook secret' });
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

const minuteMs = 60_000;

/** More than one viewer now, and in an hour that the preview shows. */
function audience() {
  const now = playerData().map((beacon) => ({ ...beacon, playingMs: minuteMs }));
  const earlier = Array.from({ length: 7 }, () =>
    now.map((beacon) => ({
      ...beacon,
      session: randomUUID(),
      at: new Date(Date.parse(beacon.at) - 120 * minuteMs).toISOString(),
    })),
  );
  return [...now, ...earlier.flat()];
}

// The test waits for the scheduler, which evaluates rules at each full minute.
test(
  'an alert rule is created, fires, notifies the bell and a webhook, and is muted and deleted',
  { tag: '@in-process' },
  async ({ page, browser, request }) => {
    test.slow();
    const receiver = await openWebhookReceiver();
    const name = `Large audience ${randomUUID().slice(0, 8)}`;
    const user = await founder(page, request);
    await sendPlayerData(request, page, audience());
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Alerts', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Alerts' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    await test.step('the preview shows when it would have fired', async () => {
      await page.getByRole('button', { name: 'Create rule' }).first().click();
      await drawer(page).getByRole('textbox', { name: 'Name' }).fill(name);
      await drawer(page)
        .getByRole('button', { name: /Metric/ })
        .click();
      await page.getByRole('option', { name: 'Audience' }).click();
      await drawer(page)
        .getByRole('button', { name: /Condition/ })
        .click();
      await page.getByRole('option', { name: 'Is above' }).click();
      await drawer(page).getByRole('textbox', { name: 'Threshold' }).fill('1');
      await drawer(page).getByRole('textbox', { name: 'Threshold' }).press('Tab');
      await expect(drawer(page).getByRole('application', { name: /^Would have fired once/ })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });

    await test.step('a private webhook URL is rejected on its field', async () => {
      const url = drawer(page).getByRole('textbox', { name: 'Webhook URL' });
      await url.fill('https://localhost/hook');
      await drawer(page).getByRole('button', { name: 'Create rule' }).click();
      await expect(url).toHaveAccessibleDescription(/public address|Enter/);
      await url.fill(receiver.url);
      await drawer(page).getByRole('button', { name: 'Create rule' }).click();
      await expect(drawer(page)).toBeHidden();
    });

    const secret = await test.step('the secret of its webhook is shown once', async () => {
      await secretDialog(page).getByRole('button', { name: /^Show/ }).click();
      const shown = (await secretDialog(page).locator('code').innerText()).trim();
      await secretDialog(page)
        .getByRole('checkbox', { name: /stored/ })
        .check();
      expect(await axeViolations(page)).toEqual([]);
      await secretDialog(page).getByRole('button', { name: 'Close' }).click();
      await expect(row(page, name)).toContainText('Audience above 1 viewer over 15 min');
      expect(await page.content()).not.toContain(shown);
      return shown;
    });

    await test.step('it fires, and the bell leads to it', async () => {
      await expect(async () => {
        await page.getByRole('button', { name: 'Refresh' }).click();
        await expect(row(page, name)).toContainText('Firing since', { timeout: 5_000 });
      }).toPass({ timeout: 150_000 });
      await page.reload();
      await expect(page.getByRole('button', { name: /^Notifications, \d+ unread$/ })).toBeVisible();
      await bell(page).click();
      await page.getByRole('region', { name: 'Alerts' }).getByRole('link', { name }).click();
      const details = page.getByRole('dialog', { name });
      await expect(details.getByRole('region', { name: 'Incidents' })).toContainText('Ongoing');
      expect(await axeViolations(page)).toEqual([]);
      await expect(details.getByRole('region', { name: 'Webhook deliveries' })).toContainText('Delivered · 204');
      await details.getByRole('button', { name: 'Close' }).last().click();
      await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    });

    await test.step('its webhook received the event, which the documented code verifies', async () => {
      const isGenuine = await documentedVerification();
      const [{ signature, body } = { signature: '', body: '' }, ...others] = receiver.received;
      receiver.close();
      expect(others).toEqual([]);
      expect(JSON.parse(body)).toMatchObject({ type: 'alert.firing', rule: { name, metric: 'AUDIENCE' } });
      expect(isGenuine(signature, body, secret)).toBe(true);
      expect(isGenuine(signature, `${body} `, secret)).toBe(false);
    });

    await test.step('what was read is read on every device', async () => {
      const other = await browser.newPage();
      await signIn(other, user);
      await expect(other.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
      await other.close();
    });

    await test.step('it is muted', async () => {
      await chooseRowAction(page, name, 'Mute…');
      await page.getByRole('radio', { name: '8 hours' }).check();
      await page.getByRole('button', { name: 'Mute rule' }).click();
      await expect(row(page, name)).toContainText('Muted until');
      await page.getByRole('link', { name: /^Muted \d/ }).click();
      await expect(page).toHaveURL(/filter=muted%3Aeq%3Atrue|filter=muted:eq:true/);
      await expect(row(page, name)).toBeVisible();
    });

    await test.step('it is deleted', async () => {
      await chooseRowAction(page, name, 'Delete rule…');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete rule' }).click();
      await expect(row(page, name)).toHaveCount(0);
    });
  },
);
