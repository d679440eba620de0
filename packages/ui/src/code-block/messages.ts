import { messageSection } from '../messages/messageSection.ts';

export const codeBlockMessages = messageSection('codeBlock', {
  object: 'code',
  wrap: 'Wrap lines',
});
