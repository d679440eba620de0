import { messageSection } from '../messageSection.ts';

export const linkMessages = messageSection('link', {
  opensInNewTab: '(opens in a new tab)',
});
