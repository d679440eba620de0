import { pseudoLocale } from '@edge-console/console/pseudo-locale';
import { test as base } from '../test.ts';
import { findEitherLanguage } from './findEitherLanguage.ts';
import { servePseudoBuild } from './pseudoBuild.ts';
import { watchUntranslatedWords } from './shownWords.ts';

export { expect } from '../test.ts';

/** Pages of the build with the pseudo-locale; `speaks` selects the language. */
export const test = base.extend<{ speaks: string; untranslatedWords: ReturnType<typeof watchUntranslatedWords> }>({
  speaks: [pseudoLocale, { option: true }],
  context: async ({ context, baseURL, speaks }, provide) => {
    const { origin } = new URL(baseURL ?? '');
    await servePseudoBuild(context, origin);
    if (speaks !== '') await context.addCookies([{ name: 'locale', value: speaks, url: origin }]);
    await provide(context);
  },
  page: async ({ page }, provide) => {
    findEitherLanguage(page);
    await provide(page);
  },
  untranslatedWords: async ({ context }, provide) => {
    await provide(watchUntranslatedWords(context));
  },
});
