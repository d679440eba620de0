import { join } from 'node:path';
import type { Page } from 'playwright';

/** For letters that the theme's own fonts have not, and what its stand-ins are made to the measure of. Those of fonts.conf. */
const families = ['DejaVu Sans', 'DejaVu Sans Mono', 'Liberation Sans', 'Liberation Mono'];

/**
 * Lets a browser that is started afterwards see only these fonts of the machine: any program that is installed may bring
 * others, which would be drawn instead.
 */
export function hideOtherFonts(): void {
  process.env['FONTCONFIG_FILE'] = join(import.meta.dirname, '..', 'fonts.conf');
}

/** @throws with their names, if the machine has not all of them: each picture with such a letter would differ. */
export async function expectFonts(page: Page): Promise<void> {
  const missing = await page.evaluate(async (all) => {
    const isMissing = (family: string) =>
      new FontFace(family, `local("${family}")`).load().then(
        () => false,
        () => true,
      );
    const answers = await Promise.all(all.map(isMissing));
    return all.filter((_, index) => answers[index]);
  }, families);
  if (missing.length === 0) return;
  throw new Error(
    `The pictures need fonts that this machine has not: ${missing.join(', ')}. Debian: fonts-dejavu-core, fonts-liberation.`,
  );
}
