import { messageSection } from '../messages/messageSection.ts';

export const jsonDiffMessages = messageSection('jsonDiff', {
  removed: 'removed',
  added: 'added',
  unchanged: 'No changes',
  onlyChanges: 'Only changes',
  skipped: (count: string, isOne: boolean) => (isOne ? '1 unchanged line' : `${count} unchanged lines`),
  more: (count: string, isOne: boolean) => (isOne ? '1 more line is not shown' : `${count} more lines are not shown`),
  summary: (added: string, removed: string) => `${added} added, ${removed} removed`,
});
