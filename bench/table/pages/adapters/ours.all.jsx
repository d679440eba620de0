import * as everything from '@edge-console/ui/data-table';
import whole from './ours.whole.jsx';

/** All features of the package's table, imported together. Used only to measure the size. */
export default { ...whole, everything };
