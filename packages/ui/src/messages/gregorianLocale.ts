const locales = new Map<string, string>();

/**
 * The locale with the one calendar in which days are stored, sent and agreed on, as `formatDate` writes them; else react-aria
 * would write Thai days in Buddhist years. As it is where it has that calendar anyway: react-aria finds its words by the tag.
 */
export function gregorianLocale(locale: string): string {
  const known = locales.get(locale);
  if (known !== undefined) return known;
  const isGregorian = new Intl.DateTimeFormat(locale).resolvedOptions().calendar === 'gregory';
  const written = isGregorian ? locale : new Intl.Locale(locale, { calendar: 'gregory' }).toString();
  locales.set(locale, written);
  return written;
}
