import { messageSection } from '../messageSection.ts';

export const skeletonMessages = messageSection('skeleton', {
  loading: 'Loading',
});
