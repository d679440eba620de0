import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { axeViolations } from './axe.ts';
import { demoAccount } from './demoAccounts.ts';
import { fillSignUp } from './fillSignUp.ts';
import { mailedCode, newestMail } from './inbox.ts';
import { callGraphql } from './member.ts';
import { sharedSession } from './session.ts';
import { expect, failedResponse, test } from './test.ts';
import { createTestUser } from './testUser.ts';

type Block = {
  readonly page: string;
  readonly language: string;
  /** Of alternatives, such as "curl" and "JavaScript". */
  readonly tab: string;
  readonly title: string;
  readonly code: string;
};
type Example = Block & { readonly response: unknown };

const content = join(import.meta.dirname, '../apps/documentation/content');

const blocksOf = (page: string): Block[] =>
  [...readFileSync(join(content, page), 'utf8').matchAll(/```(\w+)(?: \[(.+?)\])? ?(.*)\n([\s\S]*?)\n```/g)].map(
    ([, language = '', tab = '', title = '', code = '']) => ({ page, language, tab, title, code }),
  );

/** The response after an example and its alternatives. Responses can have the same alternatives as the requests. */
function responseTo({ tab }: Block, following: readonly Block[]): unknown {
  const isAfterAlternatives = (block: Block) => block.language === 'json' || block.tab === '';
  const rest = tab === '' ? following : following.slice(following.findIndex(isAfterAlternatives));
  const response = rest[0]?.language === 'json' ? rest.find((block) => ['', tab].includes(block.tab)) : undefined;
  return response === undefined ? null : JSON.parse(response.code);
}

/** Every curl command and Node script of the documentation, with the response that follows it. */
const examples = readdirSync(content).flatMap((page) => {
  const blocks = blocksOf(page);
  return blocks.flatMap((block, index): Example[] => {
    const { language, code } = block;
    // Only services in processes of their own have health endpoints, which `$API` leads to.
    const isCommand = language === 'sh' && code.includes('curl ') && !code.includes('$API/');
    const isScript = language === 'js' && code.includes('process.env');
    return isCommand || isScript ? [{ ...block, response: responseTo(block, blocks.slice(index + 1)) }] : [];
  });
});

/** The names and types of a value; only the first item of a list. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shapeOf(field)]));
}

/** `console.log` would print an object as JavaScript. */
const printJson = 'const { log } = console; console.log = (value) => log(JSON.stringify(value));';

/** Runs a command or a script as a reader would, and returns what it prints. */
async function run(code: string, variables: Readonly<Record<string, string>>, language = 'sh'): Promise<unknown> {
  const [command, args] =
    language === 'js'
      ? [process.execPath, ['--input-type=module', '--eval', `${printJson}\n${code}`]]
      : ['bash', ['-c', code]];
  const { stdout } = await promisify(execFile)(command, args, { env: { ...process.env, ...variables } });
  return JSON.parse(stdout);
}

const createToken = `mutation ($input: ApiTokenInput!) { createApiToken(input: $input) { secret } }`;
const createKey = `mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { apiKey { value } } }`;
const findResources = `{ resources { nodes { name playerIntegrationToken serverUri } } }`;

test('every curl command and script of the documentation gets the documented response', async ({
  request,
  baseURL: origin,
}) => {
  if (origin === undefined) throw new Error('No base URL.');
  const session = await sharedSession(request, demoAccount('customer'));
  const name = `documentation-${randomUUID().slice(0, 8)}`;
  const scopes = ['ei.analytics', 'ed.resources', 'ed.pathways'].map((group) => ({ group, level: 'READ' }));
  const token = (await callGraphql(request, session, createToken, { input: { name, scopes } })) as {
    createApiToken: { secret: string };
  };
  const key = (await callGraphql(request, session, createKey, { input: { name, allowedOrigins: [] } })) as {
    createApiKey: { apiKey: { value: string } };
  };
  const { resources } = (await callGraphql(request, session, findResources, {})) as {
    resources: { nodes: { name: string; playerIntegrationToken: string; serverUri: string }[] };
  };
  const resource = resources.nodes.find((node) => node.name === 'solstice-kids');
  const variables = {
    CONSOLE: origin,
    STEERING: new URL(resource?.serverUri ?? '').origin,
    API_TOKEN: token.createApiToken.secret,
    API_KEY: key.createApiKey.apiKey.value,
    PLAYER_TOKEN: resource?.playerIntegrationToken ?? '',
  };
  expect(examples.length).toBeGreaterThan(10);
  for (const { page, language, tab, title, code, response } of examples)
    await test.step(`${page}: ${title} ${tab}`, async () => {
      const received = await run(code, variables, language);
      if (code.includes('/beacons')) expect(received).toEqual(response);
      else if (response !== null) expect(shapeOf(received)).toEqual(shapeOf(response));
    });
});

test('the quick start leads from sign-up to data in Analytics', async ({ page, request, baseURL: origin }) => {
  if (origin === undefined) throw new Error('No base URL.');
  const user = createTestUser();
  const blocks = blocksOf('quick-start.md');

  await test.step('1. Sign up', async () => {
    await page.goto('/signin/');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await fillSignUp(page, user, 'Own-Choice-42');
    await page.getByRole('button', { name: 'Create account' }).click();
    const code = page.getByRole('textbox', { name: 'Confirmation code' });
    await expect(code).toBeVisible();
    await code.fill(mailedCode(await newestMail(request, user.email, /code/i)));
    await page.getByRole('textbox', { name: 'Account name' }).fill('Quick start');
    await page.getByRole('textbox', { name: 'Company' }).fill(`Quick ${user.lastName.slice(-8)}`);
    await page.getByRole('button', { name: 'Region' }).click();
    await page.getByRole('option', { name: 'Europe (West)' }).click();
    await page.getByRole('button', { name: 'Set up company' }).click();
  });

  const key = await test.step('2. Create an API key', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API Integrations' }).click();
    await page.getByRole('link', { name: 'API keys' }).click();
    await page.getByRole('button', { name: 'Create key' }).first().click();
    await page.getByRole('textbox', { name: 'Name' }).fill('web player');
    await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
    return page.getByRole('row').filter({ hasText: 'web player' }).locator('code').innerText();
  });

  await test.step('3. Send player data', async () => {
    const command = blocks.find(({ title }) => title === 'Send a beacon')?.code ?? '';
    expect(await run(command, { CONSOLE: origin, API_KEY: key })).toEqual({ received: 1, counted: 1 });
  });

  // Step 4 is in report.spec.ts.
  await test.step('5. See the data in Analytics', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Analytics', exact: true }).click();
    await page.getByRole('radio', { name: '10 min', exact: true }).click();
    await expect(page.getByRole('row', { name: /Quick start/ })).toBeVisible();
  });
});

test('the documentation search leads to a section, with the keyboard alone', async ({ page }) => {
  await page.goto('/documentation/');
  await page.keyboard.press('/');
  const search = page.getByRole('dialog', { name: 'Search' });
  const field = search.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill('xylophone');
  await expect(search).toContainText('No results for “xylophone”');
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await page.keyboard.press('Control+k');
  await field.fill('how do I invite a user');
  await expect(search.getByRole('option', { name: 'Invite a user' })).toHaveAttribute('aria-selected', 'true');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/documentation/users/#invite-a-user');
});

test('the documentation changes and keeps the theme of the console', async ({ page }) => {
  await page.goto('/documentation/users/');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/signin/');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
});

test.describe('an unknown documentation page', () => {
  test.use({ expectedErrors: { patterns: [failedResponse(404)] } });

  test('leads back through the search', async ({ page }) => {
    const response = await page.goto('/documentation/userz/');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Search guides' }).click();
    await page.getByRole('combobox').fill('invite a user');
    await expect(page.getByRole('option', { name: 'Invite a user' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/documentation/users/#invite-a-user');
  });
});

test('a code sample remembers the chosen language on other pages', async ({ page }) => {
  await page.goto('/documentation/api/');
  const tabs = page.getByRole('tablist', { name: 'Check a token' });
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText('curl --fail-with-body');
  await tabs.getByRole('tab', { name: 'curl' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'JavaScript' })).toBeFocused();
  await expect(panel).toContainText('await fetch(');
  await page.keyboard.press('Home');
  await expect(panel).toContainText('curl --fail-with-body');
  await page.keyboard.press('End');
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/documentation/player-data/');
  await expect(page.getByRole('tab', { name: 'JavaScript' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'JavaScript' })).toContainText('await fetch(');
});

test('all alternatives of a code sample are visible without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/documentation/api/');
  await expect(page.getByRole('figure').filter({ hasText: 'Check a token (curl)' })).toBeVisible();
  await expect(page.getByRole('figure').filter({ hasText: 'Check a token (JavaScript)' })).toBeVisible();
  await expect(page.getByRole('tablist')).toBeHidden();
  await context.close();
});
