import reactOnly from './react-only.jsx';

/**
 * What the bundler adds to a React page that lazily loads one script with styles, as each page with routes does. Only
 * weighed.
 */
export default { ...reactOnly, later: () => import('../later/later.js') };
