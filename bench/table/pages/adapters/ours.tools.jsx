import { ColumnTools, DataTable } from '@edge-console/ui/data-table';
import { cells } from '../cells.jsx';
import { ourTable } from '../ourTable.jsx';

/** The package's table with columns that users can move, hide, and resize. */
export default {
  ...ourTable(DataTable, cells, { columnTools: ColumnTools }),
  resizer: '[role=columnheader]:nth-child(3) [role=separator]',
};
