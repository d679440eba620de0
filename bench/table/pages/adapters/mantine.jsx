import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles.css';
import { DataTable } from 'mantine-datatable';
import 'mantine-datatable/styles.css';
import { useMemo, useState } from 'react';
import { cells } from '../cells.jsx';
import { shown } from '../show.jsx';
import { byEmail, columns, matches } from '../users.js';

const definitions = columns.map(({ id, header, width }) => ({
  accessor: id,
  title: header,
  width,
  sortable: id === 'email',
  render: cells[id],
}));
const unsorted = { columnAccessor: '', direction: 'asc' };

const Users = ({ users, height, actions }) => {
  const [text, setText] = useState('');
  const [sort, setSort] = useState(unsorted);
  const [selected, setSelected] = useState([]);
  Object.assign(actions, { filter: setText });
  const view = useMemo(() => {
    const found = text ? users.filter((user) => matches(user, text)) : users;
    const sorted = sort.columnAccessor ? [...found].sort(byEmail) : found;
    return sort.direction === 'desc' ? sorted.reverse() : sorted;
  }, [text, sort, users]);
  return (
    <MantineProvider>
      <DataTable
        height={height}
        records={view}
        columns={definitions}
        sortStatus={sort}
        onSortStatusChange={setSort}
        selectedRecords={selected}
        onSelectedRecordsChange={setSelected}
        idAccessor="id"
        verticalSpacing="xs"
      />
    </MantineProvider>
  );
};

export default {
  row: 'tbody tr',
  head: 'thead',
  sortButton: 'th.mantine-datatable-header-cell-sortable, th[data-accessor=email]',
  rowHeight: 42,
  scrollers: 'div',
  mount: shown(Users),
};
