import { messageSection } from '../messageSection.ts';

export const checkboxGroupMessages = messageSection('checkboxGroup', {
  atLeastOne: 'Select at least one.',
});
