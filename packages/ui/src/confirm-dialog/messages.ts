import { messageSection } from '../messages/messageSection.ts';

export const confirmDialogMessages = messageSection('confirmDialog', {
  cancel: 'Cancel',
  error: 'Something went wrong with this action.',
  typeToConfirm: (text: string) => `Type ${text} to confirm`,
  typeFirst: (text: string) => `Type ${text} first`,
  mismatch: 'The text does not match.',
});
