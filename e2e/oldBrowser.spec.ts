import { expect, test } from './test.ts';

// What browsers below the list in package.json lack.
for (const missing of ['light-dark(', 'rgb(from '])
  test(`a browser without ${missing}…) names the supported ones`, async ({ page }) => {
    await page.addInitScript((value) => {
      const { supports } = CSS;
      CSS.supports = (...args: string[]) =>
        !args.some((word) => word.includes(value)) && Boolean(Reflect.apply(supports, CSS, args));
    }, missing);
    await page.goto('/users/');
    await expect(page.getByRole('heading', { name: 'This browser is too old for Edge Console' })).toBeVisible();
    await expect(page.getByText('Firefox 128')).toBeVisible();
    await expect(page.locator('#root, #start-failure:visible')).toHaveCount(0);
  });
