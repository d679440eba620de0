import { messageSection } from '../messages/messageSection.ts';

export const multiSelectMessages = messageSection('multiSelect', {
  placeholder: 'Select',
  search: 'Search',
  clear: 'Clear',
  selectAll: 'Select all',
  remove: (label: string) => `Remove ${label}`,
  more: (count: string) => `+${count}`,
  selected: (count: string) => `${count} selected`,
  tooMany: (count: string) => `Maximum ${count}. Remove one first.`,
  empty: 'No options',
  noMatch: (text: string) => `Nothing matches “${text}”`,
});
