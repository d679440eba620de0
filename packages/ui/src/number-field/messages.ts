import { messageSection } from '../messages/messageSection.ts';

export const numberFieldMessages = messageSection('numberField', {
  kind: 'number field',
  unreadable: 'Enter a number.',
  increase: (label: string) => `Increase ${label}`,
  decrease: (label: string) => `Decrease ${label}`,
});
