import { messageSection } from '../messageSection.ts';

export const passwordFieldMessages = messageSection('passwordField', {
  show: 'Show password',
  hide: 'Hide password',
  capsLock: 'Caps Lock is on.',
});
