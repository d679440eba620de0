import { DataTable } from '@edge-console/ui/data-table';
import '@edge-console/ui/theme';
import { useMemo, useState } from 'react';
import { shown } from './show.jsx';
import { columns, searchedColumns } from './users.js';

const searched = new Set(searchedColumns);
const idOf = ({ id }) => id;
const nameOf = ({ name }) => name;
const noSelection = () => undefined;
const rowActions = () => [
  { id: 'edit', label: 'Edit', onAction: () => undefined },
  { id: 'delete', label: 'Delete', onAction: () => undefined },
];

/** Written out, as in an application. */
const values = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  role: ({ role }) => role,
  created: ({ created }) => created,
  login: ({ login }) => login,
  status: ({ status }) => status,
};

/** Our table with these cells; a sticky column, selection, the row menu and the keyboard are on. `more`: further properties. */
export const ourTable = (cells, more) => {
  const definitions = columns
    // The row menu is the table's own.
    .filter(({ id }) => id !== 'actions')
    .map(({ id, header, width }) => ({
      id,
      header,
      width,
      cell: cells[id],
      isRowHeader: id === 'name',
      ...(id === 'name' ? { isSticky: 'start' } : {}),
      isSortable: id === 'email',
      sortBy: values[id],
      ...(searched.has(id) ? { searchText: values[id] } : {}),
    }));

  const Table = ({ users, height, width, actions }) => {
    const [text, setText] = useState('');
    Object.assign(actions, { filter: setText });
    const box = useMemo(() => ({ display: 'flex', flexDirection: 'column', height, width }), [height, width]);
    return (
      <div style={box}>
        <DataTable
          label="Users"
          columns={definitions}
          rows={users}
          rowKey={idOf}
          rowLabel={nameOf}
          search={text}
          onSelectionChange={noSelection}
          rowActions={rowActions}
          density="compact"
          {...more}
        />
      </div>
    );
  };

  return {
    row: '[role=row][aria-rowindex]:not([aria-rowindex="1"])',
    head: '[role=row][aria-rowindex="1"]',
    sortButton: '[role=columnheader]:nth-child(3) button',
    emailHead: '[role=columnheader]:nth-child(3)',
    scrollers: '[role=grid]',
    rowHeight: 36,
    mount: shown(Table),
  };
};
