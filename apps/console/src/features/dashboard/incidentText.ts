import { formatDate, formatTime } from '@edge-console/ui/date-time';
import type { useFormats } from '@edge-console/ui/formats';
import { locale } from '../../core/locale/locale.ts';
import { dashboardMessages } from './messages.ts';
import type { AlertIncident, Checks } from './queries.ts';

export type Formats = Pick<ReturnType<typeof useFormats>, 'percent' | 'number' | 'bytes' | 'compact'>;
type Rule = Pick<Checks['alertRules']['nodes'][number], 'id' | 'condition'>;

const messages = dashboardMessages.incidents;
const day = 86_400_000;

/** "at 14:05", "yesterday at 14:05", or "on 28 Nov 2026 at 14:05", in the user's time zone. */
export function momentText(moment: string, now: number): string {
  const date = new Date(moment);
  const time = formatTime(date, undefined, locale);
  const written = formatDate(date, undefined, locale);
  if (written === formatDate(new Date(now), undefined, locale)) return messages.today(time);
  if (written === formatDate(new Date(now - day), undefined, locale)) return messages.yesterday(time);
  return messages.earlier(written, time);
}

function valueText({ metric }: AlertIncident, value: number, formats: Formats): string {
  if (metric === 'OFFLOAD') return formats.percent(value, 0);
  if (metric === 'JOIN_TIME') return messages.milliseconds(formats.number(value, 0));
  return metric === 'CDN_DATA' ? formats.bytes(value) : messages.viewers(formats.compact(Math.round(value)));
}

/** What happened, without a period: "Offload on Arena Live fell to 31% at 14:05". */
export function incidentText(incident: AlertIncident, rules: readonly Rule[], now: number, formats: Formats): string {
  const { metric, channel, peak, startedAt, ruleId, ruleName } = incident;
  const at = momentText(startedAt, now);
  if (metric === 'NO_DATA') return messages.noData(channel?.name, at);
  const condition = rules.find(({ id }) => id === ruleId)?.condition;
  if (peak === null || !condition) return messages.fired(ruleName, at);
  const subject = messages.subject(messages.metrics[metric], channel?.name);
  if (condition === 'INCREASE' || condition === 'DECREASE')
    return messages.changed(subject, condition === 'INCREASE', formats.percent(Math.abs(peak), 0), at);
  return messages.crossed(subject, condition === 'ABOVE', valueText(incident, peak, formats), at);
}
