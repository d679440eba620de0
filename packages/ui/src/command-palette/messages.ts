import { messageSection } from '../messages/messageSection.ts';

export const commandPaletteMessages = messageSection('commandPalette', {
  label: 'Jump to…',
  recent: 'Recent',
  back: 'Back',
  close: 'Close',
  searching: 'Searching',
  failed: 'The search failed.',
  retry: 'Try again',
  empty: 'Nothing to jump to yet',
  noMatch: (query: string) => `Nothing matches “${query}”`,
  found: (count: string, isOne: boolean) => (isOne ? '1 result' : `${count} results`),
  move: 'move',
  open: 'open',
  inNewTab: 'in a new tab',
});
