import { Badge } from '@edge-console/ui/badge';
import { RelativeTime } from '@edge-console/ui/date-time';
import { formatNumber } from '@edge-console/ui/formats';
import { DrawerLink } from '../../router/drawer/DrawerLink.tsx';
import type { ListColumn } from '../../records/list/listColumn.ts';
import { locale } from '../../core/locale/locale.ts';
import { edgeDeliveryMessages } from './messages.ts';
import { activeColumn } from './activeColumn.tsx';
import type { ListedResource } from './queries.ts';
import * as styles from './EdgeDelivery.css.ts';

const { resources: messages, strategies } = edgeDeliveryMessages;

const namesOf = ({ pathways }: ListedResource): string[] =>
  pathways.toSorted((one, other) => one.order - other.order).map(({ pathway }) => pathway.name);

/** Column IDs are the API's sort and filter fields. */
export const resourceColumns: readonly ListColumn<ListedResource>[] = [
  {
    id: 'name',
    header: messages.columns.name,
    isRowHeader: true,
    isHideable: false,
    isSortable: true,
    filter: { type: 'text' },
    minWidth: 180,
    exportValue: ({ name }) => name,
    cell: ({ id, name }) => (
      <DrawerLink name="preview" id={id}>
        {name}
      </DrawerLink>
    ),
  },
  {
    id: 'manifest',
    header: messages.columns.manifest,
    isMuted: true,
    width: 280,
    minWidth: 160,
    card: 'none',
    exportValue: ({ manifest }) => manifest,
    cell: ({ manifest }) => (
      <code className={styles.code} title={manifest}>
        {manifest}
      </code>
    ),
  },
  {
    id: 'steeringStrategy',
    header: messages.columns.strategy,
    filter: { type: 'choice', options: Object.entries(strategies).map(([value, label]) => ({ value, label })) },
    width: 132,
    minWidth: 112,
    card: 'start',
    exportValue: ({ steeringStrategy }) => strategies[steeringStrategy],
    cell: ({ steeringStrategy }) => strategies[steeringStrategy],
  },
  {
    id: 'pathway',
    header: messages.columns.pathways,
    width: 220,
    minWidth: 140,
    card: 'subtitle',
    exportValue: (resource) => namesOf(resource).join(', '),
    cell: (resource) => {
      const [first, ...rest] = namesOf(resource);
      if (first === undefined) return <span className={styles.none}>{messages.noPathways}</span>;
      return (
        <span className={styles.pathways} title={namesOf(resource).join(', ')}>
          <code className={styles.code}>{first}</code>
          {rest.length > 0 && <Badge>{messages.more(rest.length)}</Badge>}
        </span>
      );
    },
  },
  {
    id: 'ttl',
    header: messages.columns.ttl,
    align: 'end',
    isSortable: true,
    width: 92,
    minWidth: 84,
    card: 'none',
    exportValue: ({ ttl }) => ttl,
    cell: ({ ttl }) => messages.seconds(formatNumber(ttl, locale)),
  },
  activeColumn(),
  {
    id: 'updatedAt',
    header: messages.columns.updatedAt,
    isSortable: true,
    firstDirection: 'descending',
    filter: { type: 'date' },
    isMuted: true,
    width: 120,
    minWidth: 112,
    card: 'end',
    cardLabel: messages.columns.updatedAt,
    exportValue: ({ updatedAt }) => new Date(updatedAt),
    cell: ({ updatedAt }) => <RelativeTime value={updatedAt} />,
  },
];
