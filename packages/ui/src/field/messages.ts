import { messageSection } from '../messages/messageSection.ts';

export const fieldMessages = messageSection('field', {
  optional: 'optional',
});
