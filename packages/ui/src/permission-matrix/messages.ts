import { messageSection } from '../messages/messageSection.ts';

/** Texts of the permission matrix and of the list of changes. */
export const permissionMatrixMessages = messageSection('permissionMatrix', {
  levels: { none: 'None', read: 'Read', manage: 'Manage' },
  setAll: 'Set all',
  setAllOf: (area: string) => `Set all of ${area}`,
  allSet: (area: string, level: string) => `${area}: all set to ${level} where possible`,
  count: (granted: string, count: string) => `${granted} of ${count}`,
  withAccess: 'with access',
  levelOf: (group: string, level: string) => `${group}: ${level}`,
  previousLevel: (level: string) => `was ${level}`,
  search: 'Search permissions',
  found: (count: string, isOne: boolean) => (isOne ? '1 found' : `${count} found`),
  noMatch: (text: string) => `Nothing matches “${text}”`,
  changes: 'Changed permissions',
  noChanges: 'Nothing has changed.',
  change: (from: string, to: string) => `from ${from} to ${to}`,
});
