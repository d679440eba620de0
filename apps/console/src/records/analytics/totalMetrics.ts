import type { useFormats } from '@edge-console/ui/formats';
import { audienceText, viewingText } from './figureText.ts';
import { analyticsMessages } from './messages.ts';
import type { Totals } from './queries.ts';
import type { Trends } from './useTrends.ts';

type Formats = Pick<ReturnType<typeof useFormats>, 'compact' | 'percent' | 'bytes' | 'number'>;

export type Change = {
  direction: 'up' | 'down' | 'same';
  /** Whether the change is an improvement. */
  tone: 'good' | 'bad' | 'neutral';
  text: string;
};

export type Figure = {
  label: string;
  /** What it means, if the label does not say. */
  help?: string;
  /** Its trend line, if a chart on the page has one. */
  trend?: keyof Trends;
  /** Undefined while loading; null without data. */
  value: string | null | undefined;
  /** Undefined if there is nothing to compare with. */
  change: Change | undefined;
};

type Known = number | null | undefined;

/** `better`: the direction of an improvement; 0 for neither. */
export function changeOf(
  now: Known,
  before: Known,
  better: 1 | 0 | -1,
  write: (by: number) => string,
): Change | undefined {
  if (typeof now !== 'number' || typeof before !== 'number') return undefined;
  const by = now - before;
  const text = write(Math.abs(by));
  // A change that is displayed as zero counts as none.
  if (by === 0 || !/[1-9]/u.test(text)) return { direction: 'same', tone: 'neutral', text };
  const isUp = by > 0;
  const isWelcome = isUp === better > 0;
  return { direction: isUp ? 'up' : 'down', tone: better === 0 ? 'neutral' : isWelcome ? 'good' : 'bad', text };
}

export type FigureId = 'audience' | 'peak' | 'offload' | 'p2p' | 'cdn' | 'join' | 'viewing';

/** The totals of a period, with the change from the previous one. */
export function totalMetrics(
  totals: Totals | undefined,
  before: Totals | undefined,
  formats: Formats,
): Record<FigureId, Figure> {
  const messages = analyticsMessages.totals;
  const written = (value: Known, write: (value: number) => string): string | null | undefined =>
    totals === undefined ? undefined : typeof value === 'number' ? write(value) : null;
  const relative = (
    key: 'averageAudience' | 'peakAudience' | 'p2pBytes' | 'cdnBytes' | 'totalViewingSeconds',
    better: 1 | 0 | -1,
  ) => {
    const base = before?.[key];
    // A change from zero has no percentage.
    return base ? changeOf(totals?.[key], base, better, (by) => formats.percent(by / base)) : undefined;
  };
  // Offload is undefined without any traffic.
  const offloadOf = (given: Totals | undefined) =>
    given && given.p2pBytes + given.cdnBytes > 0 ? given.offload : undefined;
  return {
    audience: {
      label: messages.audience,
      help: messages.audienceHelp,
      trend: 'audience',
      value: written(totals?.averageAudience, (value) => audienceText(value, formats)),
      change: relative('averageAudience', 1),
    },
    peak: {
      label: messages.peak,
      value: written(totals?.peakAudience, formats.compact),
      change: relative('peakAudience', 1),
    },
    offload: {
      label: messages.offload,
      help: messages.offloadHelp,
      trend: 'offload',
      value: written(offloadOf(totals), (value) => formats.percent(value)),
      change: changeOf(offloadOf(totals), offloadOf(before), 1, (by) => messages.points(formats.number(by * 100, 1))),
    },
    p2p: {
      label: messages.p2p,
      trend: 'p2p',
      value: written(totals?.p2pBytes, formats.bytes),
      change: relative('p2pBytes', 1),
    },
    cdn: {
      label: messages.cdn,
      trend: 'cdn',
      value: written(totals?.cdnBytes, formats.bytes),
      change: relative('cdnBytes', 0),
    },
    join: {
      label: messages.join,
      help: messages.joinHelp,
      value: written(totals?.joinTimeMs, (value) => messages.milliseconds(formats.number(value, 0))),
      change: changeOf(totals?.joinTimeMs, before?.joinTimeMs, -1, (by) =>
        messages.milliseconds(formats.number(by, 0)),
      ),
    },
    viewing: {
      label: messages.viewing,
      value: written(totals?.totalViewingSeconds, (value) => viewingText(value, formats)),
      change: relative('totalViewingSeconds', 1),
    },
  };
}
