import { messageSection } from '../messageSection.ts';

export const progressMessages = messageSection('progress', {
  loading: 'Loading',
  done: 'Done',
});
