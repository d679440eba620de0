import { invalid } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { readAnalytics } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import type { MeasurementQuery, Sums } from '../../core/services/measurements.ts';
import { audienceOf, medianOf, offloadOf } from '../../core/services/metrics.ts';
import type { AccountMeasurements } from './sampleMeasurements.ts';
import { SeriesSet } from './seriesSet.ts';
import { readSpan, SpanInput } from './spanInput.ts';
import { secondsOf } from './window.ts';

const units = {
  OFFLOAD: 'ratio',
  PEAK_AUDIENCE: 'sessions',
  JOIN_TIME: 'milliseconds',
  CDN_DATA: 'bytes',
  VIEWING_TIME: 'seconds',
} as const;
type Metric = keyof typeof units;

const EiMetricEnum = builder.enumType('EiMetric', { values: Object.keys(units) as Metric[] });

const maxStepSeconds = 86_400;

const sumOf = (rows: readonly Sums[], key: keyof Sums): number => rows.reduce((total, row) => total + row[key], 0);

/** The metric of the stored steps within one step of the answer; null without data. */
const amounts: Readonly<
  Record<Exclude<Metric, 'JOIN_TIME'>, (rows: readonly Sums[], storedSeconds: number) => number | null>
> = {
  OFFLOAD: (rows) => {
    const total = { p2pBytes: sumOf(rows, 'p2pBytes'), cdnBytes: sumOf(rows, 'cdnBytes') };
    return total.p2pBytes + total.cdnBytes === 0 ? null : offloadOf(total);
  },
  PEAK_AUDIENCE: (rows, storedSeconds) => Math.round(Math.max(...rows.map((row) => audienceOf(row, storedSeconds)))),
  CDN_DATA: (rows) => sumOf(rows, 'cdnBytes'),
  VIEWING_TIME: (rows) => sumOf(rows, 'playingMs') / 1000,
};

/** The metric at the start of each step with data. */
async function valuesOf(
  metric: Metric,
  measurements: AccountMeasurements,
  query: MeasurementQuery,
  stepSeconds: number,
): Promise<ReadonlyMap<number, number | null>> {
  const { from, step } = query.window;
  const indexOf = ({ at }: { readonly at: Date }) => Math.floor((at.getTime() - from.getTime()) / (stepSeconds * 1000));
  if (metric === 'JOIN_TIME') {
    const joins = Map.groupBy(await measurements.joinTimes({ ...query, byChannel: false }), indexOf);
    return new Map([...joins].map(([index, rows]) => [index, medianOf(rows)]));
  }
  const sums = Map.groupBy(await measurements.series(query), indexOf);
  return new Map([...sums].map(([index, rows]) => [index, amounts[metric](rows, step)]));
}

/** One metric over time, in steps of `stepSeconds` from the start of the time range. Steps without data are null. */
export const eiMetric = defineQuery({
  name: 'eiMetric',
  rule: readAnalytics,
  args: builder.args((t) => ({
    in: t.field({ type: SpanInput, required: true }),
    metric: t.field({ type: EiMetricEnum, required: true }),
    stepSeconds: t.int(),
  })),
  type: SeriesSet,
  cost: { value: 10 },
  examples: [{ with: { in: { span: 'LAST_24_H' }, metric: 'OFFLOAD' } }],
  run: async (context, { in: span, metric, stepSeconds }) => {
    const read = readSpan(context, span);
    if ('failure' in read) return read;
    const { window } = read.query;
    const step = stepSeconds ?? window.step;
    if (step <= 0 || step > maxStepSeconds || step % window.step !== 0)
      return { failure: invalid(validationMessages.stepSeconds(window.step, maxStepSeconds), 'stepSeconds') };
    const values = await valuesOf(metric, read.measurements, read.query, step);
    const points = Array.from({ length: Math.ceil(secondsOf(window) / step) }, (_, index) => ({
      t: new Date(window.from.getTime() + index * step * 1000),
      v: values.get(index) ?? null,
    }));
    return { window: { ...window, step }, series: [{ name: metric, unit: units[metric], points }] };
  },
});
