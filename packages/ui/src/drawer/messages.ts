import { messageSection } from '../messages/messageSection.ts';

export const drawerMessages = messageSection('drawer', {
  close: 'Close',
});
