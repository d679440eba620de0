import * as everything from '@edge-console/ui/data-table';
import ours from './ours.jsx';

/** Everything the package's table can do, asked for at once. Only weighed. */
export default { ...ours, everything };
