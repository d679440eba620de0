import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { Unreached } from '../../packed/src/report.ts';

/** For letters that the theme's own fonts have not, and what its stand-ins are made to the measure of. */
const configuration = join(import.meta.dirname, '..', 'fonts.conf');

/**
 * Lets a browser that is started afterwards see only these fonts of the machine: any program that is installed may bring
 * others, which would be drawn instead.
 */
export function hideOtherFonts(): void {
  process.env['FONTCONFIG_FILE'] = configuration;
}

/** @throws Unreached with the names of missing fonts, because screenshots with their letters would differ. */
export async function expectFonts(browser: Browser): Promise<void> {
  const families = [...readFileSync(configuration, 'utf8').matchAll(/<string>(.+?)<\/string>/g)].map(
    ([, name]) => name,
  );
  const page = await browser.newPage();
  const missing = await page.evaluate(async (all) => {
    const isMissing = (family = '') =>
      new FontFace('machine', `local("${family}")`).load().then(
        () => false,
        () => true,
      );
    const answers = await Promise.all(all.map(isMissing));
    return all.filter((_, index) => answers[index]);
  }, families);
  await page.close();
  if (missing.length === 0) return;
  throw new Unreached(
    `The pictures need fonts that this machine has not: ${missing.join(', ')}. Debian: fonts-dejavu-core, fonts-liberation.`,
  );
}
