import { messageSection } from '../messages/messageSection.ts';

export const passwordFieldMessages = messageSection('passwordField', {
  show: 'Show password',
  hide: 'Hide password',
  capsLock: 'Caps Lock is on.',
});

export const passwordChecklistMessages = messageSection('passwordChecklist', {
  label: 'The password needs',
  met: 'met',
  notMet: 'not met yet',
  progress: (met: string, count: string) => `${met} of ${count} met`,
});
