import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { demoAccount } from '../demoAccounts.ts';
import { signInByRequest } from '../identityService.ts';
import { mailedCode, newestMail } from '../inbox.ts';
import { callGraphql, type Member, newMember } from '../member.ts';
import { type Person, newPerson } from '../person.ts';
import { enter, fillSignIn, signIn } from '../session.ts';
import { expect } from '../test.ts';
import type { FaultFixtures } from './faultCase.ts';

// Signing in costs a second or more. Each worker does it once for each kind of person, and gives the tokens to its pages;
// and again before the sign-in is old enough for the console to ask for a fresh proof.

type Entries = [string, string][];
type Known = { entries: Entries; member?: Member };
const known = new Map<string, { since: number; found: Promise<Known> }>();
const freshFor = 4 * 60_000;

function knownAs(kind: string, begin: () => Promise<Known>): Promise<Known> {
  const before = known.get(kind);
  if (before && Date.now() - before.since < freshFor) return before.found;
  const found = begin();
  known.set(kind, { since: Date.now(), found });
  return found;
}

const entriesOf = (page: Page): Promise<Entries> => page.evaluate(() => Object.entries(localStorage));

async function separately(browser: Browser, work: (page: Page) => Promise<Known>): Promise<Known> {
  const context = await browser.newContext();
  const result = await work(await context.newPage());
  await context.close();
  return result;
}

// The second administrator is used by no other journey. Of more than ten sessions of one person the API ends the one that
// was not used for longest: with journeys that sign in, that would be the shared one.
const administrator = (browser: Browser, kind: 'secondAdmin' | 'customer' | 'reseller') =>
  separately(browser, async (page) => {
    await signIn(page, demoAccount(kind));
    return { entries: await entriesOf(page) };
  });

const member = (browser: Browser, request: APIRequestContext) =>
  separately(browser, async (page) => {
    const person = await newMember(page, request);
    return { entries: await entriesOf(page), member: person };
  });

/** A storage state without a session. */
async function put(page: Page, entries: Entries): Promise<void> {
  await page.addInitScript((items) => {
    if (Object.keys(localStorage).some((key) => key.endsWith('.accessToken'))) return;
    for (const [key, value] of items) localStorage.setItem(key, value);
  }, entries);
}

/** An administrator, at an address. */
export async function enterAsAdmin({ page, browser }: FaultFixtures, address: string): Promise<void> {
  const { entries } = await knownAs('secondAdmin', () => administrator(browser, 'secondAdmin'));
  await put(page, entries);
  await page.goto(address);
}

/** An administrator of a customer, at an address. */
export async function enterAsCustomer({ page, browser }: FaultFixtures, address: string): Promise<void> {
  const { entries } = await knownAs('customer', () => administrator(browser, 'customer'));
  await put(page, entries);
  await page.goto(address);
}

/** An administrator of a reseller, at an address. */
export async function enterAsReseller({ page, browser }: FaultFixtures, address: string): Promise<void> {
  const { entries } = await knownAs('reseller', () => administrator(browser, 'reseller'));
  await put(page, entries);
  await page.goto(address);
}

/** An invited user, shared by journeys, which must not change them permanently. */
async function knownMember({ browser, request }: FaultFixtures) {
  return knownAs('member', () => member(browser, request));
}

/** That member, at an address. */
export async function enterAsMember(visit: FaultFixtures, address: string): Promise<void> {
  await put(visit.page, (await knownMember(visit)).entries);
  await visit.page.goto(address);
}

/** That member with a fresh session of their own, at the landing page. */
export async function signInAsMember(visit: FaultFixtures, address: string): Promise<void> {
  const { member: person } = await knownMember(visit);
  await visit.page.goto(address);
  if (person) await fillSignIn(visit.page, person);
}

/** Re-authenticates that member over the page, after all sessions were ended from it. */
export async function signInAgainAsMember(visit: FaultFixtures): Promise<void> {
  const { member: person } = await knownMember(visit);
  const dialog = visit.page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(person?.password ?? '');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
}

const inviteMutation = `mutation ($input: InviteUserInput!) { inviteUser(input: $input) { user { id } userErrors { code } } }`;

/** People that whoever is signed in on the page has invited. */
export async function invited({ page, request }: FaultFixtures, count: number): Promise<Person[]> {
  const people = Array.from({ length: count }, newPerson);
  for (const { email, name, lastName } of people)
    await callGraphql(request, page, inviteMutation, { input: { email, name, lastName } });
  return people;
}

async function callIdentity(request: APIRequestContext, action: string, input: object): Promise<void> {
  const answer = await request.post('/identity/', {
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
    },
    data: JSON.stringify({ ClientId: 'edgeconsolelocalclient', ...input }),
  });
  if (!answer.ok()) throw new Error(`${action}: ${await answer.text()}`);
}

/** Somebody who has signed up, and not proven the address yet. */
export async function signedUp(request: APIRequestContext): Promise<Person & { password: string }> {
  const person = { ...newPerson(), password: 'Own-Choice-42' };
  await callIdentity(request, 'SignUp', {
    Username: person.email,
    Password: person.password,
    UserAttributes: [
      { Name: 'given_name', Value: person.name },
      { Name: 'family_name', Value: person.lastName },
    ],
  });
  return person;
}

/** Proves the address by the mailed code. */
export async function confirm(request: APIRequestContext, { email }: Person): Promise<void> {
  const code = mailedCode(await newestMail(request, email, /code/i));
  await callIdentity(request, 'ConfirmSignUp', { Username: email, ConfirmationCode: code });
}

const found = `mutation ($input: CreateAccountInput!) { createAccount(input: $input) { entity { id } } }`;

/** A user who has signed up and founded an account, on its list of users. */
export async function founder(page: Page, request: APIRequestContext) {
  const person = await signedUp(request);
  await confirm(request, person);
  const session = await signInByRequest(person);
  const companyName = person.lastName;
  const input = { entityName: companyName, companyName, region: 'eu-north', acceptTerms: true };
  await callGraphql(request, session, found, { input });
  await enter(page, session);
  await page.goto('/users/');
  return { ...person, companyName };
}
