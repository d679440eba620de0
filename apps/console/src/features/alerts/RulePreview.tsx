import type { AlertMetric } from '@edge-console/domain';
import { type Form, useFieldValue } from '@edge-console/forms';
import { LineChart, type ValueKind } from '@edge-console/ui/line-chart';
import { useEffect, useMemo, useState } from 'react';
import { errorText } from '../../api/errorText.ts';
import { useQuery } from '../../api/useQuery.ts';
import * as styles from './Alerts.css.ts';
import { type AlertRuleValues, newAlertRule, watchedInput } from './alertRuleForm.ts';
import { alertsMessages } from './messages.ts';
import { alertPreviewQuery } from './queries.ts';
import { isChange } from './ruleText.ts';

const { preview: messages, metrics } = alertsMessages;

const kinds: Readonly<Record<AlertMetric, ValueKind>> = {
  AUDIENCE: 'number',
  OFFLOAD: 'percent',
  JOIN_TIME: 'duration',
  CDN_DATA: 'bytes',
  NO_DATA: 'number',
};

/** Stepping through values sends one request. */
const settleMs = 300;

function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** When the rule would have fired in the last seven days. */
export function RulePreview({ form }: { form: Form<AlertRuleValues> }) {
  const metric = useFieldValue(form, 'metric');
  const condition = useFieldValue(form, 'condition');
  const threshold = useFieldValue(form, 'threshold');
  const overMinutes = useFieldValue(form, 'overMinutes');
  const channelIds = useFieldValue(form, 'channelIds');
  const entered = useMemo(
    () => watchedInput({ ...newAlertRule([]), metric, condition, threshold, overMinutes, channelIds }),
    [metric, condition, threshold, overMinutes, channelIds],
  );
  const input = useSettled(entered);
  const query = useQuery(alertPreviewQuery, input === undefined ? null : { input });
  const preview = (query.data ?? query.previousData)?.alertPreview;
  const times = useMemo(() => preview?.points.map(({ t }) => Date.parse(t)) ?? [], [preview]);
  const series = useMemo(
    () => (preview ? [{ id: 'value', label: metrics[metric], values: preview.points.map(({ v }) => v) }] : []),
    [preview, metric],
  );
  const incidents = useMemo(
    () =>
      preview?.incidents.map(({ from, to }) => ({
        from: Date.parse(from),
        to: Date.parse(to),
        label: messages.incident,
        tone: 'danger' as const,
      })) ?? [],
    [preview],
  );
  const limit = input?.threshold;
  const lines = useMemo(() => {
    if (typeof limit !== 'number') return [];
    const value = input?.condition === 'DECREASE' ? -limit : limit;
    return [{ value, label: messages.threshold, tone: 'danger' as const }];
  }, [limit, input?.condition]);

  if (entered === undefined && preview === undefined) return <p className={styles.incomplete}>{messages.incomplete}</p>;
  // Without a value, there is nothing to draw.
  if (metric === 'NO_DATA' && preview?.count === 0) return <p className={styles.incomplete}>{messages.title(0)}</p>;
  const count = channelIds.length;
  const isLowest = condition === 'BELOW' || condition === 'DECREASE';
  return (
    <div className={styles.preview}>
      <LineChart
        variant="plain"
        headingLevel={3}
        height={150}
        label={preview ? messages.title(preview.count) : messages.loading}
        unit={
          count > 1 && metric !== 'NO_DATA' ? (isLowest ? messages.lowest(count) : messages.highest(count)) : undefined
        }
        kind={isChange(condition) && metric !== 'NO_DATA' ? 'percent' : kinds[metric]}
        times={times}
        series={series}
        referenceLines={lines}
        referenceAreas={incidents}
        isPending={query.isFetching}
        errorMessage={query.error && `${messages.notLoaded} ${errorText(query.error)}`}
        onRetry={query.refetch}
        emptyMessage={messages.none}
      />
      <p className={styles.hint}>{messages.hours}</p>
    </div>
  );
}
