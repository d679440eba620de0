import { messageSection } from '../messageSection.ts';

export const passwordChecklistMessages = messageSection('passwordChecklist', {
  label: 'The password needs',
  met: 'met',
  notMet: 'not met yet',
  progress: (met: string, count: string) => `${met} of ${count} met`,
});
