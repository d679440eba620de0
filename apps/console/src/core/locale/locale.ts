/**
 * The page language as a BCP 47 tag, set before any other script runs (beforeStart.ts). Changing it reloads the page,
 * so modules read it once. Unit tests have no page.
 */
export const locale = 'document' in globalThis ? document.documentElement.lang : 'en';
