import '@edge-console/ui/theme';
import { useState } from 'react';
import { shown } from './show.jsx';
import { columns, searchedColumns } from './users.js';

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

/**
 * `DataTable`, or a table built from its parts, with these cells; sticky column, selection, row menu and keyboard are
 * on. `more`: additional props.
 */
export const ourTable = (DataTable, cells, more) => {
  // The last column, the row menu, is built into the table.
  const definitions = columns.slice(0, -1).map(({ id, header, width }) => ({
    id,
    header,
    width,
    cell: cells[id],
    isRowHeader: id === 'name',
    isSticky: id === 'name' ? 'start' : undefined,
    isSortable: id === 'email',
    sortBy: values[id],
    searchText: searchedColumns.includes(id) ? values[id] : undefined,
  }));

  const Table = ({ users, height, width, actions }) => {
    const [text, setText] = useState('');
    Object.assign(actions, { filter: setText });
    return (
      <div style={{ display: 'flex', flexDirection: 'column', height, width }}>
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
