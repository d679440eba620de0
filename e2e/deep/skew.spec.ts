import { demoAccount } from '../demoAccounts.ts';
import { fillInvitation } from '../invitation.ts';
import { createTestUser } from '../testUser.ts';
import { signInAgain } from '../session.ts';
import { expect, failedResponse, test } from '../test.ts';

const hour = 3_600_000;

for (const [name, offset] of [
  ['fast', hour],
  ['slow', -hour],
] as const) {
  test.describe(() => {
    // The first proof of the password is refused for its time.
    test.use({ expectedErrors: { patterns: [failedResponse(400)] } });

    test(`a clock that is an hour ${name} does not prevent signing in and saving`, async ({ page, context }) => {
      await context.clock.install({ time: Date.now() + offset });
      await signInAgain(page, demoAccount('admin'));
      await expect(page.getByText(/This device’s clock is (59|60|61) min off/)).toBeVisible();
      const user = createTestUser();
      const drawer = await fillInvitation(page, user);
      await drawer.getByRole('button', { name: 'Send invitation' }).click();
      await expect(page.getByText(`Invitation sent to ${user.email}`)).toBeVisible();
      await page.reload();
      await expect(page.getByRole('row', { name: user.fullName })).toBeVisible();
    });
  });
}
