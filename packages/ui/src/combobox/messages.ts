import { messageSection } from '../messages/messageSection.ts';

export const comboboxMessages = messageSection('combobox', {
  placeholder: 'Type to search',
  clear: (label: string) => `Clear ${label}`,
  open: 'Show options',
  loading: 'Loading',
  noMatch: (text: string) => `Nothing matches “${text}”`,
  empty: 'No options',
  failed: 'Options could not be loaded.',
  retry: 'Try again',
  use: (text: string) => `Use “${text}”`,
  notInList: (text: string) => `“${text}” is not in the list and was not added.`,
});
