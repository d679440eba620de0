import * as everything from '@edge-console/ui/data-table';
import whole from './ours.whole.jsx';

/** All features of the package's table, imported at once. Only weighed. */
export default { ...whole, everything };
