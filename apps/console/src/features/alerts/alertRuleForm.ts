import { type AlertCondition, alertConditions, type AlertMetric, alertMinutes, alertRule } from '@edge-console/domain';
import { failure, fieldRule, oneOf } from '@edge-console/forms/rules';
import * as v from 'valibot';
import { isChange } from './ruleText.ts';

const gigabyte = 1e9;

/** What the form's threshold is multiplied by: percentages are stored as ratios, and gigabytes as bytes. */
function thresholdUnit(metric: AlertMetric, condition: AlertCondition | null): number {
  if (metric === 'OFFLOAD' || isChange(condition)) return 0.01;
  return metric === 'CDN_DATA' ? gigabyte : 1;
}

const minutes = alertMinutes.map(String);
const { name, metric, channelIds, recipientIds } = alertRule.entries;

const fields = v.object({
  name,
  metric,
  condition: oneOf(alertConditions),
  threshold: v.nullable(v.number()),
  overMinutes: oneOf(minutes),
  channelIds,
  recipientIds,
  webhookUrl: v.string(),
  notifyOnRecovery: v.boolean(),
});

function inputOf(entered: v.InferOutput<typeof fields>) {
  const unit = thresholdUnit(entered.metric, entered.condition);
  return {
    ...entered,
    // Without the noise of binary fractions, such as 7 * 0.01.
    threshold: entered.threshold === null ? null : Number((entered.threshold * unit).toPrecision(12)),
    overMinutes: Number(entered.overMinutes),
    webhookUrl: entered.webhookUrl.trim() === '' ? null : entered.webhookUrl,
  };
}

/** The fields in the units that users enter, then the domain's rule for all of them. */
export const alertRuleForm = v.pipe(
  fields,
  // With the errors of the other fields, which the domain's rule does not run after.
  fieldRule(
    (entered: v.InferOutput<typeof fields>) => entered.metric === 'NO_DATA' || entered.threshold !== null,
    'threshold',
    failure('REQUIRED'),
  ),
  v.transform(inputOf),
  // A pipe needs the exact type, without optional properties.
  alertRule as unknown as v.GenericSchema<ReturnType<typeof inputOf>, v.InferOutput<typeof alertRule>>,
);

export type AlertRuleValues = v.InferInput<typeof alertRuleForm>;

export const newAlertRule = (recipientIds: string[]): AlertRuleValues => ({
  name: '',
  metric: 'OFFLOAD',
  condition: 'BELOW',
  threshold: null,
  overMinutes: '15',
  channelIds: [],
  recipientIds,
  webhookUrl: '',
  notifyOnRecovery: true,
});

type Stored = {
  name: string;
  metric: AlertMetric;
  condition: AlertCondition | null;
  threshold: number | null;
  overMinutes: number;
  channels: readonly { id: string }[];
  recipients: readonly { id: string }[];
  webhookUrl: string | null;
  notifyOnRecovery: boolean;
};

export const alertRuleValues = (stored: Stored): AlertRuleValues => ({
  name: stored.name,
  metric: stored.metric,
  condition: stored.condition ?? 'BELOW',
  threshold:
    stored.threshold === null
      ? null
      : Number((stored.threshold / thresholdUnit(stored.metric, stored.condition)).toPrecision(12)),
  overMinutes: String(stored.overMinutes),
  channelIds: stored.channels.map(({ id }) => id),
  recipientIds: stored.recipients.map(({ id }) => id),
  webhookUrl: stored.webhookUrl ?? '',
  notifyOnRecovery: stored.notifyOnRecovery,
});

/** The input that watches the same as the form, or undefined while it is incomplete. */
export function watchedInput(values: AlertRuleValues) {
  const checked = v.safeParse(alertRuleForm, { ...values, name: 'Preview', recipientIds: [], webhookUrl: '' });
  return checked.success ? checked.output : undefined;
}
