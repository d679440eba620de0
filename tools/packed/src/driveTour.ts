import type { Browser, Locator, Page } from 'playwright';
import { onQuietPage } from './quietPage.ts';

/** A strict Content-Security-Policy: own scripts and style sheets only, Trusted Types. */
export const strictPolicy =
  "default-src 'self'; img-src 'self' data:; font-src 'self' data:; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

/** The look that the page gives its tour. */
export type Look = 'of the house' | 'plain';

/** `tour-theme` is imported for its side effect: only colors show whether it was bundled. */
async function expectHostColors(box: Locator): Promise<void> {
  const wrong = await box.evaluate((element) => {
    const expected = { '': '--ds-color-bg-overlay', '.tour-next': '--ds-tone-primary-solid' };
    return Object.entries(expected).flatMap(([selector, token]) => {
      const sample = element.appendChild(document.createElement('div'));
      sample.style.background = `var(${token})`;
      const should = getComputedStyle(sample).backgroundColor;
      sample.remove();
      const part = selector ? element.querySelector(selector) : element;
      const is = part ? getComputedStyle(part).backgroundColor : 'missing';
      return is === should ? [] : [`the background of ${selector || 'the box'} is ${is}, ${token} is ${should}`];
    });
  });
  if (wrong.length > 0) throw new Error(`The tour has the wrong styles: ${wrong.join('; ')}.`);
}

/** Runs the tour of a page from its button to its end. */
export async function walkTour(page: Page, look: Look): Promise<void> {
  const start = page.getByRole('button', { name: 'Show me around' });
  await start.focus();
  await page.keyboard.press('Enter');
  const first = page.getByRole('dialog', { name: 'First' });
  await first.waitFor();
  const [box, target] = [await first.boundingBox(), await page.locator('#first').boundingBox()];
  if (!box || !target || box.y < target.y + target.height || box.y > target.y + target.height + 40)
    throw new Error(`The box is not below its target: ${JSON.stringify({ box, target })}.`);
  if (look === 'of the house') await expectHostColors(first);
  await first.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('dialog', { name: 'Second' }).getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  if (!(await start.evaluate((element) => element === document.activeElement)))
    throw new Error('The focus did not return to the button that started the tour.');
}

/** The same on a page with a strict policy, at most with a nonce: nothing can be blocked. */
export function driveTour(browser: Browser, address: string, look: Look): Promise<void> {
  return onQuietPage(browser, async (page) => {
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    const policy = response?.headers()['content-security-policy'];
    if (policy?.replace(/ 'nonce-[^']+' 'strict-dynamic'/, '') !== strictPolicy)
      throw new Error(`The page's policy is not strict: ${policy}.`);
    await walkTour(page, look);
  });
}
