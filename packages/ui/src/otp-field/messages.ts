import { messageSection } from '../messages/messageSection.ts';

export const otpFieldMessages = messageSection('otpField', {
  checking: 'Checking',
});
