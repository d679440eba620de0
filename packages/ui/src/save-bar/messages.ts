import { messageSection } from '../messages/messageSection.ts';

export const saveBarMessages = messageSection('saveBar', {
  region: 'Unsaved changes',
  changes: (count: string, isOne: boolean) => (isOne ? '1 change' : `${count} changes`),
  save: 'Save changes',
  discard: 'Discard',
});
