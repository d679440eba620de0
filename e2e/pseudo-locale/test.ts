import { pseudoLocale } from '@edge-console/console/pseudo-locale';
import { test as base } from '../test.ts';
import { findEitherLanguage } from './findEitherLanguage.ts';
import { servePseudoBuild } from './pseudoBuild.ts';
import { watchWords } from './shownWords.ts';

export { expect } from '../test.ts';

/** Pages of the build that has the pseudo-locale; with `speaks`, for somebody who has chosen it. */
export const test = base.extend<{ speaks: string; strayWords: ReturnType<typeof watchWords> }>({
  speaks: [pseudoLocale, { option: true }],
  context: async ({ context, baseURL = '', speaks }, use) => {
    await servePseudoBuild(context, new URL(baseURL).origin);
    if (speaks !== '') await context.addCookies([{ name: 'locale', value: speaks, url: baseURL }]);
    await use(context);
  },
  page: async ({ page }, use) => {
    findEitherLanguage(page);
    await use(page);
  },
  strayWords: async ({ context }, use) => {
    await use(watchWords(context));
  },
});
