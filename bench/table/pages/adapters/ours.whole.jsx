import { DataTable } from '@edge-console/ui/data-table';
import { cells } from '../cells.jsx';
import { ourTable } from '../ourTable.jsx';

/** The package's table as it comes, with the cells that all tables have here. */
export default ourTable(DataTable, cells);
