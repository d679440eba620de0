import { ColumnTools, DataTable } from '@edge-console/ui/data-table';
import { cells } from '../cells.jsx';
import { ourTable } from '../ourTable.jsx';

/** The package's table with movable, hideable and resizable columns. */
export default {
  ...ourTable(DataTable, cells, { columnTools: ColumnTools }),
  resizer: '[role=columnheader]:nth-child(3) [role=separator]',
};
