import { messageSection } from '../messages/messageSection.ts';

export const statesMessages = messageSection('states', {
  retry: 'Try again',
  reference: 'Reference',
  referenceObject: 'reference',
  needPermission: 'You need permission',
  notEnabled: 'Not enabled for this account',
  offline: 'You are offline',
  offlineText: 'Lists you have already opened still work. You cannot save changes until you are back online.',
  ask: 'Ask',
  askUser: (name: string) => `Ask ${name}`,
});
