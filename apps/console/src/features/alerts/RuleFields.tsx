import {
  alertConditions,
  alertMetrics,
  alertMinutes,
  maxAlertChannels,
  maxAlertRecipients,
} from '@edge-console/domain';
import {
  type Form,
  FormMultiSelect,
  FormNumberField,
  FormSelect,
  FormSwitch,
  FormTextField,
  useFieldValue,
} from '@edge-console/forms';
import { useQuery } from '../../api/useQuery.ts';
import { channelsQuery } from '../../records/analytics/queries.ts';
import * as styles from './Alerts.css.ts';
import type { AlertRuleValues } from './alertRuleForm.ts';
import { alertsMessages } from './messages.ts';
import { alertRecipientsQuery, type StoredAlertRule } from './queries.ts';
import { RulePreview } from './RulePreview.tsx';
import { isChange } from './ruleText.ts';

const { form: labels, metrics, allChannels } = alertsMessages;

/** Each ID once, with the first of its options. */
const uniqueOptions = <Option extends { id: string }>(options: readonly Option[]): Option[] =>
  [...new Map(options.toReversed().map((option) => [option.id, option])).values()].toReversed();

type RuleFieldsProps = {
  form: Form<AlertRuleValues>;
  /** The stored rule, whose channels and people can be selected although they are not offered any more. */
  rule?: StoredAlertRule;
};

/** What a rule watches, when it would have fired, and whom it notifies. */
export function RuleFields({ form, rule }: RuleFieldsProps) {
  const channels = useQuery(channelsQuery, { in: { span: 'LAST_7_D' } });
  const recipients = useQuery(alertRecipientsQuery, {});
  const metric = useFieldValue(form, 'metric');
  const hasCondition = metric !== 'NO_DATA';
  return (
    <>
      <FormTextField form={form} name="name" label={labels.name} autoComplete="off" />
      <div className={styles.pair}>
        <FormSelect
          form={form}
          name="metric"
          label={labels.metric}
          items={alertMetrics.map((id) => ({ id, label: metrics[id] }))}
        />
        <FormMultiSelect
          form={form}
          name="channelIds"
          label={labels.channels}
          placeholder={allChannels}
          items={uniqueOptions([...(channels.data?.eiChannels ?? []), ...(rule?.channels ?? [])]).map(
            ({ id, name }) => ({
              id,
              label: name,
            }),
          )}
          maxCount={maxAlertChannels}
          {...(channels.error && { emptyMessage: labels.channelsNotLoaded })}
        />
      </div>
      {hasCondition ? <ConditionFields form={form} /> : <OverMinutes form={form} />}
      <RulePreview form={form} />
      <div className={styles.section}>
        <h3 className={styles.heading}>{labels.delivery}</h3>
        <FormMultiSelect
          form={form}
          name="recipientIds"
          label={labels.recipients}
          description={labels.recipientsHint}
          placeholder={labels.noRecipients}
          items={uniqueOptions([...(recipients.data?.alertRecipients ?? []), ...(rule?.recipients ?? [])]).map(
            ({ id, name, email }) => ({ id, label: name, description: email }),
          )}
          maxCount={maxAlertRecipients}
          emptyMessage={recipients.error ? labels.recipientsNotLoaded : labels.recipientsEmpty}
        />
        <FormTextField
          form={form}
          name="webhookUrl"
          label={labels.webhookUrl}
          description={labels.webhookHint}
          type="url"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
        />
        <FormSwitch form={form} name="notifyOnRecovery" label={labels.notifyOnRecovery} />
      </div>
    </>
  );
}

function OverMinutes({ form }: { form: Form<AlertRuleValues> }) {
  return (
    <FormSelect
      form={form}
      name="overMinutes"
      label={labels.overMinutes}
      items={alertMinutes.map((minutes) => ({ id: String(minutes), label: labels.minutes[minutes] ?? '' }))}
    />
  );
}

function ConditionFields({ form }: { form: Form<AlertRuleValues> }) {
  const metric = useFieldValue(form, 'metric');
  const condition = useFieldValue(form, 'condition');
  const unit = metric === 'OFFLOAD' || metric === 'NO_DATA' || isChange(condition) ? 'percent' : metric;
  return (
    <div className={styles.section}>
      <div className={styles.condition}>
        <FormSelect
          form={form}
          name="condition"
          label={labels.condition}
          items={alertConditions.map((id) => ({ id, label: labels.conditions[id] }))}
        />
        <FormNumberField
          form={form}
          name="threshold"
          label={labels.threshold}
          unit={labels.units[unit]}
          isRequired
          minValue={1}
          isStepperHidden
        />
        <OverMinutes form={form} />
      </div>
      {isChange(condition) && <p className={styles.hint}>{labels.changeHint}</p>}
    </div>
  );
}
