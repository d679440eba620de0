import { Badge } from '@edge-console/ui/badge';
import { DateText, RelativeTime } from '@edge-console/ui/date-time';
import { Status } from '@edge-console/ui/status';
import { DrawerLink } from '../../drawer/DrawerLink.tsx';
import type { ListColumn } from '../../list-screen/listColumn.ts';
import { edgeDeliveryMessages } from '../../messages/edgeDelivery.ts';
import type { ListedPathway, ListedResource } from './documents.ts';
import * as styles from './EdgeDelivery.css.ts';

const { resources: texts, pathways: pathwayTexts, statuses, statusField, strategies } = edgeDeliveryMessages;

const options = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }));
const statusOf = (active: boolean): string => statuses[active ? 'true' : 'false'];

/** Whether it is active: of both lists. */
const activeColumn = <Row extends { active: boolean }>(): ListColumn<Row> => ({
  id: 'active',
  header: statusField,
  isSortable: true,
  filter: { type: 'choice', options: options(statuses) },
  width: 116,
  minWidth: 104,
  card: 'status',
  exportValue: ({ active }) => statusOf(active),
  cell: ({ active }) => <Status kind={active ? 'active' : 'inactive'}>{statusOf(active)}</Status>,
});

const namesOf = ({ pathways }: ListedResource): string[] =>
  pathways.toSorted((one, other) => one.order - other.order).map(({ pathway }) => pathway.name);

/** Column ids are the API's sort and filter fields. */
export const resourceColumns: readonly ListColumn<ListedResource>[] = [
  {
    id: 'name',
    header: texts.columns.name,
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
    id: 'steeringStrategy',
    header: texts.columns.strategy,
    filter: { type: 'choice', options: options(strategies) },
    width: 132,
    minWidth: 112,
    card: 'start',
    exportValue: ({ steeringStrategy }) => strategies[steeringStrategy],
    cell: ({ steeringStrategy }) => strategies[steeringStrategy],
  },
  {
    id: 'pathway',
    header: texts.columns.pathways,
    width: 220,
    minWidth: 140,
    card: 'subtitle',
    exportValue: (resource) => namesOf(resource).join(', '),
    cell: (resource) => {
      const [first, ...rest] = namesOf(resource);
      if (first === undefined) return <span className={styles.none}>{texts.noPathways}</span>;
      return (
        <span className={styles.pathways} title={namesOf(resource).join(', ')}>
          <code className={styles.code}>{first}</code>
          {rest.length > 0 && <Badge>{texts.more(rest.length)}</Badge>}
        </span>
      );
    },
  },
  {
    id: 'ttl',
    header: texts.columns.ttl,
    align: 'end',
    isSortable: true,
    width: 92,
    minWidth: 84,
    card: 'none',
    exportValue: ({ ttl }) => ttl,
    cell: ({ ttl }) => texts.seconds(ttl),
  },
  activeColumn(),
  {
    id: 'updatedAt',
    header: texts.columns.updatedAt,
    isSortable: true,
    firstDirection: 'descending',
    filter: { type: 'date' },
    tone: 'muted',
    width: 120,
    minWidth: 112,
    card: 'end',
    cardLabel: texts.columns.updatedAt,
    exportValue: ({ updatedAt }) => new Date(updatedAt),
    cell: ({ updatedAt }) => <RelativeTime value={updatedAt} />,
  },
];

export const pathwayColumns: readonly ListColumn<ListedPathway>[] = [
  {
    id: 'name',
    header: pathwayTexts.columns.name,
    isRowHeader: true,
    isHideable: false,
    isSortable: true,
    filter: { type: 'text' },
    minWidth: 160,
    exportValue: ({ name }) => name,
    cell: ({ name }) => (
      <code className={styles.code} title={name}>
        {name}
      </code>
    ),
  },
  {
    id: 'hostname',
    header: pathwayTexts.columns.hostname,
    isSortable: true,
    filter: { type: 'text' },
    tone: 'muted',
    width: 260,
    minWidth: 160,
    card: 'subtitle',
    exportValue: ({ hostname }) => hostname,
    cell: ({ hostname }) => (
      <code className={styles.code} title={hostname}>
        {hostname}
      </code>
    ),
  },
  activeColumn(),
  {
    id: 'usedBy',
    header: pathwayTexts.columns.usedBy,
    isSortable: true,
    width: 132,
    minWidth: 112,
    card: 'start',
    exportValue: ({ usedBy }) => usedBy,
    cell: ({ usedBy }) => pathwayTexts.resourceCount(usedBy),
  },
  {
    id: 'created',
    header: pathwayTexts.columns.created,
    isSortable: true,
    firstDirection: 'descending',
    filter: { type: 'date' },
    tone: 'muted',
    width: 124,
    minWidth: 116,
    card: 'none',
    exportValue: ({ created }) => new Date(created),
    cell: ({ created }) => <DateText value={created} />,
  },
  {
    id: 'modified',
    header: pathwayTexts.columns.modified,
    isSortable: true,
    firstDirection: 'descending',
    filter: { type: 'date' },
    tone: 'muted',
    width: 120,
    minWidth: 112,
    card: 'end',
    cardLabel: pathwayTexts.columns.modified,
    exportValue: ({ modified }) => new Date(modified),
    cell: ({ modified }) => <RelativeTime value={modified} />,
  },
];
