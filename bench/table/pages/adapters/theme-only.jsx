import '@edge-console/ui/theme';
import reactOnly from './react-only.jsx';

/** What the tokens weigh, which a page has only once. */
export default reactOnly;
