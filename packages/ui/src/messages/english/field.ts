import { messageSection } from '../messageSection.ts';

export const fieldMessages = messageSection('field', {
  optional: 'optional',
});
