import { createRoot } from 'react-dom/client';

/**
 * Shows a React table. It receives `users`, `height`, `width` and `actions`, to which it adds the functions the page
 * calls: `filter(text)`, and `sort()` if clicking the header does not sort.
 */
export const shown = (Table) => (element, options) => {
  const actions = {};
  createRoot(element).render(<Table {...options} actions={actions} />);
  return actions;
};
