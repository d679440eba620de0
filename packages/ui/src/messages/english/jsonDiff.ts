import { messageSection } from '../messageSection.ts';

export const jsonDiffMessages = messageSection('jsonDiff', {
  removed: 'removed',
  added: 'added',
  unchanged: 'No changes',
  onlyChanges: 'Only changes',
  skipped: (count: string, isOne: boolean) => (isOne ? '1 line the same' : `${count} lines the same`),
  summary: (added: string, removed: string) => `${added} added, ${removed} removed`,
});
