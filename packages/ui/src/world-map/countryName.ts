import { memoizeFormatters } from '../formats/locales.ts';

const names = memoizeFormatters(Intl.DisplayNames);

/** "France" for `FR`, in the reader's language; the code itself where there is no such country. */
export function countryName(code: string, locale: string): string {
  // `Intl` throws for what cannot be a code.
  if (!/^[A-Z]{2}$/u.test(code)) return code;
  return names(locale, { type: 'region' }).of(code) ?? code;
}
