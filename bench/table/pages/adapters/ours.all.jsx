import * as everything from '@edge-console/ui/data-table';
import whole from './ours.whole.jsx';

/** Everything the package's table can do, asked for at once. Only weighed. */
export default { ...whole, everything };
