import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts } from '@edge-console/api/seed';
import { Secret, TOTP } from 'otpauth';
import { chromium, type Page } from 'playwright';
import { root } from '../../packed/src/command.ts';

// `npm run documentation:screenshots`: photographs the console of a running stack (`npm start`), as its demo accounts.
// `npm run documentation:screenshots -- dashboard acting` takes only these.

/** As in `apps/documentation/src/screenshots.ts`. */
const screenshotFolder = join(root, 'apps/documentation/screenshots');
const screenshotSize = { width: 1280, height: 800 };
const screenshotThemes = ['light', 'dark'] as const;

const chosen = process.argv.slice(2);
const origin = process.env['CONSOLE'] ?? 'http://localhost:4700';

type Kind = ReturnType<typeof demoAccounts>[number]['kind'];
type Screenshot = { readonly name: string; readonly path: string; readonly open?: (page: Page) => Promise<void> };

const openRowDialog = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole('dialog').waitFor();
};

function accountOf(kind: Kind) {
  const account = demoAccounts().find((demo) => demo.kind === kind);
  if (account === undefined) throw new Error(`There is no demo account of kind ${kind}.`);
  return account;
}

const signInAs = (kind: Kind) => async (page: Page) => {
  const { email, password } = accountOf(kind);
  await page.goto('/signin/');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
};

/** Acting needs MFA: the second administrator keeps an authenticator app until `npm start -- --reset`. */
async function signInWithMfa(page: Page): Promise<void> {
  await signInAs('secondAdmin')(page);
  await page.goto('/my-account?section=security');
  await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  const setUp = page.getByRole('dialog', { name: 'Set up your authenticator app' });
  const secret = Secret.fromBase32(((await setUp.locator('code').textContent()) ?? '').replaceAll(' ', ''));
  const app = new TOTP({ secret });
  // Each code is valid once: the first one is that of the previous 30 seconds.
  await setUp.getByLabel('Enter the code shown in the app.').fill(app.generate({ timestamp: Date.now() - 30_000 }));
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabel('Password', { exact: true }).fill(accountOf('secondAdmin').password);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await again.getByLabel('Authentication code').fill(app.generate());
  await again.waitFor({ state: 'hidden' });
}

async function openParameters(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Customer' }).fill('Solstice TV');
  await page.getByRole('option', { name: 'Solstice TV', exact: true }).click();
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Sharing' }).click();
}

/** Starts a read-only acting session as the only user in the list. */
async function startActing(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Actions for / }).press('Enter');
  await page.getByRole('menuitem', { name: 'Act as…' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Reason').fill('The customer asked for help');
  await drawer.getByRole('button', { name: 'Act as user' }).click();
  await page.getByRole('status').filter({ hasText: 'Acting as' }).waitFor();
}

const screenshots: readonly {
  readonly start: (page: Page) => Promise<void>;
  readonly pages: readonly Screenshot[];
}[] = [
  {
    start: signInAs('customer'),
    pages: [
      { name: 'dashboard', path: '/dashboard/' },
      { name: 'analytics', path: '/edge-intelligence/analytics/' },
      { name: 'api-integrations', path: '/apis/' },
      { name: 'create-api-token', path: '/apis/', open: openRowDialog('Create token') },
      { name: 'edge-delivery', path: '/edge-delivery/' },
      { name: 'create-resource', path: '/edge-delivery/', open: openRowDialog('Create resource') },
      { name: 'users', path: '/users/' },
      { name: 'invite-user', path: '/users/', open: openRowDialog('Invite user') },
      { name: 'roles', path: '/roles' },
      { name: 'audit-log', path: '/audit' },
      { name: 'my-account', path: '/my-account' },
    ],
  },
  {
    start: signInAs('reseller'),
    pages: [
      { name: 'accounts', path: '/' },
      { name: 'identity', path: '/reseller-settings' },
      { name: 'domain', path: '/domain/' },
    ],
  },
  {
    start: signInAs('admin'),
    pages: [{ name: 'parameters', path: '/edge-intelligence/parameters', open: openParameters }],
  },
  {
    start: signInWithMfa,
    pages: [
      { name: 'acting', path: `/users/?search=${encodeURIComponent(accountOf('customer').email)}`, open: startActing },
    ],
  },
];

const executablePath = process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
mkdirSync(screenshotFolder, { recursive: true });
try {
  for (const { start, pages } of screenshots) {
    const requested = pages.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
    if (requested.length === 0) continue;
    const context = await browser.newContext({
      baseURL: origin,
      viewport: screenshotSize,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await start(page);
    for (const { name, path, open } of requested) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await open?.(page);
      // A response that the page does not read never ends.
      await page.waitForLoadState('networkidle', { timeout: 8_000 }).catch(() => undefined);
      // Those below the window load when they are scrolled into view.
      await page.waitForFunction(() =>
        [...document.querySelectorAll('[aria-busy="true"]')].every(
          (part) => part.getBoundingClientRect().top >= window.innerHeight,
        ),
      );
      for (const theme of screenshotThemes) {
        await page.evaluate((mode) => (document.documentElement.dataset['mode'] = mode), theme);
        await page.waitForTimeout(200);
        const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
        writeFileSync(join(screenshotFolder, `${name}-${theme}.webp`), Buffer.from(data, 'base64'));
      }
      console.log(name);
    }
    await context.close();
  }
} finally {
  await browser.close();
}
