import { formatTime } from '../date-time/index.ts';
import { isEnglish, memoizeFormatters } from '../formats/locales.ts';
import type { TimeTicks } from './timeTicks.ts';
import { toZonedTime } from '../date-time/zonedTime.ts';

const formatter = memoizeFormatters(Intl.DateTimeFormat);

function formatPart(moment: number, locale: string, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return formatter(locale, { ...options, calendar: 'gregory', timeZone }).format(moment);
}

/** "Tue 18", "18 Nov": in English without the comma and with the day before the month. */
function formatDatePart(moment: number, locale: string, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  if (!isEnglish(locale)) return formatPart(moment, locale, timeZone, options);
  const parts = (['weekday', 'day', 'month', 'year'] as const).flatMap((part) => {
    const value = options[part];
    return value === undefined ? [] : [formatPart(moment, 'en-US', timeZone, { [part]: value })];
  });
  return parts.join(' ');
}

function formatClock(moment: number, locale: string, timeZone: string, hasSeconds: boolean): string {
  if (!hasSeconds) return formatTime(new Date(moment), timeZone, locale);
  return formatPart(moment, isEnglish(locale) ? 'en-GB' : locale, timeZone, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
}

const day = 86_400_000;

/** What stands below a tick: the time of day, at midnight the date; days with their weekday while a week or two are in view. */
export function formatTicks({ moments, unit }: TimeTicks, locale: string, timeZone: string): string[] {
  const span = (moments.at(-1) ?? 0) - (moments[0] ?? 0);
  return moments.map((moment) => {
    const clock = new Date(toZonedTime(moment, timeZone));
    if (unit === 'year') return formatPart(moment, locale, timeZone, { year: 'numeric' });
    if (unit === 'month') {
      const isNewYear = clock.getUTCMonth() === 0;
      return formatPart(moment, locale, timeZone, isNewYear ? { year: 'numeric' } : { month: 'short' });
    }
    const isMidnight = clock.getTime() % day === 0;
    if (unit !== 'day' && !isMidnight) return formatClock(moment, locale, timeZone, unit === 'second');
    const isShort = span <= 14 * day && unit === 'day';
    const date: Intl.DateTimeFormatOptions = isShort
      ? { weekday: 'short', day: 'numeric' }
      : { day: 'numeric', month: 'short' };
    return formatDatePart(moment, locale, timeZone, date);
  });
}

/** What a point of the time axis is called: "Tue 18 Nov, 21:00"; with the year once several are in view. */
export function formatPoint(
  moment: number,
  { locale, timeZone, step, span }: { locale: string; timeZone: string; step: number; span: number },
): string {
  const date = formatDatePart(moment, locale, timeZone, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(span > 300 * day ? { year: 'numeric' } : {}),
  });
  return step >= day ? date : `${date}, ${formatClock(moment, locale, timeZone, step < 60_000)}`;
}
