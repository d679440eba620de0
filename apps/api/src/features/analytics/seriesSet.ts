import { builder } from '../../core/schema/builder.ts';
import type { Window } from '../../core/services/measurements.ts';

type Point = { readonly t: Date; readonly v: number | null };
export type Series = { readonly name: string; readonly unit: string; readonly points: readonly Point[] };

const PointObject = builder.objectRef<Point>('Point').implement({
  fields: (t) => ({
    t: t.field({ type: 'DateTime', resolve: (point) => point.t }),
    v: t.float({ nullable: true, resolve: (point) => point.v }),
  }),
});

const SeriesObject = builder.objectRef<Series>('Series').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    unit: t.exposeString('unit'),
    points: t.field({ type: [PointObject], resolve: ({ points }) => [...points] }),
  }),
});

/** Series with a point for every step of a window. */
export const SeriesSet = builder
  .objectRef<{ readonly window: Omit<Window, 'step'> & { readonly step: number }; readonly series: readonly Series[] }>(
    'SeriesSet',
  )
  .implement({
    fields: (t) => ({
      stepSeconds: t.int({ resolve: ({ window }) => window.step }),
      series: t.field({ type: [SeriesObject], resolve: ({ series }) => [...series] }),
      asOf: t.field({ type: 'DateTime', resolve: ({ window }) => window.to }),
    }),
  });
