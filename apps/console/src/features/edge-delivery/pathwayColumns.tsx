import { DateText, RelativeTime } from '@edge-console/ui/date-time';
import { DrawerLink } from '../../router/drawer/DrawerLink.tsx';
import type { ListColumn } from '../../records/list/listColumn.ts';
import { edgeDeliveryMessages } from './messages.ts';
import { activeColumn } from './activeColumn.tsx';
import type { ListedPathway } from './queries.ts';
import * as styles from './EdgeDelivery.css.ts';

const { pathways: messages } = edgeDeliveryMessages;

/** Column IDs are the API's sort and filter fields. */
export const pathwayColumns: readonly ListColumn<ListedPathway>[] = [
  {
    id: 'name',
    header: messages.columns.name,
    isRowHeader: true,
    isHideable: false,
    isSortable: true,
    filter: { type: 'text' },
    minWidth: 160,
    exportValue: ({ name }) => name,
    cell: ({ id, name }) => (
      <code className={styles.code} title={name}>
        <DrawerLink name="pathway" id={id}>
          {name}
        </DrawerLink>
      </code>
    ),
  },
  {
    id: 'hostname',
    header: messages.columns.hostname,
    isSortable: true,
    filter: { type: 'text' },
    isMuted: true,
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
    header: messages.columns.usedBy,
    isSortable: true,
    width: 132,
    minWidth: 112,
    card: 'start',
    exportValue: ({ usedBy }) => usedBy,
    cell: ({ usedBy }) => messages.resourceCount(usedBy),
  },
  {
    id: 'created',
    header: messages.columns.created,
    isSortable: true,
    firstDirection: 'descending',
    filter: { type: 'date' },
    isMuted: true,
    width: 124,
    minWidth: 116,
    card: 'none',
    exportValue: ({ created }) => new Date(created),
    cell: ({ created }) => <DateText value={created} />,
  },
  {
    id: 'modified',
    header: messages.columns.modified,
    isSortable: true,
    firstDirection: 'descending',
    filter: { type: 'date' },
    isMuted: true,
    width: 120,
    minWidth: 112,
    card: 'end',
    cardLabel: messages.columns.modified,
    exportValue: ({ modified }) => new Date(modified),
    cell: ({ modified }) => <RelativeTime value={modified} />,
  },
];
