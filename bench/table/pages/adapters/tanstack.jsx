/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/control-has-associated-label, react/incompatible-library -- the floor's markup, for the same cost of the page; no one compiles this */
import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef } from 'react';
import { cells } from '../cells.jsx';
import { shown } from '../show.jsx';
import { columns, searchedColumns } from '../users.js';

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, text: sortFn_text },
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  filterFns: { includesString: filterFn_includesString },
  rowSelectionFeature,
});

const checkColumn = {
  id: 'check',
  header: ({ table }) => (
    <input type="checkbox" checked={table.getIsAllRowsSelected()} onChange={table.getToggleAllRowsSelectedHandler()} />
  ),
  cell: ({ row }) => <input type="checkbox" checked={row.getIsSelected()} onChange={row.getToggleSelectedHandler()} />,
};
const definitions = [
  checkColumn,
  ...columns.map(({ id, header }) => ({
    header,
    ...(id === 'actions' ? { id } : { accessorKey: id }),
    cell: ({ row }) => cells[id](row.original),
  })),
];

const idOf = ({ id }) => id;
const isSearched = ({ id }) => searchedColumns.includes(id);
const rowHeight = () => 40;

const Table = ({ users, height, actions }) => {
  const scroller = useRef(null);
  const table = useTable({
    features,
    columns: definitions,
    data: users,
    getRowId: idOf,
    globalFilterFn: 'includesString',
    getColumnCanGlobalFilter: isSearched,
  });
  Object.assign(actions, { filter: (text) => table.setGlobalFilter(text) });
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: rowHeight,
    // A new function would make it measure all rows again: ten times the frame cost at 100,000 rows.
    getItemKey: useCallback((index) => rows[index].id, [rows]),
    overscan: 5,
  });
  return (
    <div className="scroll" role="grid" ref={scroller} style={{ height }}>
      {table.getHeaderGroups().map(({ id: group, headers }) => (
        <div className="head" role="row" key={group}>
          {headers.map((header) => (
            <span
              role="columnheader"
              key={header.id}
              data-column={header.id}
              onClick={header.column.getCanSort() ? header.column.getToggleSortingHandler() : undefined}
            >
              <table.FlexRender header={header} />
            </span>
          ))}
        </div>
      ))}
      <div style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return (
            <div
              className="row"
              role="row"
              aria-rowindex={index + 2}
              aria-selected={row.getIsSelected()}
              key={row.id}
              style={{ transform: `translateY(${start}px)` }}
            >
              {row.getAllCells().map((cell) => (
                <span role="gridcell" key={cell.id}>
                  <table.FlexRender cell={cell} />
                </span>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
};

export default {
  row: '.row',
  head: '.head',
  sortButton: '.head [data-column=email]',
  clicksBackToAscending: 2,
  mount: shown(Table),
};
