import { messageSection } from '../messageSection.ts';

export const leaveGuardMessages = messageSection('leaveGuard', {
  title: 'Leave without saving?',
  message: 'What you changed has not been saved and will be lost.',
  leave: 'Leave',
  stay: 'Stay',
});
