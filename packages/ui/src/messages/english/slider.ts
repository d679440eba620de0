import { messageSection } from '../messageSection.ts';

export const sliderMessages = messageSection('slider', {
  from: 'From',
  to: 'To',
});
