import { messageSection } from '../messages/messageSection.ts';

export const qrCodeMessages = messageSection('qrCode', {
  tooLong: 'This text is too long for a QR code.',
});
