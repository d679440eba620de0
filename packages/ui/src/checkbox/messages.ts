import { messageSection } from '../messages/messageSection.ts';

export const checkboxGroupMessages = messageSection('checkboxGroup', {
  atLeastOne: 'Select at least one.',
});
