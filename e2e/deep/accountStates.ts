import type { Locator, Page } from '@playwright/test';
import { sentText } from '../sentText.ts';
import { expect } from '../test.ts';
import { stubDaysLeft } from './factorStates.ts';
import {
  stubAction,
  stubField,
  asByProvider,
  heading,
  isDocumented,
  onProfile,
  onSecurity,
  type ScreenState,
  signedIn,
} from './screenParts.ts';

const nothing = () => Promise.resolve();

const withFactor = (page: Page) =>
  stubAction(page, 'GetUser', {
    Username: 'admin',
    UserAttributes: [],
    UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
    PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
  });

/** The platform always requires a second factor; stubbed here as not required. */
async function withOwnChoice(page: Page): Promise<void> {
  await withFactor(page);
  await page.route('**/graphql', async (route) => {
    if (!sentText(route.request()).includes('query Viewer')) return route.fallback();
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: { viewer: { entity: object } } };
    const { viewer } = data;
    const json = { ...rest, data: { viewer: { ...viewer, entity: { ...viewer.entity, requireMfa: false } } } };
    await route.fulfill({ response, json });
  });
}

/** The last administrator of the account, who has to name another one. */
async function asLastAdministrator(page: Page): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!sentText(route.request()).includes('query Viewer')) return route.fallback();
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { viewer: { email: string } } };
    const administrators = [{ name: 'Nobody else', email: data.viewer.email }];
    await route.fulfill({ response, json: { data: { viewer: { ...data.viewer, administrators } } } });
  });
}

/** A code that was mailed, and is refused. */
async function withEmailCode(page: Page): Promise<void> {
  const refused = {
    code: 'CODE_INVALID',
    field: ['code'],
    message: 'The code is not valid. Check it or ask for a new one.',
  };
  await stubField(page, 'mutation RequestEmailChange', {
    json: { data: { requestEmailChange: { ok: true, userErrors: [] } } },
  });
  await stubField(page, 'mutation ConfirmEmailChange', {
    json: { data: { confirmEmailChange: { userErrors: [{ ...refused, details: null }] } } },
  });
}

async function withDevice(page: Page): Promise<void> {
  const at = Math.floor(Date.now() / 1000);
  const Value =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  const DeviceAttributes = [{ Name: 'device_name', Value }];
  const times = { DeviceCreateDate: at, DeviceLastAuthenticatedDate: at, DeviceLastModifiedDate: at };
  await stubAction(page, 'ListDevices', { Devices: [{ DeviceKey: 'eu-west-1_1', DeviceAttributes, ...times }] });
}

/** Several sessions, one without a known location. */
async function withSessions(page: Page): Promise<void> {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const session = (device: string, location: string | null, method: string | null, hours: number, current = false) => ({
    id: device,
    device,
    location,
    method,
    createdAt: ago(hours),
    lastSeenAt: ago(hours / 4),
    current,
  });
  const mySessions = [
    session('Chrome on Windows', 'Lyon, France', 'PASSWORD_AND_APP', 2, true),
    session('Safari on iPhone', 'Villeneuve-Saint-Georges, France', 'PASSKEY', 30),
    session('Firefox on Linux', null, null, 400),
  ];
  await stubField(page, 'query MySessions', { json: { data: { mySessions } } });
}

/** Update banner, second-factor banner, and an error. */
async function withBanners(page: Page): Promise<void> {
  // Without unsaved input the page would reload for the new version during the next steps.
  await page.route('**/elsewhere', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="/favicon.svg">' }),
  );
  await page.goto('/elsewhere');
  await stubDaysLeft(page, 7);
  await withSessions(page);
  const remembered = {
    DeviceKey: 'local_device',
    DeviceAttributes: [{ Name: 'dev:device_remembered_status', Value: 'remembered' }],
  };
  await stubAction(page, 'ListDevices', { Devices: [remembered] }, 200);
  await stubAction(page, 'ForgetDevice', { __type: 'InternalErrorException' }, 400);
  await page.addInitScript(() => localStorage.setItem('version', 'before'));
  await page.route('**/version.json*', (route) => route.fulfill({ json: { version: '99.0.0' } }));
}

/** As a newcomer, without an account. */
async function asNewUser(page: Page): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!sentText(route.request()).includes('query Viewer')) return route.fallback();
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { viewer: object } };
    const nobody = { user: null, entity: null, permissions: [], administrators: [] };
    await route.fulfill({ response, json: { data: { viewer: { ...data.viewer, ...nobody } } } });
  });
}

/** Each ends before the next one begins. */
async function expectAbove(pieces: Locator[]): Promise<void> {
  await expect(async () => {
    const boxes = await Promise.all(pieces.map((piece) => piece.boundingBox()));
    const edges = boxes.flatMap((box) => (box ? [box.y, box.y + box.height] : []));
    expect(edges).toEqual(edges.toSorted((one, other) => one - other));
  }).toPass();
}

const waiting = (provisioning: string) => (page: Page) =>
  stubField(page, 'provisioning', { json: { data: { viewer: { provisioning } } } });

/** My Account with its dialogs, and onboarding. */
export const accountStates: ScreenState[] = [
  onProfile('my account', nothing, async (page) => {
    await expect(page.getByText(/API tokens enabled/)).toBeVisible();
  }),
  onSecurity('my account, security', nothing, async (page) => {
    await expect(page.getByText('This session')).toBeVisible();
  }),
  onSecurity(
    'my account with a second factor',
    async (page) => {
      await withFactor(page);
      await withDevice(page);
    },
    async (page) => {
      await expect(page.getByRole('button', { name: 'Turn off…' })).toBeVisible();
      await expect(page.getByText('Remembered devices')).toBeVisible();
      await expect(page.getByText('This session')).toBeVisible();
    },
  ),
  onSecurity('my account, signed in at several places', withSessions, async (page) => {
    await expect(page.getByText(/^Villeneuve/)).toBeVisible();
  }),
  onSecurity('my account, stacked banners', withBanners, async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: /^Forget / }).press('Enter');
    const message = page.getByRole('region', { name: 'Notifications' });
    const factor = page.getByRole('region', { name: 'Announcements' });
    const version = page.locator('[data-update-status]');
    for (const banner of [message, factor, version]) await expect(banner).toBeVisible();
    await expectAbove([message, factor, version]);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expectAbove([page.getByRole('button', { name: 'Sign out everywhere else' }), factor]);
  }),
  onSecurity('my account of who came through a provider', asByProvider, async (page) => {
    await expect(page.getByRole('heading', { name: 'You sign in with GitHub' })).toBeVisible();
    await expect(page.getByText('This session')).toBeVisible();
  }),
  onProfile(
    'my account that could not be loaded',
    (page) => stubField(page, 'query OwnAccount', { status: 500 }),
    async (page) => {
      await expect(page.getByText('The account details could not be loaded.')).toBeVisible();
    },
  ),
  onSecurity(
    'my account, security that could not be loaded',
    async (page) => {
      await stubField(page, 'query MySessions', { status: 500 });
      await stubField(page, 'query MySecurityEvents', { status: 500 });
      await stubAction(page, 'GetUser', { __type: 'InternalErrorException' }, 400);
      await stubAction(page, 'ListDevices', { __type: 'InternalErrorException' }, 400);
    },
    async (page) => {
      await expect(page.getByText('Your sessions could not be loaded.')).toBeVisible();
      await expect(page.getByText('Your security log could not be loaded.')).toBeVisible();
    },
  ),
  onSecurity(
    'my account, nothing in the security log',
    (page) => stubField(page, 'query MySecurityEvents', { json: { data: { mySecurityEvents: [] } } }),
    async (page) => {
      const log = page.getByRole('group', { name: 'Security log' });
      await expect(log.getByText('Nothing recorded yet')).toBeVisible();
      await expect(log.getByRole('link', { name: 'Manage sessions' })).toHaveCount(1);
      await isDocumented(log, 'my-account');
    },
  ),
  onProfile('my account while its person is edited', nothing, async (page) => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('textbox', { name: 'Last name' }).fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Required/).first()).toBeVisible();
  }),
  onSecurity('change password', nothing, async (page) => {
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible();
  }),
  onSecurity('change password with nothing entered', nothing, async (page) => {
    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(dialog.getByText(/^Required/).first()).toBeVisible();
  }),
  onProfile('change e-mail with an address that is none', nothing, async (page) => {
    await page.getByRole('button', { name: 'Change e-mail' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Change e-mail' });
    await dialog.getByRole('textbox', { name: 'New e-mail' }).fill('leila@');
    await dialog.getByRole('button', { name: 'Send code' }).press('Enter');
    await expect(dialog.getByText('Enter a valid e-mail.').first()).toBeVisible();
  }),
  onProfile('code of a new e-mail', withEmailCode, async (page) => {
    await page.getByRole('button', { name: 'Change e-mail' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Change e-mail' });
    await dialog.getByRole('textbox', { name: 'New e-mail' }).fill('leila@journey.example');
    await dialog.getByRole('button', { name: 'Send code' }).press('Enter');
    await dialog.getByRole('textbox', { name: 'Code' }).fill('123456');
    await expect(dialog.getByText(/The code is not valid\./).first()).toBeVisible();
  }),
  onProfile('deactivate as the last administrator', asLastAdministrator, async (page) => {
    await page.getByRole('button', { name: 'Deactivate…' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Deactivate my account' });
    await dialog.getByRole('button', { name: 'Continue' }).press('Enter');
    await expect(dialog.getByText('Required field.').first()).toBeVisible();
  }),
  onProfile('deactivate, what ends', nothing, async (page) => {
    await page.getByRole('button', { name: 'Deactivate…' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Deactivate my account' });
    await dialog.getByRole('radio', { name: 'Lack of features' }).press('Space');
    await dialog.getByRole('button', { name: 'Continue' }).press('Enter');
    await expect(page.getByRole('alertdialog').getByText('Your access to the console').first()).toBeVisible();
  }),
  onProfile('edit the own account', nothing, async (page) => {
    await expect(page.getByText(/API tokens enabled/)).toBeVisible();
    await page.getByRole('button', { name: 'Edit account' }).press('Enter');
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Company name' })).toBeVisible();
  }),
  onProfile('billing details', nothing, async (page) => {
    await expect(page.getByText(/API tokens enabled/)).toBeVisible();
    await page.getByRole('button', { name: 'Billing details' }).press('Enter');
    await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Tax ID/ })).toBeVisible();
  }),
  onSecurity('set up an app', nothing, async (page) => {
    await page.getByRole('button', { name: 'Set up authenticator app' }).click();
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  }),
  onSecurity('turn off the second factor', withOwnChoice, async (page) => {
    await page.getByRole('button', { name: 'Turn off…' }).click();
    await expect(page.getByRole('dialog', { name: /^Turn off/ })).toBeVisible();
  }),
  onSecurity('sign out everywhere else', nothing, async (page) => {
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  }),
  signedIn('create account with nothing entered', async (page) => {
    await asNewUser(page);
    await page.goto('/create-account/');
    await heading(page, 'Set up your company');
    await page.getByRole('button', { name: 'Set up company' }).click();
    await expect(page.getByText('Required field.').first()).toBeVisible();
  }),
  signedIn('splash', async (page) => {
    await waiting('IN_PROGRESS')(page);
    await page.goto('/splash/');
    await expect(page.getByRole('progressbar')).toBeAttached();
  }),
  signedIn('splash that failed', async (page) => {
    await waiting('FAILED')(page);
    await page.goto('/splash/');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  }),
];
