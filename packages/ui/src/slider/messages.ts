import { messageSection } from '../messages/messageSection.ts';

export const sliderMessages = messageSection('slider', {
  from: 'From',
  to: 'To',
});
