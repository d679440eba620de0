import { locale } from './locale.ts';

const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });

/** A country by its name, where it is given by its two letters; other words stay as they were written. */
export const countryName = (country: string): string =>
  /^[a-z]{2}$/i.test(country) ? (names.of(country.toUpperCase()) ?? country) : country;
