import type { Browser, Locator, Page } from 'playwright';
import { onQuietPage } from './quietPage.ts';

/** What the strictest pages allow: no script and no style but of files of their own, no text that becomes a script. */
export const strictPolicy =
  "default-src 'self'; img-src 'self' data:; font-src 'self' data:; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

/** Where the page has samples of the house's colours, the tour has them: `tour-theme` is imported for its effect alone. */
async function expectLook(page: Page, box: Locator): Promise<void> {
  const backgroundOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor);
  const parts = { box, next: box.getByRole('button', { name: 'Next' }) };
  for (const [name, part] of Object.entries(parts)) {
    const sample = page.locator(`#sample-${name}`);
    if ((await sample.count()) === 0) continue;
    const [is, should] = [await backgroundOf(part), await backgroundOf(sample)];
    if (is !== should) throw new Error(`The background of the tour's ${name} is ${is}; its token says ${should}.`);
  }
}

/** Walks through the tour of a page from its button to its end. */
export async function walkTour(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: 'Show me around' });
  await start.focus();
  await page.keyboard.press('Enter');
  const first = page.getByRole('dialog', { name: 'First' });
  await first.waitFor();
  const [box, target] = [await first.boundingBox(), await page.locator('#first').boundingBox()];
  if (!box || !target || box.y < target.y + target.height || box.y > target.y + target.height + 40)
    throw new Error(`The box is not below its target: ${JSON.stringify({ box, target })}.`);
  await expectLook(page, first);
  await first.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('dialog', { name: 'Second' }).getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  if (!(await start.evaluate((element) => element === document.activeElement)))
    throw new Error('The focus did not return to the button that started the tour.');
}

/** The same on a page that has a strict policy, scripts of a nonce at the most: nothing may be refused. */
export function driveTour(browser: Browser, address: string): Promise<void> {
  return onQuietPage(browser, async (page) => {
    const answer = await page.goto(address, { waitUntil: 'networkidle' });
    const policy = answer?.headers()['content-security-policy'];
    if (policy?.replace(/ 'nonce-[^']+' 'strict-dynamic'/, '') !== strictPolicy)
      throw new Error(`The page's policy is not strict: ${policy}.`);
    await walkTour(page);
  });
}
