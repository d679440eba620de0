import type { useFormats } from '@edge-console/ui/formats';
import type { DashboardMetric } from '../contract.ts';
import { pageMessages as messages } from './messages.ts';

type Formats = ReturnType<typeof useFormats>;

export function formatAmount(value: number | null, unit: DashboardMetric['unit'], formats: Formats): string {
  if (value === null) return messages.none;
  switch (unit) {
    case 'ratio':
      return formats.percent(value);
    case 'bytes':
      return formats.bytes(value);
    case 'bitRate':
      return formats.bitRate(value);
    case 'hours':
      return messages.hours(formats.compact(value));
    case 'milliseconds':
      return messages.milliseconds(formats.number(value, 0));
    default:
      return formats.compact(value);
  }
}

export type Change = {
  readonly direction: 'up' | 'down' | 'same';
  /** Whether the change is an improvement. */
  readonly tone: 'good' | 'bad' | 'neutral';
  readonly text: string;
};

/** The change from the previous period; null if there is nothing to compare with. */
export function formatChange({ value, before, unit, better }: DashboardMetric, formats: Formats): Change | null {
  if (value === null || before === null) return null;
  const isRatio = unit === 'ratio';
  // A change from zero has no percentage.
  if (!isRatio && before === 0) return null;
  const by = value - before;
  const text = isRatio
    ? messages.points(formats.number(Math.abs(by) * 100, 1))
    : formats.percent(Math.abs(by) / before);
  // A change that is displayed as zero is none.
  if (by === 0 || !/[1-9]/u.test(text)) return { direction: 'same', tone: 'neutral', text };
  const direction = by > 0 ? 'up' : 'down';
  return { direction, tone: better === 'none' ? 'neutral' : better === direction ? 'good' : 'bad', text };
}
