import { useMemo } from 'react';
import { useQuery } from '../../api/useQuery.ts';
import { audienceQuery, p2pQuery, type Span } from './queries.ts';
import type { ResultOf } from '../../api/graphql.ts';

type SeriesSet = ResultOf<typeof audienceQuery>['eiAudience'];

/** The curves that figures of the page have; the charts ask for the same, and it is asked for once. */
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

/** A series of the charts' palette. */
export type TrendColor = 1 | 2 | 3 | 4 | 5 | 6 | 'quiet' | 'none';

export type ChannelLine = { values: readonly number[]; colour: TrendColor };

const colours = [1, 2, 3, 4, 5, 6] as const;

/** The lines of the chart Audience by channel, in its colours; those that share a line have none. */
export function useChannelLines(span: Span): ReadonlyMap<string, ChannelLine> {
  const set = useQuery(audienceQuery, { in: span }).data?.eiAudience;
  return useMemo(
    () =>
      new Map(
        (set?.series ?? [])
          .slice(0, colours.length)
          .map(({ name, points }, place) => [
            name,
            { values: points.map(({ v }) => v ?? 0), colour: colours[place] ?? 'quiet' },
          ]),
      ),
    [set],
  );
}
