import { messageSection } from '../messages/messageSection.ts';

export const selectMessages = messageSection('select', {
  placeholder: 'Select',
  empty: 'No options',
  loading: 'Loading',
});
