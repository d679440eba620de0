import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { demoAccount } from '../demoAccounts.ts';
import { signInByRequest } from '../identityService.ts';
import { mailedCode, newestMail } from '../inbox.ts';
import { callGraphql, type Member, newMember } from '../member.ts';
import { type TestUser, createTestUser } from '../testUser.ts';
import { enter, fillSignIn, signIn } from '../session.ts';
import { expect } from '../test.ts';
import type { FaultFixtures } from './faultCase.ts';

// A sign-in takes a second or more, so each worker shares one per kind of user while it is recent enough for all actions.

type Entries = [string, string][];
type SignedIn = { entries: Entries; member?: Member };
const cache = new Map<string, { since: number; found: Promise<SignedIn> }>();
const freshFor = 4 * 60_000;

function signInOnce(kind: string, signInFirst: () => Promise<SignedIn>): Promise<SignedIn> {
  const existing = cache.get(kind);
  if (existing && Date.now() - existing.since < freshFor) return existing.found;
  const found = signInFirst();
  cache.set(kind, { since: Date.now(), found });
  return found;
}

const entriesOf = (page: Page): Promise<Entries> => page.evaluate(() => Object.entries(localStorage));

async function inNewContext(browser: Browser, work: (page: Page) => Promise<SignedIn>): Promise<SignedIn> {
  const context = await browser.newContext();
  const result = await work(await context.newPage());
  await context.close();
  return result;
}

// No other test uses the second administrator. The API ends the least recently used of more than ten sessions of a user, which would be
// the shared one.
const administrator = (browser: Browser, kind: 'secondAdmin' | 'customer' | 'reseller') =>
  inNewContext(browser, async (page) => {
    await signIn(page, demoAccount(kind));
    return { entries: await entriesOf(page) };
  });

const member = (browser: Browser, request: APIRequestContext) =>
  inNewContext(browser, async (page) => {
    const user = await newMember(page, request);
    return { entries: await entriesOf(page), member: user };
  });

/** A storage state without a session. */
async function restore(page: Page, entries: Entries): Promise<void> {
  await page.addInitScript((items) => {
    if (Object.keys(localStorage).some((key) => key.endsWith('.accessToken'))) return;
    for (const [key, value] of items) localStorage.setItem(key, value);
  }, entries);
}

export async function enterAsAdmin({ page, browser }: FaultFixtures, address: string): Promise<void> {
  const { entries } = await signInOnce('secondAdmin', () => administrator(browser, 'secondAdmin'));
  await restore(page, entries);
  await page.goto(address);
}

export async function enterAsCustomer({ page, browser }: FaultFixtures, address: string): Promise<void> {
  const { entries } = await signInOnce('customer', () => administrator(browser, 'customer'));
  await restore(page, entries);
  await page.goto(address);
}

export async function enterAsReseller({ page, browser }: FaultFixtures, address: string): Promise<void> {
  const { entries } = await signInOnce('reseller', () => administrator(browser, 'reseller'));
  await restore(page, entries);
  await page.goto(address);
}

const found = `mutation ($input: CreateAccountInput!) { createAccount(input: $input) { entity { id } } }`;

/** A user of Google, without a password, who has an account. */
const atProvider = (browser: Browser, request: APIRequestContext) =>
  inNewContext(browser, async (page) => {
    const { email, lastName: companyName } = createTestUser();
    await page.goto('/signin/');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/create-account/**');
    const input = { entityName: companyName, companyName, region: 'eu-north', acceptTerms: true };
    await callGraphql(request, page, found, { input });
    return { entries: await entriesOf(page) };
  });

export async function enterFromProvider({ page, browser, request }: FaultFixtures, address: string): Promise<void> {
  const { entries } = await signInOnce('provider', () => atProvider(browser, request));
  await restore(page, entries);
  await page.goto(address);
}

/** An invited user that tests share and must not change permanently. */
async function sharedMember({ browser, request }: FaultFixtures) {
  return signInOnce('member', () => member(browser, request));
}

export async function enterAsMember(visit: FaultFixtures, address: string): Promise<void> {
  await restore(visit.page, (await sharedMember(visit)).entries);
  await visit.page.goto(address);
}

/** The same member with a new session. */
export async function signInAsMember(visit: FaultFixtures, address: string): Promise<void> {
  const { member: user } = await sharedMember(visit);
  await visit.page.goto(address);
  if (user) await fillSignIn(visit.page, user);
}

/** Re-authenticates that member over the page, after all sessions were ended from it. */
export async function signInAgainAsMember(visit: FaultFixtures): Promise<void> {
  const { member: user } = await sharedMember(visit);
  const dialog = visit.page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(user?.password ?? '');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
}

const inviteMutation = `mutation ($input: InviteUserInput!) { inviteUser(input: $input) { user { id } userErrors { code } } }`;

/** Users invited by the user of the page. */
export async function invited({ page, request }: FaultFixtures, count: number): Promise<TestUser[]> {
  const users = Array.from({ length: count }, createTestUser);
  for (const { email, name, lastName } of users)
    await callGraphql(request, page, inviteMutation, { input: { email, name, lastName } });
  return users;
}

async function callIdentity(request: APIRequestContext, action: string, input: object): Promise<void> {
  const response = await request.post('/identity/', {
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
    },
    data: JSON.stringify({ ClientId: 'edgeconsolelocalclient', ...input }),
  });
  if (!response.ok()) throw new Error(`${action}: ${await response.text()}`);
}

/** A user who has signed up but not confirmed the e-mail address. */
export async function signedUp(request: APIRequestContext): Promise<TestUser & { password: string }> {
  const user = { ...createTestUser(), password: 'Own-Choice-42' };
  await callIdentity(request, 'SignUp', {
    Username: user.email,
    Password: user.password,
    UserAttributes: [
      { Name: 'given_name', Value: user.name },
      { Name: 'family_name', Value: user.lastName },
    ],
  });
  return user;
}

export async function confirm(request: APIRequestContext, { email }: TestUser): Promise<void> {
  const code = mailedCode(await newestMail(request, email, /code/i));
  await callIdentity(request, 'ConfirmSignUp', { Username: email, ConfirmationCode: code });
}

/** A user who has signed up and founded an account, on its list of users. */
export async function founder(page: Page, request: APIRequestContext) {
  const user = await signedUp(request);
  await confirm(request, user);
  const session = await signInByRequest(user);
  const companyName = user.lastName;
  const input = { entityName: companyName, companyName, region: 'eu-north', acceptTerms: true };
  await callGraphql(request, session, found, { input });
  await enter(page, session);
  await page.goto('/users/');
  return { ...user, companyName };
}
