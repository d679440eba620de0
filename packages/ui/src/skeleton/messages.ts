import { messageSection } from '../messages/messageSection.ts';

export const skeletonMessages = messageSection('skeleton', {
  loading: 'Loading',
});
