import { type AnalyticsFilters, readAnalyticsUrl, spanBefore, spanOf } from '../../records/analytics/analyticsUrl.ts';
import type { Span } from '../../records/analytics/queries.ts';

export const rangeIds = ['day', 'week', 'month'] as const;
export type RangeId = (typeof rangeIds)[number];

const parameters: Readonly<Record<RangeId, string>> = { day: '24h', week: '7d', month: '30d' };

export const readRange = (text: string | null): RangeId => rangeIds.find((id) => parameters[id] === text) ?? 'day';
export const writeRange = (id: RangeId): string => parameters[id];

const hour = 3_600_000;
const monthMs = 720 * hour;

/** A time range, or the last hour for an account whose first full hour is not over yet. */
export type Range = {
  readonly id: RangeId | 'hour';
  readonly filters: AnalyticsFilters;
  readonly span: Span;
  /** The step of its chart. */
  readonly stepSeconds: number;
};

const stepSeconds: Readonly<Record<Range['id'], number>> = { hour: 30, day: 3_600, week: 3_600, month: 21_600 };

export function rangeOf(id: Range['id'], now: number): Range {
  const end = Math.floor(now / hour) * hour;
  const chosen =
    id === 'month'
      ? {
          span: 'CUSTOM' as const,
          from: new Date(end - monthMs).toISOString(),
          to: new Date(end).toISOString(),
        }
      : { span: ({ hour: 'LAST_HOUR', day: 'LAST_24_H', week: 'LAST_7_D' } as const)[id] };
  const filters = { ...readAnalyticsUrl(''), ...chosen };
  return { id, filters, span: spanOf(filters), stepSeconds: stepSeconds[id] };
}

export const rangeBefore = ({ filters }: Range, asOf: string): Span => spanBefore(filters, asOf);
