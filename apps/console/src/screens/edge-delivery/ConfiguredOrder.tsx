import { ReorderableList } from '@edge-console/ui/reorderable-list';
import { edgeDeliveryMessages } from '../../messages/edgeDelivery.ts';
import type { StoredResource } from './documents.ts';
import * as styles from './EdgeDelivery.css.ts';
import { WeightBar } from './WeightBar.tsx';

const { preview: texts, resources } = edgeDeliveryMessages;
const labels = resources.form;

/** The pathways in the configured order, weighted where the strategy asks for it. */
export function ConfiguredOrder({ resource: { pathways, steeringStrategy } }: { resource: StoredResource }) {
  if (pathways.length === 0) return null;
  const items = pathways
    .toSorted((one, other) => one.order - other.order)
    .map(({ pathway: { id, name, hostname, active }, weight, clone }) => ({
      id,
      label: name,
      content: (
        <span className={styles.pathway}>
          <code className={styles.code}>{name}</code>
          <span className={styles.host}>
            {[hostname, ...(active ? [] : [labels.disabled]), ...(clone ? [texts.clone] : [])].join(' · ')}
          </span>
        </span>
      ),
      ...(steeringStrategy === 'WEIGHTED' && {
        end: (
          <>
            <WeightBar weight={weight} />
            <span className={styles.percent}>{texts.percent(weight ?? 0)}</span>
          </>
        ),
      }),
    }));
  return (
    <section className={styles.stack} aria-label={labels.pathways}>
      <h3 className={styles.heading}>{labels.pathways}</h3>
      <ReorderableList label={labels.pathways} items={items} isReadOnly onOrderChange={() => undefined} />
    </section>
  );
}
