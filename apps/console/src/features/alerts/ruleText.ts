import type { AlertCondition, AlertMetric } from '@edge-console/domain';
import { formatDate, formatTime } from '@edge-console/ui/date-time';
import { formatBytes, formatCompact, formatDuration, formatPercent } from '@edge-console/ui/formats';
import { locale } from '../../core/locale/locale.ts';
import { alertsMessages as messages } from './messages.ts';

export type Watched = {
  metric: AlertMetric;
  condition: AlertCondition | null;
  threshold: number | null;
  overMinutes: number;
};

export const isChange = (condition: AlertCondition | null): boolean =>
  condition === 'INCREASE' || condition === 'DECREASE';

const percent = (ratio: number): string =>
  formatPercent(ratio, locale, Number.isInteger(Math.round(ratio * 1e6) / 1e4) ? 0 : 1);

/** A value in the metric's unit, without a sign: "31%", "412 ms". */
export function valueText({ metric, condition }: Pick<Watched, 'metric' | 'condition'>, value: number): string {
  if (isChange(condition) || metric === 'OFFLOAD') return percent(Math.abs(value));
  if (metric === 'JOIN_TIME') return formatDuration(value, locale);
  return metric === 'CDN_DATA' ? formatBytes(value, locale) : messages.viewers(formatCompact(value, locale));
}

/** The current value: "31%", or the change: "Down 12%". */
export const readingText = (rule: Pick<Watched, 'metric' | 'condition'>, value: number): string =>
  isChange(rule.condition) ? messages.change(valueText(rule, value), value >= 0) : valueText(rule, value);

const lengthText = (minutes: number): string => messages.minutes[minutes] ?? String(minutes);

/** What a rule watches: "P2P offload below 40% over 5 min". */
export function conditionText({ metric, condition, threshold, overMinutes }: Watched): string {
  const length = lengthText(overMinutes);
  if (condition === null) return messages.conditions.noData(length);
  return messages.conditions[condition](
    messages.metrics[metric],
    valueText({ metric, condition }, threshold ?? 0),
    length,
  );
}

/** "14:05" today, otherwise "22 Nov 2026, 09:00". */
export function momentText(iso: string, now = new Date()): string {
  const date = new Date(iso);
  const time = formatTime(date, undefined, locale);
  const day = formatDate(date, undefined, locale);
  return day === formatDate(now, undefined, locale) ? time : `${day}, ${time}`;
}

export const isMuted = ({ mutedUntil }: { mutedUntil: string | null }, now = Date.now()): boolean =>
  mutedUntil !== null && Date.parse(mutedUntil) > now;

/** Why a delivery failed, in a sentence. */
export const problemText = ({ problem, status }: { problem: string | null; status: number | null }): string =>
  messages.details.problems[problem ?? ''] ?? messages.details.failedStatus(status);

type Stateful = Watched & {
  enabled: boolean;
  mutedUntil: string | null;
  state: 'OK' | 'FIRING' | 'NO_DATA';
  since: string;
  channel: { name: string } | null;
  value: number | null;
  evaluatedAt: string | null;
};

export type RuleState = {
  kind: 'ok' | 'firing' | 'noData' | 'muted' | 'disabled' | 'pending';
  label: string;
  detail: string;
};

/** A rule's state in two lines. */
export function stateOf(rule: Stateful): RuleState {
  const { states } = messages;
  const { state, since, value, channel, mutedUntil } = rule;
  const muted = mutedUntil !== null && isMuted(rule) ? momentText(mutedUntil) : null;
  const reading = value === null ? undefined : readingText(rule, value);
  if (!rule.enabled) return { kind: 'disabled', label: states.disabled, detail: states.notChecked };
  if (state === 'FIRING') {
    const details = [channel?.name, reading, ...(muted === null ? [] : [states.mutedUntil(muted)])];
    return { kind: 'firing', label: states.firingSince(momentText(since)), detail: details.filter(Boolean).join(', ') };
  }
  if (muted !== null) return { kind: 'muted', label: states.muted, detail: states.until(muted) };
  if (rule.evaluatedAt === null) return { kind: 'pending', label: states.unchecked, detail: states.notEvaluated };
  if (state === 'NO_DATA') {
    const detail = states.since(momentText(since));
    return {
      kind: 'noData',
      label: states.NO_DATA,
      detail: channel ? `${channel.name}, ${detail.toLowerCase()}` : detail,
    };
  }
  return { kind: 'ok', label: states.OK, detail: reading === undefined ? '' : states.now(reading) };
}

/** "Arena Live +3", or "All channels". */
export const channelsText = ({ channels: [first, ...others] }: { channels: readonly { name: string }[] }): string =>
  first === undefined ? messages.allChannels : messages.moreChannels(first.name, others.length);
