import { messageSection } from '../messages/messageSection.ts';

export const qrCodeMessages = messageSection('qrCode', {
  tooLong: 'This is too long for a code that a camera reads.',
});
