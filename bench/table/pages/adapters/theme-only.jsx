import '@edge-console/ui/theme';
import reactOnly from './react-only.jsx';

/** The size of the tokens, which a page loads only once. */
export default reactOnly;
