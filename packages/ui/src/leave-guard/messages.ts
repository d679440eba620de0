import { messageSection } from '../messages/messageSection.ts';

export const leaveGuardMessages = messageSection('leaveGuard', {
  title: 'Leave without saving?',
  message: 'Your changes have not been saved and will be lost.',
  savingTitle: 'Leave while saving?',
  savingMessage: 'Your changes are being saved. If you leave now, you will not know whether they were saved.',
  leave: 'Leave',
  stay: 'Stay',
});
