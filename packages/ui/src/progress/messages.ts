import { messageSection } from '../messages/messageSection.ts';

export const progressMessages = messageSection('progress', {
  loading: 'Loading',
  done: 'Done',
});
