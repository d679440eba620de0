import { DataGrid } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import { cells } from '../cells.jsx';
import { shown } from '../show.jsx';
import { columns, searchedColumns } from '../users.js';

const definitions = columns.map(({ id, header, width }) => ({
  field: id,
  headerName: header,
  width,
  sortable: id === 'email',
  renderCell: ({ row }) => cells[id](row),
  getApplyQuickFilterFn: searchedColumns.includes(id) ? undefined : () => null,
}));
/** Larger pages require a paid license. */
const pageSizes = [100];
const initialState = { pagination: { paginationModel: { pageSize: 100 } } };

const Table = ({ users, height, width, actions }) => {
  const [text, setText] = useState('');
  Object.assign(actions, { filter: setText });
  const filter = useMemo(() => ({ items: [], quickFilterValues: text ? [text] : [] }), [text]);
  return (
    <div style={{ height, width }}>
      <DataGrid
        rows={users}
        columns={definitions}
        checkboxSelection
        disableRowSelectionOnClick
        rowHeight={40}
        columnHeaderHeight={40}
        pageSizeOptions={pageSizes}
        initialState={initialState}
        filterModel={filter}
      />
    </div>
  );
};

export default {
  row: '.MuiDataGrid-row',
  head: '.MuiDataGrid-columnHeaders',
  sortButton: '.MuiDataGrid-columnHeader[data-field=email]',
  clicksBackToAscending: 2,
  emailHead: '.MuiDataGrid-columnHeader[data-field=email]',
  resizer: '.MuiDataGrid-columnHeader[data-field=email] .MuiDataGrid-columnSeparator',
  scrollers: '.MuiDataGrid-virtualScroller',
  mount: shown(Table),
};
