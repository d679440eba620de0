import { analyticsHref, customSpan, spanAround } from './analyticsLinks.ts';
import { type Formats, incidentText, momentText } from './incidentText.ts';
import { dashboardMessages } from './messages.ts';
import type { Checks } from './queries.ts';

export type Statement = { text: string; href: string };
export type Headline = { tone: 'success' | 'warning' | 'danger'; statements: readonly Statement[] };

const messages = dashboardMessages.headline;

const minute = 60_000;
const day = 1_440 * minute;
/** Without data for this long, something is wrong. */
const silenceMs = 10 * minute;
/** Rules are evaluated every minute. */
const evaluationMs = 5 * minute;
/** A shorter streak is no news. */
const minStreakDays = 3;

type Series = Checks['days'];

const pointsOf = ({ series }: Series) => series[0]?.points ?? [];

/** When the last point with data ended; null without any. */
export function lastDataAt(checks: Checks): number | null {
  for (const set of [checks.lastHour, checks.lastDay, checks.days]) {
    const point = pointsOf(set).findLast(({ v }) => v !== null);
    if (point) return Date.parse(point.t) + set.stepSeconds * 1000;
  }
  return null;
}

/** The longest run of days until today whose offload is above a round level, close to that of today. */
export function offloadStreak(days: Series): { days: number; level: number; isWhole: boolean } | null {
  const values = pointsOf(days).map(({ v }) => v);
  const today = values.at(-1);
  if (typeof today !== 'number') return null;
  const highest = Math.ceil(today * 10) - 1;
  for (let tenths = highest; tenths > Math.max(0, highest - 3); tenths -= 1) {
    const level = tenths / 10;
    const length = values.length - 1 - values.findLastIndex((value) => value === null || value <= level);
    if (length >= minStreakDays) return { days: length, level, isWhole: length === values.length };
  }
  return null;
}

/** Without today until its first full hour is counted. */
function countedDays(days: Series): Series {
  const points = pointsOf(days);
  return points.at(-1)?.v === null ? { ...days, series: [{ points: points.slice(0, -1) }] } : days;
}

function offloadStatements(checks: Checks, now: number, { percent }: Formats): readonly Statement[] {
  const days = countedDays(checks.days);
  const streak = offloadStreak(days);
  if (streak) {
    const level = percent(streak.level, 0);
    const text = streak.isWhole ? messages.wholeStreak(level, streak.days) : messages.streak(level, streak.days);
    const from = pointsOf(days).at(-streak.days)?.t;
    return from === undefined ? [] : [{ text, href: analyticsHref(customSpan(Date.parse(from), now)) }];
  }
  const today = pointsOf(checks.days).at(-1)?.v;
  return typeof today === 'number'
    ? [{ text: messages.today(percent(today)), href: analyticsHref({ span: 'LAST_24_H' }) }]
    : [];
}

/** Whether every alert rule was evaluated recently, and is OK. Without rules, nothing is known to be normal. */
function isNormal({ alertRules }: Checks, now: number): boolean {
  const rules = alertRules.nodes.filter(({ enabled }) => enabled);
  return (
    rules.length > 0 &&
    rules.every(
      ({ state, evaluatedAt }) =>
        state === 'OK' && evaluatedAt !== null && now - Date.parse(evaluatedAt) < evaluationMs,
    )
  );
}

/** What the checks say, most urgent first: open alerts, then missing data, then offload. */
export function headlineOf(checks: Checks, now: number, formats: Formats): Headline {
  const open = checks.alertIncidents.filter(({ endedAt }) => endedAt === null);
  const latest = open.at(-1);
  if (latest) {
    const text = `${incidentText(latest, checks.alertRules.nodes, now, formats)}.`;
    const href = analyticsHref(spanAround(Date.parse(latest.startedAt), now), latest.channel?.name);
    const count = { text: messages.firing(open.length), href: '#needs-attention' };
    return { tone: 'danger', statements: open.length > 1 ? [count, { text, href }] : [{ text, href }] };
  }
  const last = lastDataAt(checks);
  if (last === null || now - last > silenceMs) {
    const text = last === null ? messages.noDataAtAll : messages.noData(momentText(new Date(last).toISOString(), now));
    return {
      tone: 'warning',
      statements: [{ text, href: analyticsHref(spanAround(last ?? now - 6 * day, now)) }],
    };
  }
  // Players that are paused still send data.
  const isWatched = pointsOf(checks.lastHour).findLast(({ v }) => v !== null)?.v !== 0;
  const state = !isWatched ? messages.quiet : isNormal(checks, now) ? messages.normal : messages.arriving;
  return {
    tone: 'success',
    statements: [
      { text: state, href: analyticsHref({ span: 'LAST_HOUR' }) },
      ...offloadStatements(checks, now, formats),
    ],
  };
}
