import { type Form, FormNumberField, FormSegmented, useFieldValue } from '@edge-console/forms';
import { steeringStrategies } from '@edge-console/domain';
import { formatNumber } from '@edge-console/ui/formats';
import { Notice } from '@edge-console/ui/notice';
import { Slider } from '@edge-console/ui/slider';
import { useMemo } from 'react';
import { locale } from '../../core/locale/locale.ts';
import { edgeDeliveryMessages } from './messages.ts';
import { PathwaysField } from './PathwaysField.tsx';
import type { StoredPathway } from './queries.ts';
import * as styles from './EdgeDelivery.css.ts';
import { loadOf, newResource, type ResourceValues } from './resourceForm.ts';

const { resources, strategies } = edgeDeliveryMessages;
const labels = resources.form;
const items = steeringStrategies.map((id) => ({ id, label: strategies[id] }));

/** Below this many seconds, every viewer sends more than six requests a minute. */
const shortTtl = 10;

/** Values in seconds that people use, from 1 s to 30 min. */
const ttlStops = [
  1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 90, 120, 150, 180, 240, 300, 360, 420, 480, 600, 720,
  900, 1200, 1500, 1800,
];
const ttlMarks = [1, 60, 1800].map((value) => ({ value, label: labels.ttlMark(value) }));

type SteeringFieldsProps = { form: Form<ResourceValues>; own?: readonly StoredPathway[]; stored?: ResourceValues };

const none: readonly StoredPathway[] = [];

const weightsOf = ({ steeringStrategy, pathways }: ResourceValues): ReadonlyMap<string, number> =>
  new Map(
    steeringStrategy === 'WEIGHTED' ? pathways.map(({ pathwayId, weight }) => [pathwayId, weight ?? 0] as const) : [],
  );

/** What changes often: strategy, pathways, and TTL. */
export function SteeringFields({ form, own = none, stored = newResource }: SteeringFieldsProps) {
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
      <PathwaysField form={form} own={own} storedWeights={useMemo(() => weightsOf(stored), [stored])} />
      <div className={styles.ttl}>
        <FormNumberField
          form={form}
          name="ttl"
          label={labels.ttl}
          unit={labels.ttlUnit}
          isStepperHidden
          minValue={1}
          maxValue={1800}
        />
        <Slider
          label={labels.ttlSlider}
          isLabelHidden
          stops={ttlStops}
          marks={ttlMarks}
          value={isTtl ? ttl : 1}
          formatValue={(seconds) => resources.seconds(formatNumber(seconds, locale))}
          onChange={(seconds) => form.change('ttl', seconds)}
          description={isTtl ? labels.load(...loadOf(ttl)) : undefined}
        />
      </div>
      {isTtl && ttl < shortTtl && <Notice tone="warning" title={labels.shortTtl(ttl)} />}
    </>
  );
}
