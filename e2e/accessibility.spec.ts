import { demoAccount } from './demoAccounts.ts';
import { axeViolations } from './axe.ts';
import { signIn } from './session.ts';
import { expect, test } from './test.ts';

for (const mode of ['light', 'dark'] as const) {
  for (const [device, viewport] of [
    ['a desk', { width: 1440, height: 900 }],
    ['a phone', { width: 390, height: 844 }],
  ] as const) {
    test.describe(`${mode} on ${device}`, () => {
      test.use({ viewport });

      // Other tests check their pages in light mode at a desk.
      const tag = mode === 'dark' && device === 'a phone' ? [] : '@deep';

      test(
        'sign-in, list, menu, form and confirmation have no accessibility fault',
        { tag },
        async ({ page, context, baseURL }) => {
          await context.addCookies([{ name: 'view-mode', value: mode, url: baseURL ?? '' }]);
          await page.goto('/signin/');
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(await axeViolations(page)).toEqual([]);

          for (const address of ['/signup/', '/confirm-password/?email=a@journey.example', '/error-register/']) {
            await page.goto(address);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            expect(await axeViolations(page)).toEqual([]);
          }

          await signIn(page, demoAccount('admin'));
          await expect(page.locator('html')).toHaveAttribute('data-mode', mode);
          await expect(page.getByRole('row').nth(1)).toBeVisible();
          expect(await axeViolations(page)).toEqual([]);

          // A user whom the platform can delete, whatever other tests have invited.
          await page.goto(`/users/?search=${encodeURIComponent(demoAccount('readOnly').email)}`);
          await page.getByRole('button', { name: /^Actions for / }).click();
          await expect(page.getByRole('menu')).toBeVisible();
          expect(await axeViolations(page)).toEqual([]);
          await page.getByRole('menuitem', { name: /^(Delete user|Cancel invitation)/ }).click();
          await expect(page.getByRole('alertdialog')).toBeVisible();
          expect(await axeViolations(page)).toEqual([]);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('alertdialog')).toBeHidden();

          await page.getByRole('button', { name: 'Invite user' }).click();
          await expect(page.getByRole('dialog', { name: 'Invite user' })).toBeVisible();
          await page.getByRole('button', { name: 'Send invitation' }).click();
          await expect(page.getByText('Required field.').first()).toBeVisible();
          expect(await axeViolations(page)).toEqual([]);
        },
      );
    });
  }
}
