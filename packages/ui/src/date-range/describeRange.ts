import { formatDate, formatTime } from '../date-time/formatDate.ts';
import { formatNumber } from '../formats/index.ts';
import type { Messages } from '../messages/index.ts';
import { resolveDateRange, type DateRangeValue } from './range.ts';

/** "Last 24 h", or the two dates and times. */
export function describeRange(
  value: DateRangeValue,
  messages: Messages['dateRange'],
  zone: string,
  locale: string,
): string {
  if (value.kind === 'absolute') return describeSpan(resolveDateRange(value, new Date(0)), zone, locale);
  return value.amount === 1
    ? messages.lastOne[value.unit]
    : messages.last(formatNumber(value.amount, locale), value.unit);
}

/** "05 Nov 2026, 13:00 – 17:30", with the second date only if it differs. */
export function describeSpan({ from, to }: { from: Date; to: Date }, zone: string, locale: string): string {
  const [firstDay, lastDay] = [formatDate(from, zone, locale), formatDate(to, zone, locale)];
  const [start, end] = [formatTime(from, zone, locale), formatTime(to, zone, locale)];
  return `${firstDay}, ${start} – ${firstDay === lastDay ? end : `${lastDay}, ${end}`}`;
}
