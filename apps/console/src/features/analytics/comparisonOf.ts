import type { ChartComparison } from '@edge-console/ui/line-chart';
import type { ResultOf } from '../../api/graphql.ts';
import { analyticsMessages } from '../../records/analytics/messages.ts';
import type { audienceQuery } from '../../records/analytics/queries.ts';

type SeriesSet = ResultOf<typeof audienceQuery>['eiAudience'];

/** The sum of the series at each point; null where one is unknown. */
export const totalOf = ({ series }: Pick<SeriesSet, 'series'>): (number | null)[] =>
  (series[0]?.points ?? []).map((_, at) =>
    series.reduce<number | null>((sum, { points }) => {
      const value = points[at]?.v ?? null;
      return sum === null || value === null ? null : sum + value;
    }, 0),
  );

/** The previous period's total. It has no values while it loads, or if older data is less detailed. */
export function comparisonOf(set: SeriesSet | undefined, before: SeriesSet | undefined): ChartComparison {
  const isComparable = set !== undefined && before?.stepSeconds === set.stepSeconds;
  return { label: analyticsMessages.previous, values: isComparable ? totalOf(before) : [] };
}
