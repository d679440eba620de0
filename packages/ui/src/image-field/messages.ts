import { messageSection } from '../messages/messageSection.ts';

export const imageFieldMessages = messageSection('imageField', {
  choose: 'Choose image',
  change: 'Change',
  remove: 'Remove',
  none: 'No image',
  chooseFor: (label: string) => `Choose image: ${label}`,
  changeOf: (label: string) => `Change ${label}`,
  removeOf: (label: string) => `Remove ${label}`,
  backdrop: 'Preview background',
  light: 'Light',
  dark: 'Dark',
  decorative: 'Decorative',
  notDownloaded: 'The image could not be downloaded.',
  retry: 'Try again',
});
