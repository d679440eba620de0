import { uniqueItems, failure, fieldRule, httpsUrl, singleLineText, oneOf, rule } from '@edge-console/forms/rules';
import * as v from 'valibot';
import { id } from './id.ts';
import { domainFailure } from './messages.ts';

/** What an alert rule watches. NO_DATA has no condition. */
export const alertMetrics = ['AUDIENCE', 'OFFLOAD', 'JOIN_TIME', 'CDN_DATA', 'NO_DATA'] as const;
export type AlertMetric = (typeof alertMetrics)[number];

/** ABOVE and BELOW compare with a threshold, INCREASE and DECREASE with the same time one week before. */
export const alertConditions = ['ABOVE', 'BELOW', 'INCREASE', 'DECREASE'] as const;
export type AlertCondition = (typeof alertConditions)[number];

/** The lengths of time that a rule can watch, in minutes. */
export const alertMinutes: readonly number[] = [5, 15, 60, 360, 1440];

export const maxAlertChannels = 20;
export const maxAlertRecipients = 20;

const isIn = (value: number, min: number, max: number): boolean => value >= min && value <= max;

type Compared = {
  metric: AlertMetric;
  condition?: AlertCondition | null | undefined;
  threshold?: number | null | undefined;
};

const isChange = (condition: Compared['condition']): boolean => condition === 'INCREASE' || condition === 'DECREASE';

/** Object schema step: every metric except NO_DATA has a `condition` and a `threshold`. @__NO_SIDE_EFFECTS__ */
const requiredWithMetric = <Entered extends Compared>(field: 'condition' | 'threshold') =>
  fieldRule(
    (entered: Entered) => entered.metric === 'NO_DATA' || (entered[field] ?? null) !== null,
    field,
    failure('REQUIRED'),
  );

/** Object schema step: the range of the `threshold`, if there is one and its condition applies. @__NO_SIDE_EFFECTS__ */
const thresholdWhere = <Entered extends Compared>(
  applies: (compared: Compared) => boolean,
  [min, max]: readonly [number, number],
  code: Parameters<typeof domainFailure>[0],
) =>
  fieldRule(
    (entered: Entered) =>
      entered.metric === 'NO_DATA' ||
      typeof entered.threshold !== 'number' ||
      !applies(entered) ||
      isIn(entered.threshold, min, max),
    'threshold',
    domainFailure(code),
  );

/**
 * Input for creating or updating an alert rule. The threshold of AUDIENCE is in viewers, of JOIN_TIME in milliseconds, of CDN_DATA in bytes;
 * of OFFLOAD and of changes it is a ratio: 0.4 is 40%.
 */
export const alertRule = v.pipe(
  v.object({
    name: singleLineText(1, 60),
    metric: oneOf(alertMetrics),
    condition: v.nullish(oneOf(alertConditions), null),
    threshold: v.nullish(v.pipe(v.number(), v.finite()), null),
    overMinutes: v.pipe(
      v.number(),
      rule((minutes: number) => alertMinutes.includes(minutes), domainFailure('ALERT_MINUTES')),
    ),
    /** None: all channels together. */
    channelIds: v.pipe(
      v.array(id),
      rule((ids: string[]) => ids.length <= maxAlertChannels, domainFailure('ALERT_CHANNELS')),
      uniqueItems(),
    ),
    recipientIds: v.pipe(
      v.array(id),
      rule((ids: string[]) => ids.length <= maxAlertRecipients, domainFailure('ALERT_RECIPIENTS')),
      uniqueItems(),
    ),
    webhookUrl: v.nullish(httpsUrl, null),
    notifyOnRecovery: v.nullish(v.boolean(), true),
    enabled: v.nullish(v.boolean(), true),
  }),
  requiredWithMetric('condition'),
  requiredWithMetric('threshold'),
  thresholdWhere(({ condition }) => condition === 'INCREASE', [0.01, 100], 'ALERT_INCREASE'),
  thresholdWhere(
    ({ metric, condition }) => condition === 'DECREASE' || (metric === 'OFFLOAD' && !isChange(condition)),
    [0.01, 1],
    'ALERT_SHARE',
  ),
  thresholdWhere(
    ({ metric, condition }) => metric !== 'OFFLOAD' && !isChange(condition),
    [Number.MIN_VALUE, Number.MAX_SAFE_INTEGER],
    'ALERT_THRESHOLD',
  ),
  v.transform((entered) => (entered.metric === 'NO_DATA' ? { ...entered, condition: null, threshold: null } : entered)),
);
