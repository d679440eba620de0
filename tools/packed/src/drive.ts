import { chromium, type Browser, type Page } from 'playwright';
import { walkTour } from './driveTour.ts';
import { onQuietPage } from './quietPage.ts';

export function launch(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'];
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
}

async function expectStyled(page: Page): Promise<void> {
  const looks = await page.evaluate(async () => {
    await document.fonts.ready;
    const colourOf = (element: Element | null) => (element ? getComputedStyle(element).backgroundColor : 'missing');
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Open dialog');
    return {
      button: colourOf(button ?? null),
      token: colourOf(document.querySelector('#probe')),
      family: getComputedStyle(document.body).fontFamily,
      fonts: [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    };
  });
  const [red, green, blue] = (/\d+, \d+, \d+/.exec(looks.button)?.[0] ?? '').split(', ');
  if (looks.button !== looks.token || red === undefined || (red === green && green === blue))
    throw new Error(`The primary button is ${looks.button}; its token says ${looks.token}.`);
  if (!looks.fonts.some((family) => looks.family.includes(family.replaceAll('"', ''))))
    throw new Error(`The page asks for ${looks.family}; loaded: ${looks.fonts.join(', ') || 'no font'}.`);
}

/** Bundlers' fallback for `light-dark()` can apply the page's mode inside a part with another mode. */
async function expectNestedModes(page: Page): Promise<void> {
  const lightOf = (mode: string) =>
    page.locator(`#surface-${mode}`).evaluate((element) => {
      const [, red = ''] = /^rgb\((\d+),/.exec(getComputedStyle(element).backgroundColor) ?? [];
      return Number.parseInt(red, 10);
    });
  const [dark, light] = [await lightOf('dark'), await lightOf('light')];
  if (!(dark < 64 && light > 192))
    throw new Error(
      `In a light page the surface of a dark part is ${dark} of 255 bright, of a light one in it ${light}.`,
    );
}

async function expectDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open dialog' }).click();
  const dialog = page.getByRole('dialog', { name: 'A question' });
  await dialog.waitFor();
  const isStyled = await dialog.evaluate((element) => {
    for (let part: Element | null = element; part && part !== document.body; part = part.parentElement)
      if (getComputedStyle(part).boxShadow !== 'none') return true;
    return false;
  });
  if (!isStyled) throw new Error('The dialog casts no shadow: its style sheet is missing.');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** Drives the gallery page as a person would; throws at the first failed expectation. */
async function operate(page: Page, origin: string): Promise<void> {
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: 'Packed' }).waitFor();
  await expectStyled(page);
  await expectNestedModes(page);
  await expectDialog(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Leïla');
  await page.getByRole('button', { name: 'Regular' }).click();
  await page.getByRole('option', { name: 'Administrator' }).click();
  await page.getByRole('button', { name: 'Administrator' }).waitFor();
  await page.getByRole('textbox', { name: 'City' }).fill('Bergen');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved').waitFor();
  await walkTour(page, 'of the house');
}

/** The same, without any console output: no error, no warning, no hydration mismatch. */
export function drive(browser: Browser, origin: string): Promise<void> {
  return onQuietPage(browser, (page) => operate(page, origin));
}
