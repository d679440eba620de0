/** English month names in three letters. `en-GB` is avoided on purpose: it writes "Sept". */
const language = 'en-US';

type Zone = string | undefined;

function partsOf(date: Date, timeZone: Zone): Record<string, string> {
  const parts = formatterFor(timeZone).formatToParts(date);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

const formatters = new Map<Zone, Intl.DateTimeFormat>();

// Building a formatter costs about 50 µs and a page of rows needs two hundred of them.
function formatterFor(timeZone: Zone): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(language, {
      day: '2-digit',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      ...(timeZone ? { timeZone } : {}),
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** `dd LLL yyyy`, for example "05 Nov 2026", in the reader's zone unless one is given. */
export function formatDate(date: Date, timeZone?: string): string {
  const { day, month, year } = partsOf(date, timeZone);
  return `${day} ${month} ${year}`;
}

/** Date, 24-hour time and the zone it is told in: "05 Nov 2026, 14:03 (Europe/Oslo)". */
export function formatExactTime(date: Date, timeZone?: string): string {
  const { day, month, year, hour, minute } = partsOf(date, timeZone);
  const zone = formatterFor(timeZone).resolvedOptions().timeZone;
  return `${day} ${month} ${year}, ${hour}:${minute} (${zone})`;
}

/** Days between the calendar dates of two moments, in one zone; 1 means "the day before `now`". */
export function calendarDaysAgo(date: Date, now: Date, timeZone?: string): number {
  const midnight = (moment: Date) => Date.parse(`${formatDate(moment, timeZone)} 00:00 UTC`);
  return Math.round((midnight(now) - midnight(date)) / 86_400_000);
}
