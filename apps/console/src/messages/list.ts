/** The words that all lists say alike. */
export const listMessages = {
  refresh: 'Refresh',
  columns: 'Columns and rows',
  export: 'Export CSV',
  exportTitle: (title: string) => `Export ${title.toLowerCase()}`,
  clear: 'Clear search and filters',
  undo: 'Undo',
};
