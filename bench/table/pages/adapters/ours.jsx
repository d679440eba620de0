import { createDataTable } from '@edge-console/ui/data-table';
import { cells } from '../cells.jsx';
import { ourTable } from '../ourTable.jsx';

/** The core of the package's table, with the shared cells. */
export default ourTable(createDataTable({}), cells);
