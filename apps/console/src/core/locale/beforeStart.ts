import { applyLocale } from './applyLocale.ts';
import type { Locales } from './chooseLocale.ts';

declare const __LOCALES__: Locales;

// Before every other script, as they take their words and formats by the language of the page.
applyLocale(__LOCALES__);
