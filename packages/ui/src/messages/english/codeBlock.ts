import { messageSection } from '../messageSection.ts';

export const codeBlockMessages = messageSection('codeBlock', {
  object: 'code',
  wrap: 'Wrap lines',
});
