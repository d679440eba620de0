import { messageSection } from '../messages/messageSection.ts';

export const linkMessages = messageSection('link', {
  opensInNewTab: '(opens in a new tab)',
});
