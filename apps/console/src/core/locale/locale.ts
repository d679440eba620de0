/**
 * The language of the page as a BCP 47 tag: chosen before any other script runs (beforeStart.ts), English where a build has no other.
 * Changing it loads the page anew, so modules read it once. Tests of modules have no page.
 */
export const locale = 'document' in globalThis ? document.documentElement.lang : 'en';
