/** Fits a column at phone width. */
const maxCharacters = 5;

/** Weekday header style: "Mon", or one letter where short names are as long as full ones, as in Arabic. */
export function weekdayStyle(locale: string): 'short' | 'narrow' {
  const name = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const isTooLong = Array.from({ length: 7 }, (_, day) => name.format(Date.UTC(2026, 10, day + 1))).some(
    ({ length }) => length > maxCharacters,
  );
  return isTooLong ? 'narrow' : 'short';
}
