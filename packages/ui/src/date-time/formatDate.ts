import { isEnglish, memoizeFormatters } from '../formats/locales.ts';
import { localTimeZone } from './localTimeZone.ts';

type Clock = { year: number; month: number; day: number; hour: number; minute: number };

const formatter = memoizeFormatters(Intl.DateTimeFormat);

const utc = 'UTC';
/** A browser can report any of these names for UTC. */
const isUtc = (timeZone: string) => [utc, 'Etc/UTC', 'GMT', 'Etc/GMT'].includes(timeZone);

const two = (part: number) => String(part).padStart(2, '0');

/** The local date and time of `date`, month from 1, in the user's time zone by default. */
function clockAt(date: Date, timeZone = localTimeZone()): Clock {
  // Ten times faster than a formatter, for the usual case.
  if (timeZone === localTimeZone()) {
    return {
      year: date.getFullYear(),
      month: date.getMonth() + 1,
      day: date.getDate(),
      hour: date.getHours(),
      minute: date.getMinutes(),
    };
  }
  if (timeZone === utc) {
    return {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
      hour: date.getUTCHours(),
      minute: date.getUTCMinutes(),
    };
  }
  const parts = formatter('en-US', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(date);
  const part = (unit: keyof Clock) => Number(parts.find(({ type }) => type === unit)?.value);
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour'), minute: part('minute') };
}

/** Three letters, as in `dd LLL yyyy`; `en-GB` would write "Sept". */
const englishMonth = (month: number) =>
  formatter('en-US', { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1, 1));

function dateFormatter(locale: string, timeZone: string | undefined): Intl.DateTimeFormat {
  // Always Gregorian, as stored and sent.
  return formatter(locale, { day: '2-digit', month: 'short', year: 'numeric', calendar: 'gregory', timeZone });
}

function formatDay(date: Date, timeZone: string | undefined, locale: string): string {
  if (!isEnglish(locale)) return dateFormatter(locale, timeZone).format(date);
  const { day, month, year } = clockAt(date, timeZone);
  return `${two(day)} ${englishMonth(month)} ${year}`;
}

/** `dd LLL yyyy`, such as "05 Nov 2026", or the format of another language; in the user's time zone by default. */
export function formatDate(date: Date, timeZone?: string, locale = 'en-US'): string {
  return formatDay(date, timeZone, locale);
}

/** Two dates: "05 Jan – 20 Nov 2026", with one year if it is the same. */
export function formatDateSpan(from: Date, to: Date, timeZone?: string, locale = 'en-US'): string {
  if (!isEnglish(locale)) return dateFormatter(locale, timeZone).formatRange(from, to);
  const start = clockAt(from, timeZone);
  const isSameYear = start.year === clockAt(to, timeZone).year;
  const first = isSameYear ? `${two(start.day)} ${englishMonth(start.month)}` : formatDay(from, timeZone, locale);
  return `${first} – ${formatDay(to, timeZone, locale)}`;
}

/** Hours and minutes, in English with 24 hours: "14:03". */
export function formatTime(date: Date, timeZone?: string, locale = 'en-US'): string {
  if (!isEnglish(locale)) {
    return formatter(locale, { hour: '2-digit', minute: '2-digit', timeZone }).format(date);
  }
  const { hour, minute } = clockAt(date, timeZone);
  return `${two(hour)}:${two(minute)}`;
}

/** Date, time and time zone: "05 Nov 2026, 14:03 (Europe/Oslo)". */
export function formatExactTime(date: Date, timeZone?: string, locale = 'en-US'): string {
  const time = formatTime(date, timeZone, locale);
  return `${formatDay(date, timeZone, locale)}, ${time} (${timeZone ?? localTimeZone()})`;
}

/**
 * The exact time in a time zone, by default the user's, and in UTC for comparison across time zones:
 * "05 Nov 2026, 14:03 (Europe/Oslo) · 05 Nov 2026, 13:03 (UTC)". For date tooltips.
 */
export function formatExactTimes(date: Date, timeZone = localTimeZone(), locale = 'en-US'): string {
  const own = formatExactTime(date, timeZone, locale);
  return isUtc(timeZone) ? own : `${own} · ${formatExactTime(date, utc, locale)}`;
}

/** Days between the calendar dates of two instants in a time zone; 1 is the day before `now`. */
export function calendarDaysAgo(date: Date, now: Date, timeZone?: string): number {
  const midnight = (instant: Date) => {
    const { year, month, day } = clockAt(instant, timeZone);
    return Date.UTC(year, month - 1, day);
  };
  return (midnight(now) - midnight(date)) / 86_400_000;
}
