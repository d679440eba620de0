import { messageSection } from '../messages/messageSection.ts';

export const treeMessages = messageSection('tree', {
  loading: 'Loading',
  empty: 'Nothing here yet',
  failed: 'The items could not be loaded.',
  retry: 'Try again',
});
