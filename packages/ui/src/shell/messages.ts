import { messageSection } from '../messages/messageSection.ts';

export const shellMessages = messageSection('shell', {
  skipLinks: 'Skip to',
  skipToContent: 'Skip to content',
  skipToMenu: 'Skip to menu',
  skipToSearch: 'Skip to search',
  skipToNotifications: 'Skip to notifications',
  mainMenu: 'Main',
  openMenu: 'Open menu',
  collapseMenu: 'Collapse menu',
  expandMenu: 'Expand menu',
  opensInNewTab: '(opens in a new tab)',
});
