import type { FigureId } from '../../records/analytics/totalMetrics.ts';
import type { Metric } from './queries.ts';

/** The figures of the dashboard, in order. */
export const figures = ['offload', 'peak', 'join', 'cdn', 'viewing'] as const satisfies readonly FigureId[];
export type Figure = (typeof figures)[number];

export const metricOf: Readonly<Record<Figure, Metric>> = {
  offload: 'OFFLOAD',
  peak: 'PEAK_AUDIENCE',
  join: 'JOIN_TIME',
  cdn: 'CDN_DATA',
  viewing: 'VIEWING_TIME',
};
