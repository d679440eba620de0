import {
  type AnalyticsFilters,
  chooseChannels,
  readAnalyticsUrl,
  writeAnalyticsUrl,
} from '../../records/analytics/analyticsUrl.ts';

const hour = 3_600_000;

/** A custom time range in whole hours. */
export const customSpan = (from: number, to: number): Pick<AnalyticsFilters, 'span' | 'from' | 'to'> => ({
  span: 'CUSTOM',
  from: new Date(Math.floor(from / hour) * hour).toISOString(),
  to: new Date(Math.ceil(to / hour) * hour).toISOString(),
});

/** A link to Analytics with a time range and, if given, one channel. */
export function analyticsHref(
  span: Pick<AnalyticsFilters, 'span'> & Partial<AnalyticsFilters>,
  channel?: string,
): string {
  const filters = { ...readAnalyticsUrl(''), ...span };
  const search = writeAnalyticsUrl(channel === undefined ? filters : chooseChannels(filters, [channel]));
  return `/edge-intelligence/analytics/${search === '' ? '' : `?${search}`}`;
}

/** The shortest time range of Analytics that shows a moment. */
export function spanAround(moment: number, now: number): Pick<AnalyticsFilters, 'span'> & Partial<AnalyticsFilters> {
  const age = now - moment;
  if (age < 23 * hour) return { span: 'LAST_24_H' };
  return age < 167 * hour ? { span: 'LAST_7_D' } : customSpan(moment - 12 * hour, moment + 12 * hour);
}
