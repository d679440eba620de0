import { createRoot } from 'react-dom/client';

/**
 * Shows a table in React. It is handed `users`, `height`, `width` and `actions`, into which it puts what the page calls:
 * `filter(text)` and, where a click on the header is not the way, `sort()`.
 */
export const shown = (Table) => (element, options) => {
  const actions = {};
  createRoot(element).render(<Table {...options} actions={actions} />);
  return actions;
};
