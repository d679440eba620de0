import { type Form, FormNumberField, FormSegmented, useFieldValue } from '@edge-console/forms';
import { steeringStrategies } from '@edge-console/domain';
import { Notice } from '@edge-console/ui/notice';
import { edgeDeliveryMessages } from './messages.ts';
import { PathwaysField } from './PathwaysField.tsx';
import type { StoredPathway } from './queries.ts';
import { loadOf, type ResourceValues } from './resourceForm.ts';

const { resources, strategies } = edgeDeliveryMessages;
const labels = resources.form;
const items = steeringStrategies.map((id) => ({ id, label: strategies[id] }));

/** Below this many seconds, every viewer sends more than six requests a minute. */
const shortTtl = 10;

type SteeringFieldsProps = { form: Form<ResourceValues>; own?: readonly StoredPathway[] };

const none: readonly StoredPathway[] = [];

/** What changes often: strategy, pathways, and TTL. */
export function SteeringFields({ form, own = none }: SteeringFieldsProps) {
  const ttl = useFieldValue(form, 'ttl');
  const strategy = useFieldValue(form, 'steeringStrategy');
  const isTtl = typeof ttl === 'number' && ttl >= 1;
  return (
    <>
      <FormSegmented
        form={form}
        name="steeringStrategy"
        label={labels.strategy}
        items={items}
        size="sm"
        description={labels.strategyHints[strategy]}
      />
      <PathwaysField form={form} own={own} />
      <FormNumberField
        form={form}
        name="ttl"
        label={labels.ttl}
        unit={labels.ttlUnit}
        minValue={1}
        maxValue={1800}
        description={isTtl ? labels.load(...loadOf(ttl)) : undefined}
      />
      {isTtl && ttl < shortTtl && <Notice tone="warning" title={labels.shortTtl(ttl)} />}
    </>
  );
}
