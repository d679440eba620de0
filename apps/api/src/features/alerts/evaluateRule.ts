import type { AlertState } from '../../core/database/schema.ts';
import type { RequestedRule } from './alertRuleInput.ts';
import { hasData, measure, type Readings, type TimeRange } from './readings.ts';

/** What a rule watches. */
export type Watched = Pick<RequestedRule, 'metric' | 'condition' | 'threshold' | 'overMinutes'>;

const week = 7 * 86_400_000;

export const weekBefore = ({ from, to }: TimeRange): TimeRange => ({
  from: new Date(from.getTime() - week),
  to: new Date(to.getTime() - week),
});

export const isChange = ({ condition }: Pick<Watched, 'condition'>): boolean =>
  condition === 'INCREASE' || condition === 'DECREASE';

/** Whether a value is farther from normal than another one. */
export const isWorse = ({ condition }: Pick<Watched, 'condition'>, one: number, other: number): boolean =>
  condition === 'BELOW' || condition === 'DECREASE' ? one < other : one > other;

function meetsCondition({ condition, threshold }: Watched, value: number): boolean {
  const limit = threshold ?? 0;
  if (condition === 'ABOVE') return value > limit;
  if (condition === 'BELOW') return value < limit;
  return condition === 'INCREASE' ? value >= limit : value <= -limit;
}

export type Evaluation = {
  readonly state: AlertState;
  /** The name of the channel with this value; null for all channels together. */
  readonly channel: string | null;
  /** The metric, or its change as a ratio; null without data. */
  readonly value: number | null;
};

type Given = {
  readonly range: TimeRange;
  readonly current: Readings;
  /** Includes the week before, for a change. */
  readonly earlier: Readings;
  /** The names of the chosen channels; empty for all channels together. */
  readonly channels: readonly string[];
};

/** The state of a rule over a time range. Of several channels, the one farthest from normal decides. */
export function evaluateRule(rule: Watched, { range, current, earlier, channels }: Given): Evaluation {
  const { metric } = rule;
  const targets = channels.length > 0 ? channels : [null];
  if (metric === 'NO_DATA') {
    const silent = targets.find((channel) => !hasData(current, channel, range));
    return silent === undefined
      ? { state: 'OK', channel: null, value: null }
      : { state: 'NO_DATA', channel: silent, value: null };
  }
  let worst: { readonly channel: string | null; readonly value: number } | null = null;
  for (const channel of targets) {
    const now = measure(current, metric, channel, range);
    const before = isChange(rule) ? measure(earlier, metric, channel, weekBefore(range)) : null;
    const value = now !== null && isChange(rule) ? (before ? (now - before) / before : null) : now;
    if (value !== null && (worst === null || isWorse(rule, value, worst.value))) worst = { channel, value };
  }
  if (worst === null) return { state: 'NO_DATA', channel: null, value: null };
  return { state: meetsCondition(rule, worst.value) ? 'FIRING' : 'OK', ...worst };
}
