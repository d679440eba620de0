import type { APIRequestContext, Page } from '@playwright/test';
import { account } from './accounts.ts';
import { founder } from './deep/signedInAs.ts';
import { sentText } from './sentText.ts';
import { signIn } from './session.ts';
import { expect, test } from './test.ts';

async function accessToken(page: Page): Promise<string> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken'));
    return key === undefined ? null : localStorage.getItem(key);
  });
  if (token === null) throw new Error('Not signed in.');
  return token;
}

async function ask(request: APIRequestContext, page: Page, query: string, variables: object = {}) {
  const answer = await request.post('/graphql', {
    headers: { authorization: `Bearer ${await accessToken(page)}`, origin: new URL(page.url()).origin },
    data: { query, variables },
  });
  return answer.json();
}

const list =
  'query ($list: ListInput) { users(list: $list) { totalCount nodes { id entity { name parent { name } } } } }';

test('a reseller sees the people of their own customers only', async ({ page, request }) => {
  await signIn(page, account('reseller'));
  const { data } = await ask(request, page, list);
  expect(data.users.totalCount).toBeGreaterThan(1);
  const owners = new Set(
    data.users.nodes.map(({ entity }: { entity: { name: string; parent: { name: string } | null } }) =>
      entity.name === 'Northlight' ? 'Northlight' : entity.parent?.name,
    ),
  );
  expect([...owners]).toEqual(['Northlight']);
});

test('a customer sees their own people only, and a foreign id answers as a missing one', async ({
  page,
  browser,
  request,
}) => {
  await signIn(page, account('customer'));
  const { data } = await ask(request, page, list);
  expect(new Set(data.users.nodes.map(({ entity }: { entity: { name: string } }) => entity.name))).toEqual(
    new Set(['Solstice TV']),
  );

  const adminContext = await browser.newContext();
  const adminPage = await adminContext.newPage();
  await signIn(adminPage, account('admin'));
  const everyone = await ask(request, adminPage, list);
  const foreign = everyone.data.users.nodes.find(
    ({ entity }: { entity: { name: string } }) => entity.name !== 'Solstice TV',
  );
  await adminContext.close();

  const change = 'mutation ($id: ID!) { setUserActive(id: $id, active: false) { user { id } userErrors { code } } }';
  const withoutReference = ({ errors }: { errors: { extensions: Record<string, unknown> }[] }) =>
    errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId: undefined } }));
  const answered = withoutReference(await ask(request, page, change, { id: foreign.id }));
  expect(answered[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  expect(answered).toEqual(
    withoutReference(await ask(request, page, change, { id: '00000000-0000-4000-8000-000000000000' })),
  );
});

test('a read-only role gets the reason, in the page and from the API', async ({ page, request }) => {
  await signIn(page, account('readOnly'));
  const invite = page.getByRole('button', { name: 'Invite user' });
  await expect(invite).toHaveAttribute('aria-disabled', 'true');
  await expect(invite).toHaveAccessibleDescription(/permission|Manage/i);
  // A menu in which nothing can be chosen is none.
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
  const answer = await ask(
    request,
    page,
    'mutation { inviteUser(input: { name: "Leila", lastName: "Haddad", email: "leila@journey.example" }) { userErrors { code } } }',
  );
  expect(answer.errors[0].extensions).toMatchObject({
    code: 'FORBIDDEN',
    requires: { group: 'st.users', level: 'MANAGE' },
  });
});

test('a reseller gives people of a customer the roles of a customer, and their own people those of a reseller', async ({
  page,
}) => {
  await signIn(page, account('reseller'), '/users/?drawer=invite');
  const role = page.getByRole('dialog').getByRole('button', { name: / Role$/ });
  const ofReseller = page.getByRole('option', { name: 'Reseller administrator' });
  await role.click();
  await expect(page.getByRole('option', { name: 'Administrator', exact: true })).toBeVisible();
  await expect(ofReseller).toBeVisible();

  await page.goto('/users/?search=solstice.example');
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await role.click();
  await expect(page.getByRole('option', { name: 'Administrator', exact: true })).toBeVisible();
  await expect(ofReseller).toHaveCount(0);
});

test(
  'who opens a page of a service that their account lacks reads so, and finds sales',
  { tag: '@landing' },
  async ({ page, request }) => {
    const { companyName } = await founder(page, request);
    const missing = `${companyName} does not have Edge Delivery yet.`;
    const open = () => page.goto('/edge-delivery/');
    const sales = page.getByRole('link', { name: 'Contact sales' });

    await test.step('an administrator is sent to nobody else', async () => {
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
