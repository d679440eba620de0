import { mailedCode, newestMail } from './inbox.ts';
import { clearTokens, newMember } from './member.ts';
import { openMyAccount } from './openMyAccount.ts';
import { createTestUser } from './testUser.ts';
import { fillSignIn } from './session.ts';
import { expect, test } from './test.ts';

const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('users change their email address with a code, and sign in with the new one', async ({ page, request }) => {
  const member = await newMember(page, request);
  const { email } = createTestUser();
  await openMyAccount(page);
  const card = page.getByRole('group', { name: member.fullName });
  const dialog = page.getByRole('dialog', { name: 'Change e-mail' });
  const field = dialog.getByRole('textbox', { name: 'New e-mail' });
  const code = dialog.getByRole('textbox', { name: 'Code' });

  /** The code of the newest email; waits until it is a new one. */
  async function codeOtherThan(before: string[]): Promise<string> {
    const newest = async () => mailedCode(await newestMail(request, email, /is your code/));
    await expect.poll(async () => before.includes(await newest())).toBe(false);
    return newest();
  }

  await test.step('an address that is none, or their own, is refused, and stays in the field', async () => {
    await card.getByRole('button', { name: 'Change e-mail' }).click();
    await field.fill('leila@');
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(field).toHaveAccessibleDescription(/e-mail/i);
    await field.fill(member.email);
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(field).toHaveAccessibleDescription('This is already your e-mail address.');
    await expect(field).toHaveValue(member.email);
  });

  await test.step('only the owner of an address learns that it has an account', async () => {
    await field.fill('admin@edge.example'.toUpperCase());
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(code).toBeFocused();
    await dialog.getByRole('button', { name: 'Use another address' }).click();
  });

  await test.step('a wrong code shows an error, another one can be requested, and the right one changes the address', async () => {
    await field.fill(email);
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(dialog).toContainText(`Enter the code we sent to ${email}.`);
    const first = mailedCode(await newestMail(request, email, /is your code/));
    await code.fill(otherThan(first));
    await expect(code).toHaveAccessibleDescription('The code is not valid. Check it or ask for a new one.');
    await dialog.getByRole('button', { name: 'Use another address' }).click();
    await expect(field).toHaveValue(email);
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(code).toBeFocused();
    const second = await codeOtherThan([first]);
    await dialog.getByRole('button', { name: 'Send a new code' }).click();
    await expect(dialog.getByText('We sent a new code.')).toBeVisible();
    await code.fill(await codeOtherThan([first, second]));
    await expect(page.getByText(`You now sign in with ${email}`)).toBeVisible();
    await expect(card).toContainText(email);
    await page.getByRole('link', { name: 'Security' }).click();
    await expect(page.getByRole('group', { name: 'Security log' })).toContainText('Change own e-mail address');
    await newestMail(request, member.email, /Your e-mail address was changed/);
  });

  await test.step('the new address signs in, and the old one does not', async () => {
    await clearTokens(page);
    await page.goto('/my-account');
    await fillSignIn(page, { ...member, email });
    await expect(card).toContainText(email);
  });
});
