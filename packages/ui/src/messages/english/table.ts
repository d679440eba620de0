import { messageSection } from '../messageSection.ts';

export const tableMessages = messageSection('table', {
  actions: 'Actions',
  rowActions: 'Actions',
  sortedBy: (column: string, direction: 'ascending' | 'descending') => `Sorted by ${column}, ${direction}`,
});
