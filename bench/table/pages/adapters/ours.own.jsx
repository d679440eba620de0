// First, as in an application: it defines the layer order.
import '@edge-console/ui/theme';
import { Avatar } from '@edge-console/ui/avatar';
import { DataTable } from '@edge-console/ui/data-table';
import { Link } from '@edge-console/ui/link';
import { Status } from '@edge-console/ui/status';
import { cells, drawn } from '../cells.jsx';
import { ourTable } from '../ourTable.jsx';

const kinds = { Active: 'active', Invited: 'invited', Suspended: 'paused' };

/** The package's table with the design system's cells, as on a real page. */
export default ourTable(DataTable, {
  ...cells,
  name: ({ id, name }) => {
    drawn.cells += 1;
    return (
      <span className="person">
        <Avatar name={name} size="sm" />
        <Link href={`#${id}`}>{name}</Link>
      </span>
    );
  },
  status: ({ status }) => <Status kind={kinds[status]}>{status}</Status>,
});
