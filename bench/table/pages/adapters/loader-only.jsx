import reactOnly from './react-only.jsx';

/** What the bundler adds to a page of React that asks for one script with styles later, as each page of routes does. Only weighed. */
export default { ...reactOnly, later: () => import('../later/later.js') };
