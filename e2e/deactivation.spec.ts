import { readFile } from 'node:fs/promises';
import { newestMail } from './inbox.ts';
import { acceptInvitation, callGraphql, inviteUser, newAdministrator, newMember } from './member.ts';
import { openMyAccount } from './openMyAccount.ts';
import { createTestUser } from './testUser.ts';
import { fillSignIn } from './session.ts';
import { expect, failedResponse, test } from './test.ts';

test.use({ expectedErrors: { patterns: [failedResponse(400), failedResponse(401)] } });

const createPathway = `mutation ($input: PathwayInput!) { createPathway(input: $input) { pathway { id } userErrors { code } } }`;
const createResource = `mutation ($input: ResourceInput!) { createResource(input: $input) { resource { id } userErrors { code } } }`;

test('users deactivate their account with a reason, and can request access again', async ({ page, request }) => {
  const member = await newMember(page, request);
  await openMyAccount(page);
  const why = page.getByRole('dialog', { name: 'Deactivate my account' });
  const confirmation = page.getByRole('alertdialog', { name: `Deactivate ${member.email}?` });
  const continueButton = why.getByRole('button', { name: 'Continue' });

  await test.step('a reason is needed, and another one in words', async () => {
    // Content that loads above the button moves it, so an early press would miss it.
    await expect(page.getByText('Tier', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Deactivate…' }).click();
    await expect(why.getByRole('radiogroup', { name: /^Reason/ }).getByRole('radio')).toHaveCount(8);
    await continueButton.click();
    await expect(why.getByText('Required field.').first()).toBeVisible();
    await why.getByRole('radio', { name: 'Other' }).press('Space');
    await continueButton.click();
    await expect(why.getByRole('textbox', { name: /^Comment/ })).toHaveAccessibleDescription(/Required field/);
    await why.getByRole('textbox', { name: /^Comment/ }).fill('We use it no more.');
  });

  await test.step('they download their data first', async () => {
    const downloaded = page.waitForEvent('download');
    await why.getByRole('button', { name: 'Download my data' }).click();
    const file = await downloaded;
    expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
      profile: { email: member.email },
      sessions: [{ endedAt: null }],
    });
    await expect(why.getByText(/was downloaded/)).toBeVisible();
    await continueButton.click();
  });

  await test.step('what ends is listed; back, everything is as it was', async () => {
    await expect(confirmation).toContainText('Your sessions, on every device');
    await confirmation.getByRole('button', { name: 'Back' }).click();
    await expect(why.getByRole('radio', { name: 'Other' })).toBeChecked();
    await expect(why.getByRole('textbox', { name: /^Comment/ })).toHaveValue('We use it no more.');
    await continueButton.click();
  });

  await test.step('the typed address confirms it, and they are out', async () => {
    await confirmation.getByRole('textbox').fill(member.email);
    await confirmation.getByRole('button', { name: 'Deactivate' }).click();
    await expect(page.getByRole('heading', { name: 'Your account has been deactivated' })).toBeVisible();
    await expect(page.getByText(member.email)).toBeVisible();
    await newestMail(request, member.email, /Your account has been deactivated/);
  });

  await test.step('signing in leads to the same page, where they ask to be let in again', async () => {
    await page.goto('/signin/');
    await fillSignIn(page, member);
    await expect(page.getByRole('heading', { name: 'Your access is disabled' })).toBeVisible();
    await page.getByRole('button', { name: 'Request reactivation' }).click();
    await expect(page.getByText(/Your request was sent/)).toBeVisible();
  });
});

test('an administrator exports the data of the account, without secrets', async ({ page, request }) => {
  const administrator = await newAdministrator(page, request);
  await openMyAccount(page);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export account data' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toContain(administrator.account);
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    account: [{ name: administrator.account }],
    users: [{ email: administrator.email }],
    apiTokens: [{ lastFour: expect.stringMatching(/^.{4}$/) as unknown }],
  });
  expect(text).not.toMatch(/secret|hash|origin_jti/i);
  await page.goto('/audit');
  await expect(page.getByRole('row').filter({ hasText: 'Export account data' })).toBeVisible();
});

test(
  'the last administrator chooses a successor, whom the form and the confirmation name',
  { tag: '@deep' },
  async ({ page, browser, request }) => {
    const administrator = await newAdministrator(page, request);
    const next = createTestUser();
    const { email, lastName, fullName } = next;
    await inviteUser(request, page, next);
    await acceptInvitation(await (await browser.newContext()).newPage(), request, email);
    await openMyAccount(page);
    await page.getByRole('button', { name: 'Deactivate…' }).click();
    const why = page.getByRole('dialog', { name: 'Deactivate my account' });
    const successor = why.getByRole('combobox', { name: /^New administrator/ });
    await why.getByRole('radio', { name: 'No longer need it' }).press('Space');
    await successor.fill(lastName);
    await page.getByRole('option', { name: email }).click();
    await why.getByRole('button', { name: 'Continue' }).press('Enter');
    const confirmation = page.getByRole('alertdialog', { name: `Deactivate ${administrator.email}?` });
    await expect(confirmation).toContainText(`${fullName} (${email}) becomes an administrator of the account.`);
    await confirmation.getByRole('button', { name: 'Back' }).click();
    await expect(successor).toHaveValue(`${fullName} (${email})`);
    await why.getByRole('radio', { name: 'Deactivate the whole account' }).press('Space');
    await why.getByRole('button', { name: 'Continue' }).press('Enter');
    const ofAll = page.getByRole('alertdialog', { name: `Deactivate ${administrator.account}?` });
    await expect(ofAll).toContainText('Access for all users of the account: 2');
    await expect(ofAll).not.toContainText('becomes an administrator');
    await ofAll.getByRole('button', { name: 'Back' }).click();
    await why.getByRole('radio', { name: 'Hand over to another user' }).press('Space');
    await why.getByRole('button', { name: 'Continue' }).press('Enter');
    await confirmation.getByRole('textbox').fill(administrator.email);
    await confirmation.getByRole('button', { name: 'Deactivate' }).click();
    await expect(page.getByRole('heading', { name: 'Your account has been deactivated' })).toBeVisible();
  },
);

test(
  'the last administrator changes the account, its billing details, and deactivates it as a whole',
  { tag: '@deep' },
  async ({ page, request }) => {
    const user = await newAdministrator(page, request, { services: ['EDGE_DELIVERY'] });
    await openMyAccount(page);
    const renamed = `${user.account} TV`;

    await test.step('the names of the account are edited from its card', async () => {
      await page.getByRole('button', { name: 'Edit account' }).click();
      const drawer = page.getByRole('dialog', { name: `Edit ${user.account}` });
      await drawer.getByRole('textbox', { name: 'Account name' }).fill(renamed);
      await drawer.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByRole('group', { name: renamed })).toBeVisible();
      await expect(page.getByRole('group', { name: renamed })).toContainText('1 of 1 API tokens enabled');
    });

    await test.step('so are the billing details', async () => {
      await page.getByRole('button', { name: 'Billing details' }).click();
      const drawer = page.getByRole('dialog', { name: 'Billing details' });
      await drawer.getByRole('textbox', { name: /^E-mail for invoices/ }).fill('finance@');
      await drawer.getByRole('textbox', { name: /^Tax ID/ }).fill('FR 32 840 117 204');
      await drawer.getByRole('button', { name: 'Save billing details' }).click();
      await expect(drawer.getByRole('textbox', { name: /^E-mail for invoices/ })).toHaveAccessibleDescription(
        /e-mail/i,
      );
      await drawer.getByRole('textbox', { name: /^E-mail for invoices/ }).fill('finance@own.example');
      await drawer.getByRole('textbox', { name: /^Address/ }).fill('12 quai Perrache\n69002 Lyon');
      await drawer.getByRole('textbox', { name: /^Country/ }).fill('FR');
      await drawer.getByRole('button', { name: 'Save billing details' }).click();
      await expect(page.getByRole('group', { name: renamed })).toContainText('FR 32 840 117 204 · finance@own.example');
      await expect(page.getByRole('definition').getByText('12 quai Perrache 69002 Lyon')).toBeVisible();
      await expect(page.getByRole('definition').getByText('France')).toBeVisible();
    });

    await test.step('something of it is steered', async () => {
      const { createPathway: created } = (await callGraphql(request, page, createPathway, {
        input: { name: 'cdn', hostname: 'cdn.example' },
      })) as { createPathway: { pathway: { id: string } } };
      const input = {
        name: 'live-main',
        manifest: 'https://origin.example/live.m3u8',
        pathways: [{ pathwayId: created.pathway.id, order: 1 }],
      };
      expect(await callGraphql(request, page, createResource, { input })).toMatchObject({
        createResource: { userErrors: [] },
      });
    });

    await test.step('without anybody to take over the whole account ends, by its typed name', async () => {
      await page.getByRole('button', { name: 'Deactivate…' }).click();
      const why = page.getByRole('dialog', { name: 'Deactivate my account' });
      await why.getByRole('radio', { name: 'Temporary deactivation' }).press('Space');
      await why.getByRole('button', { name: 'Continue' }).click();
      await expect(why.getByRole('combobox', { name: /^New administrator/ })).toHaveAccessibleDescription(
        /Required field/,
      );
      await why.getByRole('radio', { name: 'Deactivate the whole account' }).press('Space');
      await expect(why.getByRole('combobox')).toHaveCount(0);
      // With the keyboard, because the dialog shrinks under a pointer.
      await why.getByRole('button', { name: 'Continue' }).press('Enter');
      const confirmation = page.getByRole('alertdialog', { name: `Deactivate ${renamed}?` });
      await expect(confirmation).toContainText('Access for enabled API tokens: 1');
      await expect(confirmation).toContainText('Steering of active resources: 1 (live-main)');
      await confirmation.getByRole('textbox').fill(renamed);
      await confirmation.getByRole('button', { name: 'Deactivate' }).click();
      await expect(page.getByRole('heading', { name: 'Your account has been deactivated' })).toBeVisible();
      await newestMail(request, user.email, /has been deactivated/);
    });
  },
);
