import { messageSection } from '../messageSection.ts';

export const otpFieldMessages = messageSection('otpField', {
  checking: 'Checking',
});
