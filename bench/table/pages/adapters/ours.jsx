import { cells } from '../cells.jsx';
import { ourTable } from '../ourTable.jsx';

/** The package's table with the cells that all tables have here. */
export default ourTable(cells);
