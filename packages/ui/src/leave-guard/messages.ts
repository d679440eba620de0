import { messageSection } from '../messages/messageSection.ts';

export const leaveGuardMessages = messageSection('leaveGuard', {
  title: 'Leave without saving?',
  message: 'What you changed has not been saved and will be lost.',
  savingTitle: 'Leave while it is being saved?',
  savingMessage: 'What you changed is on its way. If you leave now, you will not be told whether it was saved.',
  leave: 'Leave',
  stay: 'Stay',
});
