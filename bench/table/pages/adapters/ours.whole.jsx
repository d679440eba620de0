import { DataTable } from '@edge-console/ui/data-table';
import { cells } from '../cells.jsx';
import { ourTable } from '../ourTable.jsx';

/** The package's `DataTable`, with the shared cells. */
export default ourTable(DataTable, cells);
