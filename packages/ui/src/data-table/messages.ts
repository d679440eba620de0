import { messageSection } from '../messages/messageSection.ts';

export const dataTableMessages = messageSection('dataTable', {
  actions: 'Actions',
  actionsFor: (row: string) => `Actions for ${row}`,
  selectAll: 'Select all',
  selectRow: (row: string) => `Select ${row}`,
  sortedBy: (columns: string) => `Sorted by ${columns}`,
  sortPart: (column: string, direction: 'ascending' | 'descending') => `${column}, ${direction}`,
  noOrder: 'Not sorted',
  found: (count: string) => `Rows found: ${count}`,
});
