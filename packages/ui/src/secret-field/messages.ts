import { messageSection } from '../messages/messageSection.ts';

export const secretFieldMessages = messageSection('secretField', {
  copy: 'Copy',
  show: (object: string) => `Show ${object}`,
  hide: (object: string) => `Hide ${object}`,
  hidden: (object: string) => `The ${object} is hidden`,
  warning: (object: string) => `You will not see this ${object} again.`,
  storageHint: 'Store it in your secret manager. If it is lost, rotate it.',
  stored: (object: string) => `I stored the ${object}`,
});
