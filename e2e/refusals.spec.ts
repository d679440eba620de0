import { demoAccount } from './demoAccounts.ts';
import { axeViolations } from './axe.ts';
import { founder } from './deep/signInAs.ts';
import type { Session } from './identityService.ts';
import { sentText } from './sentText.ts';
import { callApi, openAs, sharedSession, signIn } from './session.ts';
import { expect, failedResponse, test } from './test.ts';

const users = '{ users { nodes { id entity { name } } } }';
const disable = 'mutation ($id: ID!) { setUserActive(id: $id, active: false) { user { id } userErrors { code } } }';
const invite = `mutation {
  inviteUser(input: { name: "Leila", lastName: "Haddad", email: "leila@journey.example" }) { userErrors { code } }
}`;

type Users = { users: { nodes: { id: string; entity: { name: string } }[] } };

test.describe('a customer', () => {
  test.use({ expectedErrors: { patterns: [failedResponse(404)] } });

  test('finds no page at an unknown address, and none for Parameters', async ({ page }) => {
    await openAs(page, demoAccount('customer'), '/nowhere/at-all');
    await expect(page.getByText('Page not found: /nowhere/at-all', { exact: true })).toBeVisible();
    await expect(page.getByText('This page could not be found')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.goto('/edge-intelligence/parameters');
    await expect(page.getByText('Page Not Found: /edge-intelligence/parameters', { exact: true })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'Users' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Parameters' })).toHaveCount(0);
  });

  test('finds no user of another account: a foreign ID returns the same as a missing one', async ({ request }) => {
    const customer = await sharedSession(request, demoAccount('customer'));
    const nodesFor = async (session: Session) => ((await callApi(request, session, users)).data as Users).users.nodes;
    const own = await nodesFor(customer);
    expect(new Set(own.map(({ entity }) => entity.name))).toEqual(new Set(['Solstice TV']));
    const everyone = await nodesFor(await sharedSession(request, demoAccount('admin')));
    const foreign = everyone.find(({ entity }) => entity.name !== 'Solstice TV');

    const refusalOf = async (id: string | undefined) => {
      const { errors } = await callApi(request, customer, disable, { id });
      return errors?.map((error) => ({ ...error, extensions: { ...error.extensions, requestId: undefined } }));
    };
    const refusal = await refusalOf(foreign?.id);
    expect(refusal).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    expect(refusal).toEqual(await refusalOf('00000000-0000-4000-8000-000000000000'));
  });
});

test('a read-only user gets the reason, on the page and from the API', async ({ page, request }) => {
  await signIn(page, demoAccount('readOnly'));
  const inviting = page.getByRole('button', { name: 'Invite user' });
  await expect(inviting).toHaveAttribute('aria-disabled', 'true');
  await expect(inviting).toHaveAccessibleDescription(/permission|Manage/i);
  // A menu without available actions is not shown.
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Actions for / })).toHaveCount(0);
  const { errors } = await callApi(request, await sharedSession(request, demoAccount('readOnly')), invite);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'FORBIDDEN',
    requires: { group: 'st.users', level: 'MANAGE' },
  });
});

test(
  'who opens a page of a service that their account lacks reads so, and finds sales',
  { tag: '@deep' },
  async ({ page, request }) => {
    const { companyName } = await founder(page, request);
    const missing = `${companyName} does not have Edge Delivery yet.`;
    const open = () => page.goto('/edge-delivery/');
    const sales = page.getByRole('link', { name: 'Contact sales' });

    await test.step('an administrator is not referred to another user', async () => {
      await open();
      await expect(page.getByRole('heading', { level: 1, name: 'Not enabled for this account' })).toBeVisible();
      await expect(page.getByText(missing, { exact: true })).toBeVisible();
      await expect(sales).toHaveAttribute('href', 'mailto:sales@edge-console.example');
    });

    await test.step('anybody else can ask an administrator as well', async () => {
      await page.route('**/graphql', async (route) => {
        if (!sentText(route.request()).includes('query Viewer')) return route.fallback();
        const response = await route.fetch();
        const json = (await response.json()) as { data: { viewer: { user: object } } };
        Object.assign(json.data.viewer.user, { admin: false, role: { id: 'regular' } });
        return route.fulfill({ response, json });
      });
      await open();
      await expect(page.getByText(`${missing} Ask your administrator.`)).toBeVisible();
      await expect(sales).toBeVisible();
    });

    await test.step('without a contact in the configuration there is none', async () => {
      await page.route('**/config.json', async (route) => {
        const response = await route.fetch();
        const json: object = await response.json();
        return route.fulfill({ response, json: { ...json, contact: {} } });
      });
      await open();
      await expect(page.getByText(missing)).toBeVisible();
      await expect(sales).toHaveCount(0);
    });
  },
);
