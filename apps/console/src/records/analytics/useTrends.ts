import { useMemo } from 'react';
import { useQuery } from '../../api/useQuery.ts';
import { audienceQuery, p2pQuery, type Span } from './queries.ts';
import type { ResultOf } from '../../api/graphql.ts';

type SeriesSet = ResultOf<typeof audienceQuery>['eiAudience'];

/** The trend lines of the page's totals; the charts share the same requests. */
export type Trends = Partial<Record<'audience' | 'offload' | 'p2p' | 'cdn', readonly number[]>>;

const valuesOf = (set: SeriesSet, name: string) =>
  set.series.find((one) => one.name === name)?.points.map(({ v }) => v ?? 0) ?? [];

export function useTrends(span: Span): Trends {
  const audience = useQuery(audienceQuery, { in: span }).data?.eiAudience;
  const delivery = useQuery(p2pQuery, { in: span }).data?.eiP2p;
  return useMemo(
    () => ({
      ...(audience && {
        audience: (audience.series[0]?.points ?? []).map((_, at) =>
          audience.series.reduce((sum, { points }) => sum + (points[at]?.v ?? 0), 0),
        ),
      }),
      ...(delivery && {
        offload: valuesOf(delivery, 'offload'),
        p2p: valuesOf(delivery, 'p2p'),
        cdn: valuesOf(delivery, 'cdn'),
      }),
    }),
    [audience, delivery],
  );
}

/** A series in the chart palette, or another color. */
export type TrendColor = 1 | 2 | 3 | 4 | 5 | 6 | 'accent' | 'quiet' | 'none';

export type ChannelLine = { values: readonly number[]; color: TrendColor };

const colors = [1, 2, 3, 4, 5, 6] as const;

/** The lines of the Audience by channel chart, in its colors. Lines that share a color have none. */
export function useChannelLines(span: Span): ReadonlyMap<string, ChannelLine> {
  const set = useQuery(audienceQuery, { in: span }).data?.eiAudience;
  return useMemo(
    () =>
      new Map(
        (set?.series ?? [])
          .slice(0, colors.length)
          .map(({ name, points }, index) => [
            name,
            { values: points.map(({ v }) => v ?? 0), color: colors[index] ?? 'quiet' },
          ]),
      ),
    [set],
  );
}
