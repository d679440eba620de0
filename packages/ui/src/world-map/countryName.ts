import { memoizeFormatters } from '../formats/locales.ts';

const names = memoizeFormatters(Intl.DisplayNames);

/** "France" for `FR`, in the locale's language; the code itself if unknown. */
export function countryName(code: string, locale: string): string {
  // `Intl` throws for malformed codes.
  if (!/^[A-Z]{2}$/u.test(code)) return code;
  return names(locale, { type: 'region' }).of(code) ?? code;
}
