import { messageSection } from '../messages/messageSection.ts';

export const searchFieldMessages = messageSection('searchField', {
  clear: 'Clear search',
  searching: 'Searching',
});
