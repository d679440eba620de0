import { Button } from '@edge-console/ui/button';
import { formatNumber } from '@edge-console/ui/formats';
import { KeyValueList } from '@edge-console/ui/key-value-list';
import { ReorderableList } from '@edge-console/ui/reorderable-list';
import { useMemo } from 'react';
import { locale } from '../../core/locale/locale.ts';
import { edgeDeliveryMessages } from './messages.ts';
import { PathwayName } from './PathwayName.tsx';
import { previewedResource } from './previewedResource.ts';
import { pathwaysOf, type StoredResource } from './queries.ts';
import { loadOf, resourceValues } from './resourceForm.ts';
import { ResourceFrame } from './ResourceFrame.tsx';
import { ResourcePreview } from './ResourcePreview.tsx';
import * as styles from './EdgeDelivery.css.ts';

const { preview: messages, resources, strategies } = edgeDeliveryMessages;
const labels = resources.form;

/** A weight's share as a bar, next to the number. */
const WeightBar = ({ weight }: { weight: number }) => (
  <span aria-hidden className={styles.weightBar}>
    <span className={styles.weightShare} style={{ inlineSize: `${weight}%` }} />
  </span>
);

type ReadOnlyResourceProps = { resource: StoredResource; onClose: () => void };

/** A resource for users who cannot change it. */
export function ReadOnlyResource({ resource, onClose }: ReadOnlyResourceProps) {
  const { ttl, steeringStrategy, pathways } = resource;
  const previewed = useMemo(() => {
    const own = new Map(pathwaysOf(resource).map((pathway) => [pathway.id, pathway]));
    return previewedResource(resource, resourceValues(resource), (id) => own.get(id));
  }, [resource]);
  const items = pathways
    .toSorted((one, other) => one.order - other.order)
    .map(({ pathway, weight, clone }) => ({
      id: pathway.id,
      label: pathway.name,
      content: <PathwayName name={pathway.name} pathway={pathway} isClone={clone} />,
      ...(steeringStrategy === 'WEIGHTED' && {
        end: (
          <>
            <WeightBar weight={weight ?? 0} />
            <span className={styles.percent}>{messages.percent(weight ?? 0)}</span>
          </>
        ),
      }),
    }));
  return (
    <ResourceFrame resource={resource} onClose={onClose} footer={<Button onPress={onClose}>{messages.close}</Button>}>
      <div className={styles.columns} data-columns>
        <div className={styles.editor}>
          <section className={styles.stack} aria-label={labels.strategy}>
            <h3 className={styles.heading}>{strategies[steeringStrategy]}</h3>
            <p className={styles.note}>{labels.strategyHints[steeringStrategy]}</p>
          </section>
          {items.length > 0 && (
            <section className={styles.configuredOrder} aria-label={labels.pathways}>
              <h3 className={styles.heading}>{labels.pathways}</h3>
              <ReorderableList label={labels.pathways} items={items} isReadOnly onOrderChange={() => undefined} />
            </section>
          )}
          <KeyValueList
            items={[{ label: labels.ttl, value: messages.ttl(formatNumber(ttl, locale), ...loadOf(ttl)) }]}
          />
        </div>
        <div className={styles.aside}>
          <ResourcePreview resource={resource} previewed={previewed} stored={previewed} />
        </div>
      </div>
    </ResourceFrame>
  );
}
