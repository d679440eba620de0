import type { Mail } from '../../core/database/schema.ts';
import { nameInMail, productInMail, timeInMail } from '../../core/mail/mailText.ts';
import type { AlertMetric } from '@edge-console/domain';
import { isChange, type Watched } from './evaluateRule.ts';

/** An incident that started or ended, for notifications. */
export type AlertNotice = {
  readonly rule: Watched & { readonly id: string; readonly name: string };
  readonly account: { readonly id: string; readonly name: string };
  readonly channel: { readonly id: string; readonly name: string } | null;
  readonly value: number | null;
  readonly startedAt: Date;
  /** Null while it lasts. */
  readonly endedAt: Date | null;
};

const metricNames: Readonly<Record<Exclude<AlertMetric, 'NO_DATA'>, string>> = {
  AUDIENCE: 'The audience',
  OFFLOAD: 'P2P offload',
  JOIN_TIME: 'The median join time',
  CDN_DATA: 'CDN data',
};

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });
const units = ['bytes', 'kB', 'MB', 'GB', 'TB', 'PB'] as const;

function bytes(count: number): string {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(count) / 3)));
  return `${number.format(count / 1000 ** power)} ${units[power]}`;
}

function valueText({ metric, condition }: Pick<Watched, 'metric' | 'condition'>, value: number): string {
  if (isChange({ condition }) || metric === 'OFFLOAD') return percent.format(Math.abs(value));
  if (metric === 'JOIN_TIME') return `${number.format(value)} ms`;
  return metric === 'CDN_DATA' ? bytes(value) : `${number.format(Math.round(value))} viewers`;
}

const minutesText = (minutes: number): string =>
  minutes < 60 ? `${minutes} minutes` : minutes === 60 ? 'hour' : `${minutes / 60} hours`;

/** What happened, in a sentence. */
function sentenceOf({ rule, channel, value, endedAt }: AlertNotice): string {
  const { metric, condition, threshold, overMinutes } = rule;
  const channelName = channel === null ? '' : nameInMail(channel.name);
  const over = `over the last ${minutesText(overMinutes)}`;
  if (metric === 'NO_DATA') {
    const from = channelName === '' ? '' : ` from ${channelName}`;
    if (endedAt !== null) return `Player data${from} is arriving again.`;
    return `No player data${from} arrived in the last ${minutesText(overMinutes)}.`;
  }
  const subject = `${metricNames[metric]}${channelName === '' ? '' : ` on ${channelName}`}`;
  const isChanged = isChange(rule);
  const measured = value === null ? '' : valueText(rule, value);
  const change = `${(value ?? 0) < 0 ? 'down' : 'up'} ${measured} from a week earlier`;
  if (endedAt !== null) return `${subject} is back to normal${isChanged ? '' : `: ${measured} ${over}`}.`;
  const limit = `The limit is ${valueText(rule, threshold ?? 0)}.`;
  if (isChanged) return `${subject} was ${change}, ${over}. ${limit}`;
  return `${subject} was ${measured} ${over}, which is ${condition === 'BELOW' ? 'below' : 'above'} the limit. ${limit}`;
}

/** The analytics page with the channel and time range of an incident. */
export function chartUrl(origin: string, { rule, channel }: Pick<AlertNotice, 'rule' | 'channel'>): string {
  const parameters = new URLSearchParams({
    span: rule.overMinutes < 60 ? '1h' : rule.overMinutes < 1440 ? '24h' : '7d',
  });
  // As the console's filters escape their separators.
  const name = channel?.name.replaceAll(/[%,;]/g, encodeURIComponent);
  if (name !== undefined) parameters.set('filter', `channel:eq:${name}`);
  return `${origin}/edge-intelligence/analytics/?${parameters}`;
}

/** The mail to a recipient of a rule. */
export function alertMail(to: string, notice: AlertNotice, origin: string): Mail {
  const { rule, account, startedAt, endedAt } = notice;
  const state = endedAt === null ? 'is firing' : 'has recovered';
  return {
    to,
    subject: `${endedAt === null ? 'Alert' : 'Recovered'}: ${nameInMail(rule.name)}`,
    text: [
      `The alert rule ${nameInMail(rule.name)} for ${nameInMail(account.name)} in ${productInMail} ${state}.`,
      '',
      sentenceOf(notice),
      endedAt === null ? `Since ${timeInMail(startedAt)}.` : `From ${timeInMail(startedAt)} to ${timeInMail(endedAt)}.`,
      '',
      'View the chart:',
      chartUrl(origin, notice),
    ].join('\n'),
  };
}

/** The body of a webhook delivery. */
export function webhookBody(
  notice: AlertNotice,
  type: 'alert.firing' | 'alert.recovered' | 'alert.test',
  origin: string,
) {
  const { rule, account, channel, value, startedAt, endedAt } = notice;
  const { id, name, metric, condition, threshold, overMinutes } = rule;
  return {
    id: crypto.randomUUID(),
    type,
    account,
    rule: { id, name, metric, condition, threshold, overMinutes },
    channel,
    value,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    url: chartUrl(origin, notice),
  };
}
