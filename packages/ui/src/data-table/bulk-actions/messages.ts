import { messageSection } from '../../messages/messageSection.ts';

export const bulkBarMessages = messageSection('bulkBar', {
  label: 'Selection',
  selected: (count: string) => `${count} selected`,
  everything: 'All selected',
  selectAll: (count: string) => `Select all ${count}`,
  selectEverything: 'Select all',
  clear: 'Clear selection',
  more: 'More actions',
});
