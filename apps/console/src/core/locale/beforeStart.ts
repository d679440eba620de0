import { applyLocale } from './applyLocale.ts';
import type { Locales } from './chooseLocale.ts';

declare const __LOCALES__: Locales;

// Runs before every other script, because they read the page language.
applyLocale(__LOCALES__);
