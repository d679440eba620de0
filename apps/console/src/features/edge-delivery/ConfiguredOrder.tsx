import { ReorderableList } from '@edge-console/ui/reorderable-list';
import { hasLevel } from '../../auth/access/access.ts';
import { useQuery } from '../../api/useQuery.ts';
import { edgeDeliveryMessages } from './messages.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { pathwayChoicesQuery, type StoredResource } from './queries.ts';
import * as styles from './EdgeDelivery.css.ts';

const { preview: messages, resources } = edgeDeliveryMessages;
const labels = resources.form;

/** A weight's share as a bar, next to the number. */
const WeightBar = ({ weight }: { weight: number }) => (
  <span aria-hidden className={styles.weightBar}>
    <span className={styles.weightShare} style={{ inlineSize: `${weight}%` }} />
  </span>
);

/** The pathways in the configured order, with weights if the strategy uses them. */
export function ConfiguredOrder({ resource: { pathways, steeringStrategy } }: { resource: StoredResource }) {
  const { data } = useQuery(pathwayChoicesQuery, hasLevel(useViewer(), 'ed.pathways', 'READ') ? {} : null);
  if (pathways.length === 0) return null;
  const hostOf = (id: string): readonly string[] => {
    const pathway = data?.pathways.nodes.find((one) => one.id === id);
    return pathway ? [pathway.hostname, ...(pathway.active ? [] : [labels.disabled])] : [];
  };
  const items = pathways
    .toSorted((one, other) => one.order - other.order)
    .map(({ pathway: { id, name }, weight, clone }) => ({
      id,
      label: name,
      content: (
        <span className={styles.pathway}>
          <code className={styles.code}>{name}</code>
          <span className={styles.host}>{[...hostOf(id), ...(clone ? [messages.clone] : [])].join(' · ')}</span>
        </span>
      ),
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
    <section className={styles.configuredOrder} aria-label={labels.pathways}>
      <h3 className={styles.heading}>{labels.pathways}</h3>
      <ReorderableList label={labels.pathways} items={items} isReadOnly onOrderChange={() => undefined} />
    </section>
  );
}
