import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { demoAccount } from './demoAccounts.ts';
import { createActor } from './actor.ts';
import { invitationLink, newestMail } from './inbox.ts';
import { acceptInvitation, callGraphql, createAccount, inviteUser, newAdministrator, newMember } from './member.ts';
import { createTestUser } from './testUser.ts';
import { home, openAs } from './session.ts';
import { expect, test } from './test.ts';
import { chooseRowAction } from './rowAction.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** The value of a card for a label. */
const fact = (card: Locator, name: string) =>
  card.locator('dl > div', { has: card.page().getByText(name, { exact: true }) }).getByRole('definition');

test('the platform starts on its resellers, and sees customers with their resellers', async ({ page }) => {
  await openAs(page, demoAccount('admin'), '/');
  await expect(heading(page, /resellers/i)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(rowOf(page, 'Northlight')).toContainText('Full');
  await expect(page.getByRole('columnheader', { name: 'Reseller' })).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Account types' }).getByRole('link', { name: 'Customers' }).click();
  await expect(page).toHaveURL('/?tab=customers');
  await page.getByRole('combobox', { name: 'Search customers' }).fill('solstice');
  await expect(rowOf(page, 'Solstice TV')).toContainText('Northlight');
  await chooseRowAction(page, 'Solstice TV', 'Show users');
  await expect(heading(page, /^Users/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Solstice TV');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(heading(page, /resellers/i)).toBeVisible();
});

test('a reseller finds the customer that needs attention, and opens it', async ({ page }) => {
  const health = /Firing since|No data|expires/;
  await openAs(page, demoAccount('reseller'), '/');
  await expect(heading(page, /^\d+ of \d+ customers needs? attention$/)).toBeVisible();
  const filter = page.getByRole('list', { name: 'Filter by health' });
  await filter.getByRole('link', { name: /^Needs attention [1-9]/ }).click();
  await expect(page).toHaveURL(/filter=health:eq:/);
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Health');

  const row = rowOf(page, 'Solstice TV');
  await expect(row).toContainText(health);
  await expect(row.getByTitle('Average audience over the last 5 minutes')).toHaveText(/[1-9]/);
  await row.getByRole('link', { name: 'Solstice TV' }).click();
  const card = page.getByRole('group', { name: 'Health' });
  await expect(card).toContainText(health);
  await expect(fact(card, 'Last data')).toHaveText(/now|min ago/);
  await expect(card.getByRole('button', { name: 'Act as…' })).toBeVisible();

  await page.goBack();
  await filter.getByRole('link', { name: /^All/ }).click();
  await expect(page).toHaveURL('/');
  await expect(filter.getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'true');
});

const accountsNamed = `query ($search: String!) { entities(list: { search: $search }) { nodes { id } } }`;

test('a reseller creates a customer, invites its administrator, edits it, and disables it', async ({
  page,
  browser,
  request,
}) => {
  const user = createTestUser();
  const name = `Customer ${randomUUID().slice(0, 8)}`;
  await openAs(page, demoAccount('reseller'), '/');
  await expect(heading(page, /customers/i)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Account types' })).toHaveCount(0);

  await test.step('a company name that is taken is reported while typing', async () => {
    await page.getByRole('button', { name: 'Create customer' }).click();
    const drawer = page.getByRole('dialog', { name: 'Create customer' });
    await drawer.getByRole('textbox', { name: 'Account name' }).fill(name);
    const company = drawer.getByRole('textbox', { name: 'Company name' });
    await company.fill('Solstice TV AB');
    await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill(user.name);
    await expect(company).toHaveAccessibleDescription(/Company name already exists\./);
    await company.fill(`${name} Ltd`);
    await drawer.getByRole('button', { name: /Region/ }).click();
    await page.getByRole('option', { name: 'Europe (North)' }).click();
    await drawer.getByRole('textbox', { name: 'Last name' }).fill(user.lastName);
    await drawer.getByRole('textbox', { name: 'E-mail' }).fill(user.email);
    await drawer.getByRole('button', { name: 'Create customer' }).click();
    await expect(page.getByText(`${name} created. Invitation sent to ${user.email}`)).toBeVisible();
    await expect(rowOf(page, name)).toContainText('Lite');
  });

  await test.step('its administrator comes in by the invitation', async () => {
    const otherPage = await (await browser.newContext()).newPage();
    await otherPage.goto(invitationLink(await newestMail(request, user.email, /invit/i)));
    await otherPage.getByLabel('New password').fill('Own-Choice-42');
    await otherPage.getByLabel('Retype password').fill('Own-Choice-42');
    await otherPage.getByRole('button', { name: 'Set password' }).click();
    await expect(home(otherPage)).toBeVisible();
    await otherPage.goto('/users/');
    const own = otherPage.getByRole('row', { name: user.fullName });
    await expect(own).toContainText('Administrator');
    await expect(own).toContainText('Active');
    await otherPage.context().close();
  });

  await test.step('a member of it is invited from an address that names the account', async () => {
    const member = createTestUser();
    const { entities } = (await callGraphql(request, page, accountsNamed, { search: name })) as {
      entities: { nodes: [{ id: string }] };
    };
    const [{ id }] = entities.nodes;
    await page.goto(`/users/?filter=entity:eq:${id};status:eq:INVITED&drawer=invite:${id}`);
    const drawer = page.getByRole('dialog', { name: 'Invite user' });
    await expect(drawer.getByRole('combobox', { name: /^Account/ })).toHaveValue(name);
    await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill(member.name);
    await drawer.getByRole('textbox', { name: 'Last name' }).fill(member.lastName);
    await drawer.getByRole('textbox', { name: 'E-mail' }).fill(member.email);
    await drawer.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText(`Invitation sent to ${member.email}`)).toBeVisible();
    await expect(page.getByRole('row', { name: member.fullName })).toContainText(name);
    await page.getByRole('button', { name: 'Invite user' }).click();
    await expect(drawer.getByRole('combobox', { name: /^Account/ })).toHaveValue(name);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  });

  await test.step('its region, services and tier are changed', async () => {
    await chooseRowAction(page, name, 'Edit');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Region/ })
      .click();
    await page.getByRole('option', { name: 'Europe (West)' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(`${name} updated`)).toBeVisible();
    await chooseRowAction(page, name, /^Change services/);
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Edge Delivery' }).click();
    await page.getByRole('button', { name: 'Save services' }).click();
    await expect(page.getByText(`Services for ${name} updated`)).toBeVisible();
    await chooseRowAction(page, name, /^Change tier/);
    await page.getByRole('dialog').getByRole('button', { name: /Tier/ }).click();
    await page.getByRole('option', { name: 'Advanced' }).click();
    await page.getByRole('button', { name: 'Save tier' }).click();
    await expect(rowOf(page, name)).toContainText('Advanced');
    await expect(rowOf(page, name)).not.toContainText('Delivery');
  });

  await test.step('it is disabled once what stops was read, and enabled once what works again was read', async () => {
    await chooseRowAction(page, name, /^Disable/);
    const confirmation = page.getByRole('alertdialog', { name: `Disable ${name}?` });
    await expect(confirmation.getByRole('listitem')).toHaveText([/^2 users: signed out/, '1 API token']);
    await confirmation.getByRole('button', { name: 'Disable account' }).click();
    await expect(rowOf(page, name)).toContainText('Disabled');
    await chooseRowAction(page, name, 'Enable…');
    const again = page.getByRole('alertdialog', { name: `Enable ${name}?` });
    await expect(again).toContainText('Its users can sign in again');
    await again.getByRole('button', { name: 'Cancel' }).click();
    await expect(rowOf(page, name)).toContainText('Disabled');
    await chooseRowAction(page, name, 'Enable…');
    await again.getByRole('button', { name: 'Enable account' }).click();
    await expect(rowOf(page, name)).toContainText('No data yet');
  });
});

test(
  'the platform deletes an account by its name, a day after it was disabled and not before',
  { tag: '@deep' },
  async ({ page, request }) => {
    const { session } = await createActor('admin', { page, request });
    const user = createTestUser();
    const fresh = `Customer ${randomUUID().slice(0, 8)}`;
    await createAccount(request, session, { name: fresh, user });
    const find = async (name: string) => {
      await page.goto(`/?tab=customers&search=${encodeURIComponent(name)}`);
      await expect(rowOf(page, name)).toBeVisible();
    };
    /** Types the name, which enables Delete, and presses it. */
    const remove = async (name: string, users: RegExp) => {
      await chooseRowAction(page, name, 'Delete account…');
      const confirmation = page.getByRole('alertdialog', { name: `Delete ${name}?` });
      await expect(confirmation).toContainText(users);
      const confirm = confirmation.getByRole('button', { name: 'Delete account' });
      await confirmation.getByRole('textbox').fill(name.slice(1));
      await expect(confirm).toBeDisabled();
      await confirmation.getByRole('textbox').fill(name);
      await confirm.click();
      return confirmation;
    };

    await test.step('while it is active it has to be disabled first', async () => {
      await find(fresh);
      await page.getByRole('button', { name: `Actions for ${fresh}` }).press('Enter');
      const entry = page.getByRole('menuitem', { name: 'Delete account…' });
      await expect(entry).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('Escape');
    });

    await test.step('disabling it is taken back without a question', async () => {
      await chooseRowAction(page, fresh, /^Disable/);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Disable account' }).click();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText(`${fresh} enabled`)).toBeVisible();
      await expect(rowOf(page, fresh)).toContainText('Healthy');
    });

    await test.step('on the same day it says from when on', async () => {
      await chooseRowAction(page, fresh, /^Disable/);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Disable account' }).click();
      await expect(rowOf(page, fresh)).toContainText('Disabled');
      await page.getByRole('button', { name: `Actions for ${fresh}` }).press('Enter');
      const entry = page.getByRole('menuitem', { name: 'Delete account…' });
      await expect(entry).toHaveAttribute('aria-disabled', 'true');
      await expect(page.getByText(/You can delete it after .*\d/)).toBeAttached();
      await page.keyboard.press('Escape');
    });

    await test.step('later it is gone, with its people', async () => {
      // A disabled account. The first try might have deleted it.
      const name = 'Kelp Forest';
      const emptyState = page.getByText('No customers match');
      await page.goto(`/?tab=customers&search=${encodeURIComponent(name)}`);
      await expect(rowOf(page, name).or(emptyState)).toBeVisible();
      if (test.info().retry === 0 || !(await emptyState.isVisible())) {
        await remove(name, /\d+ users/);
        await expect(page.getByText(`${name} deleted`)).toBeVisible();
        await expect(emptyState).toBeVisible();
      }
      await page.goto('/audit');
      await expect(page.getByRole('row').filter({ hasText: name }).first()).toContainText('Delete account');
    });
  },
);

test(
  'people of an account find its settings in their menu; administrators change them, others read why they cannot',
  { tag: '@deep' },
  async ({ page, browser, request }) => {
    const administrator = await newAdministrator(page, request);
    const notice = page.getByRole('switch', { name: /^E-mail administrators/ });
    const factor = page.getByRole('switch', { name: 'Require multi-factor authentication' });

    await test.step('the administrator changes the region and the policies', async () => {
      await page.getByRole('button', { name: /Account menu/ }).click();
      await page.getByRole('menuitem', { name: 'Settings' }).click();
      await expect(heading(page, 'Settings')).toBeVisible();
      await expect(page).toHaveURL('/settings');
      const card = page.getByRole('group', { name: administrator.account });
      await expect(card).toContainText('1 of 1 API tokens enabled');
      await card.getByRole('button', { name: 'Edit account' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Region/ })
        .click();
      await page.getByRole('option', { name: 'Europe (North)' }).click();
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(card).toContainText('Europe (North)');

      await expect(notice).toBeChecked();
      await notice.press('Space');
      await expect(
        page.getByText('Administrators no longer get an e-mail when someone acts as one of your users'),
      ).toBeVisible();
      await expect(notice).not.toBeChecked();
      await factor.press('Space');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Require MFA' }).click();
      await expect(factor).toBeChecked();
      await page.reload();
      await expect(factor).toBeChecked();
      await expect(notice).not.toBeChecked();
    });

    await test.step('and says whom the invoices are for', async () => {
      await page.getByRole('button', { name: 'Billing details' }).click();
      const drawer = page.getByRole('dialog', { name: 'Billing details' });
      await drawer.getByRole('textbox', { name: /^Legal name/ }).fill(`${administrator.account} AB`);
      await drawer.getByRole('textbox', { name: /^Address/ }).fill('Strandvägen 7\n114 56 Stockholm');
      await drawer.getByRole('textbox', { name: /^Country/ }).fill('SE');
      await drawer.getByRole('button', { name: 'Save billing details' }).click();
      await expect(page.getByText('Billing details saved')).toBeVisible();
    });

    await test.step('other sections lead to their page, or to none', async () => {
      await page.goto('/settings?section=audit');
      await expect(page).toHaveURL('/audit');
      await page.goto('/settings?section=nothing');
      await expect(heading(page, /Page Not Found/i)).toBeVisible();
    });

    await test.step('a read-only user sees the reason, and all billing details', async () => {
      const reader = createTestUser();
      await inviteUser(request, page, reader, { roleId: 'readOnly' });
      const context = await browser.newContext();
      const otherPage = await context.newPage();
      await acceptInvitation(otherPage, request, reader.email);
      await otherPage.goto('/settings');
      const edit = otherPage.getByRole('button', { name: 'Edit account' });
      await expect(edit).toHaveAccessibleDescription(/administrator/);
      await expect(
        otherPage.getByRole('switch', { name: 'Require multi-factor authentication' }),
      ).toHaveAccessibleDescription(/administrator/);
      await expect(otherPage.getByRole('button', { name: 'Billing details' })).toHaveCount(0);
      const card = otherPage.getByRole('group', { name: administrator.account });
      await expect(fact(card, 'Billing')).toHaveText(`${administrator.account} AB`);
      await expect(fact(card, 'Address')).toHaveText('Strandvägen 7 114 56 Stockholm');
      await expect(fact(card, 'Country')).toHaveText('Sweden');
      await context.close();
    });
  },
);

const createToken = `mutation ($input: ApiTokenInput!) { createApiToken(input: $input) { apiToken { id } userErrors { code } } }`;
const enableToken = `mutation ($id: ID!) { setApiTokenEnabled(id: $id, enabled: true) { userErrors { code } } }`;

test(
  'the platform opens an account: reads what it is, changes billing, tier and reseller, and acts as its administrator, who reads it',
  { tag: '@deep' },
  async ({ page, browser, request }) => {
    const theirContext = await browser.newContext();
    const otherPage = await theirContext.newPage();
    const customer = await newAdministrator(otherPage, request, { services: ['EDGE_INTELLIGENCE'] });
    // While their sign-in is recent enough.
    const { createApiToken: token } = (await callGraphql(request, otherPage, createToken, {
      input: { name: 'nightly-export', enabled: false, scopes: [{ group: 'ei.analytics', level: 'READ' }] },
    })) as { createApiToken: { apiToken: { id: string } } };
    const actor = await createActor('admin', { page, request });
    const overview = page.getByRole('group', { name: 'Overview' });
    const choose = async (action: string | RegExp) => {
      await page.getByRole('button', { name: 'More actions' }).press('Enter');
      await page.getByRole('menuitem', { name: action }).click();
    };

    await test.step('its page says what it is, who is in it and what was done', async () => {
      await page.goto(`/?tab=customers&search=${encodeURIComponent(customer.account)}`);
      await page.getByRole('link', { name: customer.account, exact: true }).click();
      await expect(heading(page, new RegExp(customer.account))).toBeFocused();
      await expect(overview).toContainText('1 of 1 API tokens enabled');
      await expect(page.getByRole('group', { name: 'Users' })).toContainText(customer.email);
      await expect(page.getByRole('group', { name: 'Activity' })).toContainText('Create account');
    });

    await test.step('its billing details and its tier are changed from there', async () => {
      await choose('Billing details…');
      await page.getByRole('textbox', { name: /^Tax ID/ }).fill('SE 5560 1234');
      await page.getByRole('textbox', { name: /^Address/ }).fill('Strandvägen 7\n114 56 Stockholm');
      await page.getByRole('textbox', { name: /^Country/ }).fill('Sweden');
      await page.getByRole('button', { name: 'Save billing details' }).click();
      await expect(overview).toContainText('SE 5560 1234');
      await expect(fact(overview, 'Address')).toHaveText('Strandvägen 7 114 56 Stockholm');
      await expect(fact(overview, 'Country')).toHaveText('Sweden');
      await choose(/^Change tier/);
      await page.getByRole('dialog').getByRole('button', { name: /Tier/ }).click();
      await page.getByRole('option', { name: 'Advanced' }).click();
      await page.getByRole('button', { name: 'Save tier' }).click();
      await expect(overview).toContainText('1 of 5 API tokens enabled');
    });

    await test.step('a lower tier says which tokens are in its way', async () => {
      expect(await callGraphql(request, otherPage, enableToken, { id: token.apiToken.id })).toEqual({
        setApiTokenEnabled: { userErrors: [] },
      });
      await choose(/^Change tier/);
      const drawer = page.getByRole('dialog', { name: `Tier for ${customer.account}` });
      await drawer.getByRole('button', { name: /Tier/ }).click();
      await page.getByRole('option', { name: 'Lite' }).click();
      await expect(drawer.getByText('2 API tokens are enabled; this tier allows 1')).toBeVisible();
      await drawer.getByRole('button', { name: 'Save tier' }).click();
      await expect(drawer.getByText(/nightly-export\./).first()).toBeVisible();
      await drawer.getByRole('button', { name: /Tier/ }).first().click();
      await page.getByRole('option', { name: 'Advanced' }).click();
      await drawer.getByRole('button', { name: 'Cancel' }).click();
      await expect(drawer).toBeHidden();
    });

    await test.step('it moves to a reseller', async () => {
      await choose('Move…');
      await page.getByRole('combobox', { name: 'New parent account' }).fill('Northl');
      await page.getByRole('option', { name: 'Northlight' }).click();
      await page.getByRole('button', { name: 'Move account' }).click();
      await expect(page.getByText('Customer of Northlight')).toBeVisible();
    });

    await test.step('the platform acts as its administrator, and back', async () => {
      await choose('Act as…');
      const drawer = page.getByRole('dialog', { name: `Act as a user of ${customer.account}` });
      await expect(drawer.getByRole('combobox', { name: 'User' })).toHaveValue(
        `${customer.fullName} (${customer.email})`,
      );
      await drawer.getByLabel('Reason').fill('They asked for help with tokens');
      await drawer.getByRole('button', { name: 'Act as user' }).click();
      const banner = page.getByRole('status').filter({ hasText: 'Acting as' });
      await expect(banner).toContainText(customer.account);
      await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /favicon-acting/);
      await banner.getByRole('button', { name: 'Stop impersonating' }).click();
      await expect(page.getByText('You stopped acting as another user.')).toBeVisible();
      await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon.svg');
    });

    await test.step('the administrator of the account reads who acted, and why', async () => {
      await otherPage.goto('/audit');
      await otherPage
        .getByRole('row')
        .filter({ hasText: actor.email })
        .getByRole('link', { name: 'Start acting as user' })
        .press('Enter');
      await expect(otherPage.getByRole('dialog')).toContainText('They asked for help with tokens');
      await theirContext.close();
    });
  },
);

test(
  'a reseller opens the page of their customer: billing, tier, users, activity and acting, but neither moves nor deletes it',
  { tag: '@deep' },
  async ({ page, browser, request }) => {
    const { session } = await createActor('reseller', { page, request });
    const overview = page.getByRole('group', { name: 'Overview' });
    const menu = page.getByRole('button', { name: 'More actions' });
    const user = createTestUser();
    const name = `Page ${randomUUID().slice(0, 8)}`;
    await createAccount(request, session, { name, user });

    await test.step('it says what the customer is, who is in it and what was done', async () => {
      await page.goto(`/?search=${encodeURIComponent(name)}`);
      await page.getByRole('link', { name, exact: true }).click();
      await expect(heading(page, new RegExp(name))).toBeFocused();
      await expect(overview).toContainText('1 of 1 API tokens enabled');
      await expect(page.getByRole('group', { name: 'Users' })).toContainText(user.email);
      await expect(page.getByRole('group', { name: 'Activity' })).toContainText('Create account');
    });

    await test.step('billing details and tier are changed from there', async () => {
      await menu.press('Enter');
      await page.getByRole('menuitem', { name: 'Billing details…' }).click();
      await page.getByRole('textbox', { name: /^Legal name/ }).fill(`${name} Holding`);
      await page.getByRole('button', { name: 'Save billing details' }).click();
      await expect(overview).toContainText(`${name} Holding`);
      await menu.press('Enter');
      await page.getByRole('menuitem', { name: /^Change tier/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: /Tier/ }).click();
      await page.getByRole('option', { name: 'Advanced' }).click();
      await page.getByRole('button', { name: 'Save tier' }).click();
      await expect(overview).toContainText('1 of 5 API tokens enabled');
    });

    await test.step('moving is not offered, deleting is for the platform', async () => {
      await menu.press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Show users' })).toBeVisible();
      await expect(page.getByRole('menuitem', { name: 'Move…' })).toHaveCount(0);
      await expect(page.getByRole('menuitem', { name: /^Delete account/ })).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('Escape');
    });

    await test.step('another reseller does not find it', async () => {
      const context = await browser.newContext();
      const otherPage = await context.newPage();
      await newAdministrator(otherPage, request, { type: 'RESELLER' });
      await otherPage.goto(new URL(page.url()).pathname + new URL(page.url()).search);
      await expect(otherPage.getByText('Account does not exist.')).toBeVisible();
      await context.close();
    });

    await test.step('it is disabled and enabled again from its page', async () => {
      await menu.press('Enter');
      await page.getByRole('menuitem', { name: /^Disable/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Disable account' }).click();
      await expect(page.getByText(`${name} disabled`)).toBeVisible();
      await menu.press('Enter');
      await page.getByRole('menuitem', { name: 'Enable…' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Enable account' }).click();
      await expect(page.getByText(`${name} enabled`)).toBeVisible();
    });
  },
);

test('a customer who prefers analytics starts there', { tag: '@deep' }, async ({ page, request }) => {
  await newMember(page, request);
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitemradio', { name: 'Analytics' }).click();
  await expect(page.getByText('Analytics is now your default page')).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL('/edge-intelligence/analytics/');
});
