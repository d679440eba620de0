import { messageSection } from '../messages/messageSection.ts';

export const copyButtonMessages = messageSection('copyButton', {
  // The object can come first in the sentence.
  copy: (object: string) => `Copy ${object}`,
  copied: (object: string) => `${object.charAt(0).toUpperCase()}${object.slice(1)} copied`,
  downloaded: (name: string) => `${name} downloaded`,
  failed: 'The browser did not allow copying.',
  copyManually: 'The text is selected: copy it with Ctrl C, or ⌘ C on a Mac.',
  text: (object: string) => `Text: ${object}`,
});
