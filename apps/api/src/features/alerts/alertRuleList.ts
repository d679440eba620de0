import { alertMetrics } from '@edge-console/domain';
import { sql } from 'drizzle-orm';
import { isIdIn } from '../../core/database/ids.ts';
import { alertRules, alertStates, channels } from '../../core/database/schema.ts';
import { invalid } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { defineList } from '../../core/lists/defineList.ts';
import {
  booleanField,
  enumField,
  textField,
  timestampField,
  computedSort,
  conditionFilter,
  type ListField,
} from '../../core/lists/fields.ts';
import { visibleColumns, type AlertRuleRow } from './alertRule.ts';

/** A filter by the IDs of chosen channels. */
const channel: ListField = {
  filter: ({ field, op, values }) => {
    if (op !== 'eq') return { failure: invalid(validationMessages.filterOperator(field, op), 'filter') };
    if (!values.every((value) => isIdIn(channels.id, value)))
      return { failure: invalid(validationMessages.filterValue(field), 'filter') };
    return { condition: sql`${alertRules.channelIds} && ${sql.param([...values])}::uuid[]` };
  },
};

const lastFired = sql`(SELECT max(fired.started_at) FROM alert_incidents fired WHERE fired.rule_id = alert_rules.id)`;
/** After any time, and 15 digits at most. */
const never = 999_999_999_999_999;

/** Lists of alert rules, firing ones first by default. */
export const alertRuleList = defineList<AlertRuleRow>({
  table: alertRules,
  columns: visibleColumns,
  search: [alertRules.nameSearch],
  fields: {
    name: textField({ key: alertRules.nameKey, search: alertRules.nameSearch }),
    metric: enumField(alertRules.metric, alertMetrics),
    state: enumField(alertRules.state, alertStates),
    channel,
    enabled: booleanField(alertRules.enabled),
    muted: conditionFilter(sql`(coalesce(${alertRules.mutedUntil}, '-infinity') > now())`),
    since: timestampField(alertRules.stateSince),
    // Rules that never fired are last in both directions.
    lastFiredAt: computedSort(
      (descending) =>
        sql`coalesce((extract(epoch FROM ${lastFired}) * 1000)::bigint, ${sql.raw(String(descending ? 0 : never))})`,
      'number',
    ),
    createdAt: timestampField(alertRules.createdAt),
  },
  defaultSort: { field: 'state', desc: false },
});
