import { locale } from './locale.ts';

const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });

/** Expands a two-letter country code; keeps other text. */
export const countryName = (country: string): string =>
  /^[a-z]{2}$/i.test(country) ? (names.of(country.toUpperCase()) ?? country) : country;
