import { messageSection } from '../messageSection.ts';

export const overlayMessages = messageSection('overlay', {
  close: 'Close',
});
