/** What a column of seven has room for, in a phone's width. */
const maxCharacters = 5;

/** How the heads of the columns are written: "Mon"; one letter where the short names are the long ones, as in Arabic. */
export function weekdayStyle(locale: string): 'short' | 'narrow' {
  const name = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const isTooLong = Array.from({ length: 7 }, (_, day) => name.format(Date.UTC(2026, 10, day + 1))).some(
    ({ length }) => length > maxCharacters,
  );
  return isTooLong ? 'narrow' : 'short';
}
