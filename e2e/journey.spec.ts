import { account } from './accounts.ts';
import { linkIn, newestMail } from './inbox.ts';
import { fillInvitation } from './invitation.ts';
import { somebody } from './people.ts';
import { fillSignIn, signIn } from './session.ts';
import { expect, failedAnswer, test } from './test.ts';
import { chooseRowAction } from './rowAction.ts';

test('an administrator invites, finds the mail, edits, disables, undoes, and deletes a person', async ({
  page,
  request,
}) => {
  const person = somebody();
  await signIn(page, account('admin'));

  await test.step('invites', async () => {
    const drawer = await fillInvitation(page, person);
    await drawer.getByRole('textbox', { name: /^Phone/ }).fill('+46 (70) 0769379');
    await drawer.getByRole('button', { name: 'Send invitation' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByText(`Invitation sent to ${person.email}`)).toBeVisible();
  });

  await test.step('finds the invitation in the inbox', async () => {
    const mail = await newestMail(request, person.email, /invit/i);
    expect(linkIn(mail)).toContain(encodeURIComponent(person.email));
  });

  await test.step('finds the person by searching', async () => {
    await page.getByRole('combobox', { name: 'Search users' }).fill(person.email);
    await expect(page.getByRole('row', { name: person.fullName })).toContainText('Invited');
    await expect(page).toHaveURL(/search=/);
  });

  const menuItem = (action: string | RegExp) => chooseRowAction(page, person.fullName, action);

  await test.step('edits', async () => {
    await menuItem('Edit');
    const drawer = page.getByRole('dialog', { name: /Edit/ });
    await expect(drawer.getByRole('textbox', { name: /^Phone/ })).toHaveValue('+46 700 769 379');
    await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill('Layla');
    await drawer.getByRole('button', { name: 'Save changes' }).click();
    await expect(drawer).toBeHidden();
    person.fullName = `Layla ${person.lastName}`;
    await expect(page.getByRole('row', { name: person.fullName })).toBeVisible();
  });

  await test.step('disables, and takes it back', async () => {
    await menuItem('Disable');
    await expect(page.getByRole('row', { name: person.fullName })).toContainText('Disabled');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('row', { name: person.fullName })).toContainText('Invited');
  });

  await test.step('disables for good, then enables', async () => {
    await menuItem('Disable');
    await expect(page.getByRole('row', { name: person.fullName })).toContainText('Disabled');
    await menuItem('Enable');
    await expect(page.getByRole('row', { name: person.fullName })).toContainText('Invited');
  });

  await test.step('cancels the invitation after a confirmation that names the person', async () => {
    await menuItem(/^Cancel invitation/);
    const confirm = page.getByRole('alertdialog');
    await expect(confirm).toContainText(person.fullName);
    await confirm.getByRole('button', { name: 'Cancel invitation' }).click();
    await expect(confirm).toBeHidden();
    await expect(page.getByRole('row', { name: person.fullName })).toBeHidden();
  });
});

test.describe('an e-mail that exists', () => {
  test('lands on the field, and nothing typed is lost', async ({ page }) => {
    await signIn(page, account('admin'));
    const drawer = await fillInvitation(page, { ...somebody(), lastName: 'Haddad', email: account('customer').email });
    await drawer.getByRole('button', { name: 'Send invitation' }).click();
    // The summary and the field tell the one error in the same words.
    const refusal = 'The account could not be created: this e-mail is already in use.';
    await expect(drawer.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(refusal);
    await expect(drawer.getByRole('link', { name: `E-mail: ${refusal}`, exact: true })).toBeVisible();
    await expect(drawer.getByRole('textbox', { name: 'Last name' })).toHaveValue('Haddad');
  });
});

test('the invited person chooses a password and is signed in', async ({ page, browser, request }) => {
  const person = somebody();
  await signIn(page, account('admin'));
  const drawer = await fillInvitation(page, person);
  await drawer.getByRole('button', { name: 'Send invitation' }).click();
  await expect(drawer).toBeHidden();
  const link = linkIn(await newestMail(request, person.email, /invit/i));

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(link);
  await theirs.getByLabel('New password', { exact: true }).fill('Own-Choice-42');
  await theirs.getByLabel('Retype password').fill('Own-Choice-42');
  await theirs.getByRole('button', { name: 'Set password' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: /^Users/ })).toBeVisible();
  await context.close();

  await page.getByRole('combobox', { name: 'Search users' }).fill(person.email);
  await expect(page.getByRole('row', { name: person.fullName })).toContainText('Active');
});

test.describe('a wrong password', () => {
  test.use({ expectedErrors: { patterns: [failedAnswer(400)] } });

  test('is told in the words for both a wrong password and an unknown person', async ({ page }) => {
    await page.goto('/signin/');
    for (const email of [account('admin').email, 'nobody@edgeworks.example']) {
      await fillSignIn(page, { email, password: 'Not-The-One-1' });
      await expect(page.getByText('Incorrect username or password.')).toBeVisible();
    }
  });
});

test('a deep link leads through sign-in to where it pointed', async ({ page }) => {
  const path = '/users/?sort=email&search=solstice';
  await page.goto(path);
  await expect(page).toHaveURL(/\/signin\/\?returnTo=/);
  await fillSignIn(page, account('admin'));
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('combobox', { name: 'Search users' })).toHaveValue('solstice');
});
