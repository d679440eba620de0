import { Status } from '@edge-console/ui/status';
import type { ListColumn } from '../../records/list/listColumn.ts';
import { edgeDeliveryMessages } from './messages.ts';

const { statuses, statusField } = edgeDeliveryMessages;

const statusOf = (active: boolean): string => statuses[active ? 'true' : 'false'];
const options = Object.entries(statuses).map(([value, label]) => ({ value, label }));

/** The Active column of both lists. */
export const activeColumn = <Row extends { active: boolean }>(): ListColumn<Row> => ({
  id: 'active',
  header: statusField,
  isSortable: true,
  filter: { type: 'choice', options: options },
  width: 116,
  minWidth: 104,
  card: 'status',
  exportValue: ({ active }) => statusOf(active),
  cell: ({ active }) => <Status kind={active ? 'active' : 'inactive'}>{statusOf(active)}</Status>,
});
