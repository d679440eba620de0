import { formatTime } from '../date-time/index.ts';
import { isEnglish, memoizeFormatters } from '../formats/locales.ts';
import type { TimeTicks } from './timeTicks.ts';
import { toZonedTime } from '../date-time/zonedTime.ts';

const formatter = memoizeFormatters(Intl.DateTimeFormat);

function formatPart(time: number, locale: string, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return formatter(locale, { ...options, calendar: 'gregory', timeZone }).format(time);
}

/** "Tue 18", "18 Nov": English without a comma, and with the day before the month. */
function formatDatePart(time: number, locale: string, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  if (!isEnglish(locale)) return formatPart(time, locale, timeZone, options);
  const parts = (['weekday', 'day', 'month', 'year'] as const).flatMap((part) => {
    const value = options[part];
    return value === undefined ? [] : [formatPart(time, 'en-US', timeZone, { [part]: value })];
  });
  return parts.join(' ');
}

function formatClock(time: number, locale: string, timeZone: string, hasSeconds: boolean): string {
  if (!hasSeconds) return formatTime(new Date(time), timeZone, locale);
  return formatPart(time, isEnglish(locale) ? 'en-GB' : locale, timeZone, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
}

const day = 86_400_000;

/** Tick labels: the time of day, or the date at midnight; with weekdays if at most two weeks are in view. */
export function formatTicks({ times, unit }: TimeTicks, locale: string, timeZone: string): string[] {
  const span = (times.at(-1) ?? 0) - (times[0] ?? 0);
  return times.map((time) => {
    const clock = new Date(toZonedTime(time, timeZone));
    if (unit === 'year') return formatPart(time, locale, timeZone, { year: 'numeric' });
    if (unit === 'month') {
      const isNewYear = clock.getUTCMonth() === 0;
      return formatPart(time, locale, timeZone, isNewYear ? { year: 'numeric' } : { month: 'short' });
    }
    const isMidnight = clock.getTime() % day === 0;
    if (unit !== 'day' && !isMidnight) return formatClock(time, locale, timeZone, unit === 'second');
    const isShort = span <= 14 * day && unit === 'day';
    const date: Intl.DateTimeFormatOptions = isShort
      ? { weekday: 'short', day: 'numeric' }
      : { day: 'numeric', month: 'short' };
    return formatDatePart(time, locale, timeZone, date);
  });
}

/** Label of a point on the time axis: "Tue 18 Nov, 21:00"; with the year if the span is longer than 300 days. */
export function formatPoint(
  time: number,
  { locale, timeZone, step, span }: { locale: string; timeZone: string; step: number; span: number },
): string {
  const date = formatDatePart(time, locale, timeZone, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(span > 300 * day ? { year: 'numeric' } : {}),
  });
  return step >= day ? date : `${date}, ${formatClock(time, locale, timeZone, step < 60_000)}`;
}
