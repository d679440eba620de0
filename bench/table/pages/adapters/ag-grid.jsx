import { ClientSideRowModelModule, ModuleRegistry, QuickFilterModule, RowSelectionModule } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useState } from 'react';
import { cells } from '../cells.jsx';
import { shown } from '../show.jsx';
import { columns, searchedColumns } from '../users.js';

ModuleRegistry.registerModules([ClientSideRowModelModule, RowSelectionModule, QuickFilterModule]);

const withMarkup = ['name', 'status', 'actions'];
const definitions = columns.map(({ id, header, width }) => ({
  field: id,
  headerName: header,
  width,
  sortable: id === 'email',
  suppressMovable: true,
  getQuickFilterText: searchedColumns.includes(id) ? undefined : () => '',
  cellRenderer: withMarkup.includes(id) ? ({ data }) => cells[id](data) : undefined,
}));
const selection = {
  mode: 'multiRow',
  checkboxes: true,
  headerCheckbox: true,
  enableClickSelection: false,
  selectAll: 'all',
};
const selectionColumn = { width: 44 };
const idOf = ({ data }) => data.id;

const Table = ({ users, height, width, actions }) => {
  const [text, setText] = useState('');
  Object.assign(actions, { filter: setText });
  return (
    <div style={{ height, width }}>
      <AgGridReact
        rowData={users}
        columnDefs={definitions}
        rowSelection={selection}
        selectionColumnDef={selectionColumn}
        getRowId={idOf}
        quickFilterText={text}
        rowHeight={40}
        headerHeight={40}
        animateRows={false}
      />
    </div>
  );
};

export default {
  row: '.ag-row',
  head: '.ag-header',
  sortButton: '.ag-header-cell[col-id=email] .ag-header-cell-label',
  clicksBackToAscending: 2,
  emailHead: '.ag-header-cell[col-id=email]',
  resizer: '.ag-header-cell[col-id=email] .ag-header-cell-resize',
  scrollers: '.ag-body-viewport, .ag-body-vertical-scroll-viewport, .ag-center-cols-viewport',
  mount: shown(Table),
};
